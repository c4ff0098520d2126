/** All tables of this browser, the most urgent first. */
import * as api from "../protocol/api";
import { tried } from "../protocol/failure";
import type { MySummary, Problem } from "../protocol/types";
import { attention, chime } from "./attention.svelte";
import { library } from "./library.svelte";
import { mySeats } from "./my-seats.svelte";
import { router } from "./router.svelte";
import { byUrgency, isMyTurn } from "./urgency";
import { t } from "./words.svelte";

/** The server answers for this many at a time. */
const AT_ONCE = 200;
const REFRESH = 10_000;

class MyTables {
  tables = $state.raw<MySummary[]>([]);
  failure = $state.raw<Problem>();

  readonly known = $derived(this.tables.filter(({ game }) => library.game(game)));
  readonly running = $derived(
    byUrgency(
      this.known.filter(({ status }) => status !== "over"),
      Date.now(),
    ),
  );
  readonly finished = $derived(
    this.known.filter(({ status }) => status === "over").sort((a, b) => b.updated - a.updated),
  );
  /** Those at which this player is asked. */
  readonly due = $derived(this.running.filter(isMyTurn));

  /** Those of them that are not open here. */
  readonly elsewhere = $derived(
    this.due.filter(({ table }) => router.route.page !== "table" || router.route.id !== table),
  );

  async refresh(): Promise<void> {
    this.failure = await tried(async () => {
      const tokens = mySeats.tokens.slice(0, AT_ONCE);
      this.tables = tokens.length > 0 ? await api.mine(tokens) : [];
    });
  }

  /** Looks again and again whether the player is asked somewhere, and calls the player there. The result ends it. */
  watch(): () => void {
    let known: Set<string> | undefined;
    const look = async (): Promise<void> => {
      await this.refresh();
      const now = this.elsewhere;
      for (const table of known ? now.filter((one) => !known?.has(one.table)) : []) call(table);
      known = new Set(this.due.map(({ table }) => table));
    };
    void look();
    const timer = setInterval(() => void look(), REFRESH);
    return () => clearInterval(timer);
  }

  /** Goes to the next table that waits for this player. */
  async next(): Promise<void> {
    await this.refresh();
    const [first] = this.elsewhere;
    router.go(first ? `#/table/${first.table}` : "#/mine");
  }
}

function call({ table, game }: MySummary): void {
  chime();
  attention.notify(table, t("table-your-turn"), t(`${game}-title`));
}

export const myTables = new MyTables();
