import { describe, expect, it } from "vitest";
import { commands, type Player, type Teams } from "../../src/boards/ringkrieg/team";
import type { GameInfo, RolesOption } from "../../src/protocol/types";
import { bySide, isDuel, partiesOf, rolesOf } from "../../src/table/roles";
import { DRAWN, fitted, offersChoice, rolesFor } from "../../src/table/setup/options";
import { view } from "../builders";

const option: RolesOption = {
  id: "roles",
  kind: "roles",
  default: null,
  roles: { 2: ["free", "shadow"], 3: ["free", "king", "wizard"] },
};
const game = { id: "war", options: [option], seat_counts: [2, 3] } as unknown as GameInfo;
const seat = (role: string, side: string, more = {}) => ({ role, side, leading: false, next: false, ...more });

describe("roles of seats", () => {
  it("are in their order by default, as chosen, or drawn", () => {
    expect(rolesFor(option, null, 3)).toEqual(["free", "king", "wizard"]);
    expect(rolesFor(option, ["king", "free", "wizard"], 3)).toEqual(["king", "free", "wizard"]);
    expect(rolesFor(option, DRAWN, 3)).toEqual([]);
  });

  it("are sent only as far as they fit the number of seats, and are no option of their own", () => {
    expect(fitted(game, { roles: ["king", "free", "wizard"] }, 2)).toEqual({ roles: null });
    expect(fitted(game, { roles: DRAWN }, 2)).toEqual({ roles: DRAWN });
    expect(offersChoice(option, {})).toBe(false);
  });

  it("are shown where somebody has a teammate, and teammates stand together", () => {
    const alone = { ...view(0), game: "war", board: { players: [seat("free", "free"), seat("shadow", "shadow")] } };
    expect(rolesOf(alone)).toEqual([]);
    const players = [seat("gondor", "free"), seat("king", "shadow"), seat("rohan", "free", { leading: true })];
    const roles = rolesOf({ ...view(0), game: "war", board: { players } });
    expect(roles[2]).toEqual({ name: "war-option-roles-rohan", side: "free", leading: true, next: false });
    expect(bySide([{ seat: 0 }, { seat: 1 }, { seat: 2 }], roles).map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });
});

describe("parties", () => {
  it("are two where two sides or two players play", () => {
    const players = [seat("gondor", "free"), seat("king", "shadow"), seat("rohan", "free")];
    const teams = { ...view(0), game: "war", seats: 3, board: { players } };
    expect(partiesOf(teams)).toEqual(["free", "shadow", "free"]);
    expect(isDuel(teams)).toBe(true);
    expect(isDuel({ ...view(0), seats: 2, board: {} })).toBe(true);
    expect(isDuel({ ...view(0), seats: 3, board: {} })).toBe(false);
  });
});

describe("armies that a player commands", () => {
  const player = (nations: string[], side = "free"): Player => ({ ...seat("", side), nations }) as unknown as Player;
  const players = [player(["gondor"]), player(["sauron"], "shadow"), player(["rohan"])];
  const teams = { mixed: {} } as Teams;
  const gondor = { "gondor-regular": 1 };

  it("are those of the own nations, and mixed ones that the player leads", () => {
    const both = { "gondor-regular": 1, "rohan-regular": 2 };
    expect(commands({ players, teams }, 0, "edoras", gondor, "free")).toBe(true);
    expect(commands({ players, teams }, 2, "edoras", gondor, "free")).toBe(false);
    expect(commands({ players, teams: { ...teams, mixed: { edoras: 2 } } }, 0, "edoras", both, "free")).toBe(false);
    expect(commands({ players, teams: { ...teams, mixed: { edoras: 2 } } }, 2, "edoras", both, "free")).toBe(true);
  });

  it("are not marked for a player who commands them all, nor for spectators", () => {
    expect(commands({ players: players.slice(0, 2), teams }, 0, "edoras", gondor, "free")).toBe(false);
    expect(commands({ players, teams }, null, "edoras", gondor, "free")).toBe(false);
  });
});
