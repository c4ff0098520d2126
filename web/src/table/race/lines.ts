/** How far everybody had come, stretch by stretch of a game. */
import type { LogOf } from "../../protocol/events";

/** Adds what an event is worth to what each seat has; true where a new stretch begins with it. */
export type Counting<Event> = (event: Event, now: number[]) => boolean;

/**
 * By seat: what they had at the beginning, and at the end of each stretch. In the end they had what `end` says; a game
 * that began in the middle began with what is missing to that.
 */
export function linesOf<Event>(log: readonly LogOf<Event>[], end: number[], count: Counting<Event>): number[][] {
  const now = end.map(() => 0);
  const stands = [[...now]];
  for (const event of log.flatMap(({ events }) => events)) {
    const before = [...now];
    if (count(event, now)) stands.push(before);
  }
  stands.push([...now]);
  return end.map((value, seat) => stands.map((stand) => value - (now[seat] ?? 0) + (stand[seat] ?? 0)));
}

export function add(now: number[], seat: number, worth: number): void {
  now[seat] = (now[seat] ?? 0) + worth;
}
