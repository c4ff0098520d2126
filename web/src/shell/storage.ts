/** What this browser remembers. A browser that refuses storage (private mode) still plays, it only forgets. */

export function recall<T>(name: string, otherwise: T): T {
  try {
    const stored = localStorage.getItem(`ringspiel.${name}`);
    return stored === null ? otherwise : (JSON.parse(stored) as T);
  } catch {
    return otherwise;
  }
}

/** Whether it is kept. If not, nothing is to be done: the setting holds until the page is closed. */
export function remember(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`ringspiel.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`ringspiel.${name}`);
  } catch {
    // What is not kept need not be forgotten.
  }
}
