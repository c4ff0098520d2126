/** A number of fields that grows as a hobbit walks. */
import { untrack } from "svelte";
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { STEP } from "./pace";

/** Follows `rings`; takes its time when `when` says that he sets off now. Called while a component is set up. */
export function journey(rings: () => number, when: () => number | undefined): Tween<number> {
  const walked = new Tween(untrack(rings), { easing: cubicInOut });
  $effect.pre(() => {
    const start = when();
    const duration = (from: number, to: number): number => STEP * Math.abs(to - from);
    walked.set(rings(), start === undefined ? { duration: 0 } : { delay: start, duration });
  });
  return walked;
}
