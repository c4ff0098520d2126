/** What a server tells as changes to the last state; docs/protocol.md describes them. */
import type { Json, Patch, StateMessage } from "./types";

type Step = string | number;
type Change = [path: Step[], ...what: Json[]];

/** The state after a patch. What has not changed is the same object as before, and the earlier state stays as it was. */
export function patched(state: StateMessage, { changes }: Patch): StateMessage {
  let document: unknown = state;
  for (const [path, ...what] of changes as Change[]) document = changed(document, path, what);
  return document as StateMessage; // the server's patches lead from state to state
}

function changed(there: unknown, path: Step[], what: Json[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return what.length === 1 ? what[0] : spliced(there as Json[], what);
  const copy = (Array.isArray(there) ? [...there] : { ...(there as object) }) as Record<Step, unknown>;
  if (what.length || rest.length) copy[first] = changed(copy[first], rest, what);
  else delete copy[first];
  return copy;
}

function spliced(list: Json[], [start, removed, items]: Json[]): Json[] {
  return list.toSpliced(start as number, removed as number, ...(items as Json[]));
}
