import { expect, it } from "vitest";
import { atBoard } from "../../../src/drawing/camera/look.svelte";

it("never leaves the board", () => {
  const look = atBoard();
  look.zoom(0.5);
  look.centre({ x: 90, y: 10 });
  expect(look.camera).toEqual({ x: 50, y: 0, width: 50, height: 50 });
  look.zoom(100);
  expect(look.camera).toEqual({ x: 0, y: 0, width: 100, height: 100 });
});

it("comes no nearer than a quarter of it", () => {
  const look = atBoard();
  look.zoom(0.01);
  expect(look.camera.width).toBe(25);
});
