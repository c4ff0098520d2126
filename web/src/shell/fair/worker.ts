/** Draws all draws of a game again, without holding up the page. */
import type { GameRecord } from "../../protocol/types";
import type { Kept } from "./kept";
import { verdictOn } from "./verdict";

self.onmessage = ({ data }: MessageEvent<{ record: GameRecord; kept: Kept }>): void => {
  self.postMessage(verdictOn(data.record, data.kept));
};
