/**
 * Makes the box of a table a stop of the Tab key while there is something to
 * scroll in it.
 */
export function followWidth(box: HTMLElement): void {
  new ResizeObserver(() => {
    const overflows = box.scrollWidth > box.clientWidth;
    if (overflows) {
      box.tabIndex = 0;
      box.role = "region";
      box.ariaLabel = "Table that was printed";
    } else {
      for (const name of ["tabindex", "role", "aria-label"])
        box.removeAttribute(name);
    }
  }).observe(box);
}
