/** Share of a panel, at each end, that is too close to the end to be read. */
const EDGE = 0.1;

/**
 * Scrolls a panel until an item of it is well in view. Unlike
 * `scrollIntoView()`, it scrolls nothing else.
 *
 * @param item - The item; without one, the panel stays as it is.
 */
export function showInPanel(panel: Element, item: Element | null): void {
  if (!item) return;
  const frame = panel.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  const edge = EDGE * frame.height;
  if (top >= frame.top + edge && bottom <= frame.bottom - edge) return;
  panel.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

/**
 * Keeps the active item of a panel in view while the page is read.
 *
 * @param active - A selector of the item, whose class says that it is active.
 * @returns Ends it.
 */
export function followInPanel(panel: Element, active: string): () => void {
  let last: Element | null = null;
  const follow = () => {
    const item = panel.querySelector(active);
    // Classes are set again whenever the page is scrolled.
    if (item !== last) showInPanel(panel, item);
    last = item;
  };
  const observer = new MutationObserver(follow);
  observer.observe(panel, { attributeFilter: ["class"], subtree: true });
  follow();
  return () => observer.disconnect();
}
