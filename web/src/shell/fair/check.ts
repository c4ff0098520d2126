/** Checks the dice of a finished game in a worker. */
import type { GameRecord } from "../../protocol/types";
import type { Kept } from "./kept";
import type { Verdict } from "./verdict";

export function check(record: GameRecord, kept: Kept): Promise<Verdict> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const found = new Promise<Verdict>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Verdict>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ record, kept });
  });
  return found.finally(() => worker.terminate());
}
