/** What marks an element as a live playground. */
export const playgroundSelector = "[data-playground]";

/**
 * Makes the playgrounds of a page live.
 *
 * No component marks itself as a playground yet, so the list is empty.
 *
 * @param elements - The page's elements that match `playgroundSelector`.
 */
export function bootPlaygrounds(elements: readonly Element[]): void {
  for (const element of elements) {
    throw new Error(`Nothing can boot <${element.localName}> yet`);
  }
}
