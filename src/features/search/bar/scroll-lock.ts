/**
 * Keeps the page from scrolling, and its content where it is: what the scroll
 * bar took stays free.
 *
 * @returns Lets it scroll again.
 */
export function lockScroll(): () => void {
  const { body, documentElement: root } = document;
  const { overflow } = body.style;
  const width = innerWidth - root.clientWidth;
  root.style.setProperty("--scrollbar", `${String(width)}px`);
  root.classList.add("scroll-locked");
  // DocSearch would make the body a box that scrolls, from its start. Its rule
  // is in a layer, and important there: no sheet of ours has the last word.
  body.style.setProperty("overflow", "visible", "important");
  return () => {
    root.classList.remove("scroll-locked");
    body.style.overflow = overflow;
    root.style.removeProperty("--scrollbar");
  };
}
