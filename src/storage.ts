/**
 * Values that the browser keeps for the site. Browsers may refuse to keep
 * anything, and what is kept can be changed from outside, so it is read here
 * only.
 */

/**
 * Reads what is kept under a key.
 *
 * @param read - Makes a value of the string; `undefined` for what is no such value.
 * @returns The value; `undefined` where there is none, or nothing can be kept.
 */
export function readStored<Value>(
  key: string,
  read: (text: string) => Value | undefined,
): Value | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : read(text);
  } catch {
    return undefined;
  }
}

/** Keeps a string under a key, where the browser keeps anything. */
export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // What is chosen holds until the page is left.
  }
}

/**
 * Gives packages a storage that lasts as long as the page where the browser
 * refuses its own: they ask for it without a guard, and would crash the page.
 */
export function ensureStorage(): void {
  try {
    // Where it is refused, to ask it anything throws.
    localStorage.getItem("");
  } catch {
    const items = new Map<string, string>();
    const value: Pick<Storage, "getItem" | "removeItem" | "setItem"> = {
      getItem: (key) => items.get(key) ?? null,
      removeItem: (key) => void items.delete(key),
      setItem: (key, text) => void items.set(key, text),
    };
    Object.defineProperty(window, "localStorage", { value });
  }
}
