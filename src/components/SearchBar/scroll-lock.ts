/**
 * Keeps the page from scrolling, and its content where it is: what the scroll
 * bar took stays free.
 *
 * @returns Lets it scroll again.
 */
export function lockScroll(): () => void {
  const { documentElement: root } = document;
  const width = innerWidth - root.clientWidth;
  root.style.setProperty("--scrollbar", `${String(width)}px`);
  root.classList.add("scroll-locked");
  return () => {
    root.classList.remove("scroll-locked");
    root.style.removeProperty("--scrollbar");
  };
}
