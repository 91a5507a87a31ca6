import { useEffect, useRef, type RefObject } from "react";

/**
 * Makes a box focusable while it scrolls, so that it can be scrolled with the
 * keys; any other would be one more stop on the way through the page.
 *
 * @param name - The `id` of what it is called.
 * @returns To be given to the box, which has one child.
 */
export function useScrollable(name: string): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => update(element, name));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [name]);
  return box;
}

function update(box: HTMLElement, name: string): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight) {
    box.tabIndex = 0;
    box.role = "group";
    box.setAttribute("aria-labelledby", name);
  } else {
    for (const attribute of ["tabindex", "role", "aria-labelledby"])
      box.removeAttribute(attribute);
  }
}
