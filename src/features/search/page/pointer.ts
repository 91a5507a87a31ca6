/** Wait until the pointer is on nothing in an element, such as a result. */
export function pointerLeaves(element: Element | null): Promise<void> {
  return new Promise((resolve) => {
    if (!element?.matches(":hover")) resolve();
    else
      element.addEventListener("pointerleave", () => resolve(), { once: true });
  });
}
