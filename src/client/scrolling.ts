let observer: ResizeObserver | undefined;

/**
 * Makes those display formulas focusable that scroll sideways, so that they
 * can be scrolled with the keys; any other would be one more stop on the way
 * through the page. The build cannot know which: it depends on the width.
 */
export function watchFormulas(): void {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) update(target);
  });
  observer.disconnect();
  for (const box of document.querySelectorAll(".katex-display")) {
    observer.observe(box);
  }
}

function update(box: Element): void {
  if (box.scrollWidth > box.clientWidth) {
    box.setAttribute("tabindex", "0");
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", "Formula");
  } else {
    for (const name of ["tabindex", "role", "aria-label"]) {
      box.removeAttribute(name);
    }
  }
}
