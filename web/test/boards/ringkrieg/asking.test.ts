import { describe, expect, it } from "vitest";
import {
  type Asking,
  completed,
  inTheWay,
  meantBy,
  offeredBy,
  regionOf,
  triedBy,
} from "../../../src/boards/ringkrieg/asking";
import { compatible, selectable, targetsOf } from "../../../src/table/selection";
import { choice } from "../../builders";

const MARCHES = [
  choice(1, "region:moria", "to:dimrill-dale"),
  choice(2, "region:moria", "to:hollin"),
  choice(3, "region:dol-guldur", "to:dimrill-dale"),
  choice(4, "region:hollin", "to:moria"),
  choice(5, "button:done"),
];

function asking(...selected: string[]): Asking {
  return {
    targets: new Set(targetsOf(MARCHES)),
    selectable: selectable(MARCHES, selected),
    selected,
    offered: offeredBy(MARCHES, selectable(MARCHES, selected), selected),
    pick: () => undefined,
  };
}

describe("a target", () => {
  it("lies in its region, inside a Stronghold too", () => {
    expect(regionOf("region:moria")).toBe("moria");
    expect(regionOf("region:inside-moria")).toBe("moria");
    expect(regionOf("to:hollin")).toBe("hollin");
  });

  it("that is no region lies nowhere on the map", () => {
    expect(regionOf("figure:nazgul")).toBeUndefined();
  });
});

describe("a click on a region", () => {
  it("means the army there first, and a goal once an army is chosen", () => {
    expect(meantBy(asking(), MARCHES, "hollin")).toBe("region:hollin");
    expect(meantBy(asking("region:moria"), MARCHES, "hollin")).toBe("to:hollin");
  });

  it("means another army where the chosen one cannot go", () => {
    expect(meantBy(asking("region:moria"), MARCHES, "dol-guldur")).toBe("region:dol-guldur");
  });

  it("takes back what is chosen there", () => {
    expect(meantBy(asking("region:moria"), MARCHES, "moria")).toBe("region:moria");
  });

  it("never sends another army than the chosen one", () => {
    expect(meantBy(asking("region:hollin"), MARCHES, "dimrill-dale")).toBeUndefined();
    expect(triedBy(["region:hollin"], "dimrill-dale")).toEqual(["region:hollin", "to:dimrill-dale"]);
  });

  it("on a destination alone picks the only army that could go there, or waits for one", () => {
    expect(completed(MARCHES, ["to:moria"], "to:moria")).toEqual(["region:hollin", "to:moria"]);
    expect(completed(MARCHES, ["to:dimrill-dale"], "to:dimrill-dale")).toEqual(["to:dimrill-dale"]);
  });

  it("means nothing where nothing is asked", () => {
    expect(meantBy(asking(), MARCHES, "rohan")).toBeUndefined();
  });
});

it("offers where an answer begins, then what fits", () => {
  expect([...asking().offered]).toEqual(["region:moria", "region:dol-guldur", "region:hollin", "button:done"]);
  expect([...asking("region:moria").offered]).toEqual(["region:moria", "to:dimrill-dale", "to:hollin"]);
});

describe("what a new pick takes back", () => {
  it("is nothing as long as the picks fit together", () => {
    expect(inTheWay(MARCHES, ["region:moria"], "to:hollin")).toEqual([]);
  });

  it("is whatever goes with no choice of the new one", () => {
    expect(inTheWay(MARCHES, ["region:moria", "to:hollin"], "region:dol-guldur")).toEqual([
      "region:moria",
      "to:hollin",
    ]);
    expect(inTheWay(MARCHES, ["region:moria", "to:dimrill-dale"], "region:dol-guldur")).toEqual(["region:moria"]);
  });

  it("always leaves a selection that can become an answer", () => {
    for (const one of targetsOf(MARCHES)) {
      for (const other of targetsOf(MARCHES)) {
        if (one === other) continue;
        const kept = [one].filter((target) => !inTheWay(MARCHES, [one], other).includes(target));
        expect(compatible(MARCHES, [...kept, other])).not.toEqual([]);
      }
    }
  });
});
