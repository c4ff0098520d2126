import { describe, expect, it } from "vitest";
import { verdictFor } from "../../src/table/verdict";

describe("the end of a game", () => {
  it("speaks to the player", () => {
    expect(verdictFor({ winners: [1] }, [1])).toBe("won");
    expect(verdictFor({ winners: [1] }, [0])).toBe("lost");
    expect(verdictFor({ winners: [0, 2] }, [2])).toBe("won-together");
    expect(verdictFor({ winners: [] }, [0])).toBe("lost");
  });

  it("takes no side where nobody or several look", () => {
    expect(verdictFor({ winners: [1] }, [])).toBe("over");
    expect(verdictFor({ winners: [1] }, [0, 1])).toBe("over");
  });
});
