/**
 * Notes which globals there are.
 *
 * @returns Removes those that are new, because the next program shares the realm
 * and should not see them.
 */
export function trackGlobals(): () => void {
  const known = new Set(Object.getOwnPropertyNames(globalThis));
  return () => {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  };
}
