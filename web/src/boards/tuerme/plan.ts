/** The routes of the running move, by the field where they end. */
import type { Route } from "./position";

/** The best first: most tiles for the mover, then the cheapest. */
export function byGoal(routes: readonly Route[]): Map<string, Route[]> {
  const found = new Map<string, Route[]>();
  for (const route of routes) found.set(route.to, [...(found.get(route.to) ?? []), route]);
  for (const ways of found.values()) ways.sort((one, other) => other.own_gain - one.own_gain || one.cost - other.cost);
  return found;
}
