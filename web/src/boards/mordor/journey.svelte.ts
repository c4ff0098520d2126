/** A number of fields that grows as a hobbit walks. */
import { untrack } from "svelte";
import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { STEP, type Walk } from "./pace";

/** Follows `rings`; takes its time when he sets off just now. Called while a component is set up. */
export function journey(rings: () => number, walk: () => Walk | undefined): Tween<number> {
  const walked = new Tween(untrack(rings), { easing: cubicInOut });
  $effect.pre(() => {
    const now = walk();
    const to = rings();
    walked.set(now?.from ?? to, { duration: 0 });
    if (now) walked.set(to, { delay: now.when, duration: STEP * (to - now.from) });
  });
  return walked;
}
