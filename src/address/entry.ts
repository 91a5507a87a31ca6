/**
 * Put a fragment into the address of the page. The router is not asked to: it
 * would take each change for a move of the reader.
 *
 * @param fragment - Without the `#`; an empty one takes that away as well.
 * @param how - Whether the entry before stays to go back to.
 */
export function writeAddress(
  fragment: string,
  how: "pushState" | "replaceState",
): void {
  const { pathname, search } = location;
  const hash = fragment && `#${fragment}`;
  history[how](history.state, "", `${pathname}${search}${hash}`);
}
