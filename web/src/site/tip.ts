/** What a thing says of itself when a pointer rests on it: its `title`, or that of a drawing. */
export interface Tip {
  text: string;
  of: Element;
}

/** Things with a use of their own, which a tap is for. */
const USEFUL = "button, a, input, select, textarea, summary, label, [role=button], [role=tab], [role=slider]";

export function tipOf(thing: Element): Tip | undefined {
  const drawn = thing instanceof SVGElement ? thing.querySelector(":scope > title")?.textContent : undefined;
  const text = (thing.getAttribute("title") ?? drawn)?.trim();
  return text ? { text, of: thing } : undefined;
}

/** The tip of what was tapped, or of what it is a part of. */
export function tappedTip(tapped: Element): Tip | undefined {
  if (tapped.closest(USEFUL)) return undefined;
  for (let thing: Element | null = tapped; thing; thing = thing.parentElement) {
    const tip = tipOf(thing);
    if (tip) return tip;
  }
  return undefined;
}

interface Size {
  width: number;
  height: number;
}

/** Whether some of it is in the window; a thing that is not drawn, or no longer, is nowhere. */
export function inSight(thing: { left: number; top: number; right: number; bottom: number }, window: Size): boolean {
  return thing.right > 0 && thing.bottom > 0 && thing.left < window.width && thing.top < window.height;
}

/** Below the thing, or above it where the window ends, and never beyond the window's edges. */
export function placeOf(
  thing: { left: number; top: number; bottom: number; width: number },
  bubble: Size,
  window: Size,
): { left: number; top: number } {
  const gap = 6;
  const below = thing.bottom + gap;
  const left = thing.left + thing.width / 2 - bubble.width / 2;
  return {
    left: Math.max(gap, Math.min(left, window.width - bubble.width - gap)),
    top: below + bubble.height + gap > window.height ? Math.max(gap, thing.top - gap - bubble.height) : below,
  };
}
