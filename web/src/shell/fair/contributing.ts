/** This browser's part in the dice of a table: it pledges a random number, and reveals it when all have pledged. */
import type { Pledge, Reveal, StateMessage } from "../../protocol/types";
import { newContribution, pledgeTo } from "./draws";
import { firstCommitment, keep, keptOf } from "./kept";

/** Resolves when the server has acknowledged the message. */
type Send = (message: Pledge | Reveal) => Promise<unknown>;

export class Contributing {
  #send: Send;
  #sent = new Set<string>();
  #last: StateMessage | undefined;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The line is open. The first state comes before that, so everything that is still awaited is sent now, or again. */
  begin(): void {
    this.#sent.clear();
    if (this.#last) this.heard(this.#last);
  }

  heard(state: StateMessage): void {
    this.#last = state;
    const { table, gathered } = state;
    if (firstCommitment(table, state.commitment) === null || !gathered) return;
    for (const { seat } of state.sides) {
      if (seat === null) continue;
      if (gathered.awaits_pledge.includes(seat)) this.#pledge(table, seat);
      if (gathered.awaits_value.includes(seat)) this.#reveal(state, seat);
    }
  }

  #pledge(table: string, seat: number): void {
    const kept = keptOf(table);
    const { value } = kept.mine[seat] ?? { value: newContribution() };
    keep(table, { ...kept, mine: { ...kept.mine, [seat]: { value, given: false } } });
    this.#once({ type: "pledge", seat, pledge: pledgeTo(seat, value) });
  }

  /** The pledges of the others are kept first: from now on nobody may change them. */
  #reveal({ table, gathered }: StateMessage, seat: number): void {
    const kept = keptOf(table);
    const mine = kept.mine[seat];
    const pledges = Object.fromEntries(gathered?.contributions.map((each) => [each.seat, each.pledge]) ?? []);
    if (!mine || pledges[seat] !== pledgeTo(seat, mine.value)) return;
    if (Object.keys(kept.pledges).length === 0) keep(table, { ...kept, pledges });
    const given = this.#once({ type: "reveal", seat, value: mine.value });
    void given?.then(() => {
      const now = keptOf(table);
      keep(table, { ...now, mine: { ...now.mine, [seat]: { value: mine.value, given: true } } });
    });
  }

  /** A message that failed is sent again with the next state, or not any more if it came too late. */
  #once(message: Pledge | Reveal): Promise<unknown> | undefined {
    const name = `${message.type} ${message.seat}`;
    if (this.#sent.has(name)) return undefined;
    this.#sent.add(name);
    const sent = this.#send(message);
    sent.catch(() => this.#sent.delete(name));
    return sent;
  }
}
