/** Between the page and the worker in which the server runs. */

export type ToEngine =
  | { kind: "request"; id: number; method: string; address: string; body: string }
  | { kind: "open"; id: number; address: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "leave"; id: number };

export type FromEngine =
  | { kind: "reply"; id: number; status: number; headers: [string, string][]; content: string }
  | { kind: "told"; id: number; text: string }
  | { kind: "ended"; id: number }
  /** How much of the engine is there, from 0 to 1. */
  | { kind: "progress"; share: number }
  | { kind: "failed"; why: "engine" | "other-tab" };
