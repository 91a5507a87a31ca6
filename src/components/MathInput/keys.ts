import type { KeyboardEvent } from "react";

import { isFieldKey, pressKey } from "../../field";

/** Keys that a reader presses before the field is there to take them. */
export class KeyBuffer {
  readonly #keys: string[] = [];

  /** Keep a key, unless it is one for the page or the browser. */
  take(
    event: Pick<
      KeyboardEvent,
      "key" | "ctrlKey" | "metaKey" | "altKey" | "preventDefault"
    >,
  ): void {
    if (event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = isCommand ? `Control+${event.key}` : event.key;
    if (!isFieldKey(key)) return;
    event.preventDefault();
    this.#keys.push(key);
  }

  /** Press the keys in a field, as if it were done now, and forget them. */
  replay(field: Parameters<typeof pressKey>[0]): void {
    for (const key of this.#keys.splice(0)) pressKey(field, key);
  }
}
