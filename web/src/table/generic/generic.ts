/** How a view without a board of its own is put into words. */
import type { Json } from "../../protocol/types";

export function isPlain(value: Json): boolean {
  return value === null || typeof value !== "object";
}

/** `ring_fields` as people write it: `Ring fields`. */
export function spoken(name: string): string {
  const words = name.replaceAll(/[_-]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
