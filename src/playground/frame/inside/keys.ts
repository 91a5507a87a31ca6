import { asksForSearch } from "../../../shortcuts";

/**
 * Tell when the reader presses the keys that open the search: while a result has
 * the focus, the page hears none.
 *
 * @param onKeys - Is called for keys of the reader, never for an event of a script.
 */
export function watchSearchKeys(onKeys: () => void): void {
  addEventListener("keydown", (event) => {
    if (!event.isTrusted || !asksForSearch(event)) return;
    event.preventDefault();
    onKeys();
  });
}
