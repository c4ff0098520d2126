/** Formats of pictures, and which of them this browser can write. */

export type Format = "png" | "svg" | "webp" | "mp4" | "webm";

export const STILL = ["png", "svg"] as const satisfies Format[];

const TYPES: Record<Format, string> = {
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  mp4: "video/mp4",
  webm: "video/webm",
};

export const typeOf = (format: Format): string => TYPES[format];

export const moves = (format: Format): boolean => !(STILL as readonly Format[]).includes(format);

/** Those that show a stretch of a game, the most useful first. */
export function movingFormats(): Format[] {
  const films = (["mp4", "webm"] as const).filter(
    (format) => typeof MediaRecorder !== "undefined" && MediaRecorder.isTypeSupported(TYPES[format]),
  );
  return [...(writesWebp() ? (["webp"] as const) : []), ...films];
}

function writesWebp(): boolean {
  return document.createElement("canvas").toDataURL(TYPES.webp).startsWith(`data:${TYPES.webp}`);
}
