import { describe, expect, it } from "vitest";
import soundOf from "../../../src/boards/ringkrieg/sounds";
import type { BoardEvent } from "../../../src/boards/ringkrieg/types";
import { settings } from "../../../src/shell/settings.svelte";
import { soundsIn } from "../../../src/table/sound/sounds";

const told = (kind: BoardEvent["kind"], data: object = {}): BoardEvent =>
  ({ kind, data, text: { key: kind }, rule: "" }) as never;

describe("the sounds of the war", () => {
  it("are off until somebody wants them", () => {
    expect(settings.get("sounds")).toBe(false);
  });

  it("are each heard once for what happened, and bells for a Stronghold only", () => {
    const events = [
      told("rolled", { faces: [], seat: 0 }),
      told("army-moved", { side: "free" }),
      told("army-moved", { side: "free" }),
      told("attack", {}),
      told("captured", { side: "shadow", region: "bree" }),
      told("captured", { side: "shadow", region: "moria" }),
      told("points", { free: 0, shadow: 2 }),
    ];
    expect(soundsIn(events, soundOf)).toEqual(["dice", "march", "battle", "bell"]);
  });
});
