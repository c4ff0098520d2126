import type { BoardEvent, EventData } from "../../../src/boards/ringkrieg/types";

/** An event as the server tells it, without its words. */
export function event<Kind extends keyof EventData>(kind: Kind, data: EventData[Kind]): BoardEvent {
  return { kind, text: { key: `ringkrieg-${kind}` }, data, rule: "" } as BoardEvent;
}
