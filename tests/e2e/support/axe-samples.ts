/** The attribute of elements whose colors axe looks at. */
export const SAMPLE = "data-ink-sample";

/**
 * Marks elements with text of their own, at most three of each style: of the
 * same tag, classes and appearance. The mark is a number for the appearance,
 * on which contrast depends. Runs in the page.
 *
 * @param part - A selector of what counts.
 * @param seen - Styles that need no more samples.
 * @returns The styles that have samples now.
 */
export function markSamples([part, mark, seen]: [
  part: string,
  mark: string,
  seen: readonly string[],
]): string[] {
  const MOST = 3;
  const known = new Set(seen);
  const grounds = new WeakMap<Element, string>();

  const above = (element: Element): Element | null => {
    if (element.assignedSlot) return element.assignedSlot;
    if (element.parentElement) return element.parentElement;
    const root = element.getRootNode();
    return root instanceof ShadowRoot ? root.host : null;
  };
  /** The backgrounds of an element and of all that it lies on. */
  const groundOf = (element: Element): string => {
    const computed = grounds.get(element);
    if (computed !== undefined) return computed;
    const { backgroundColor, backgroundImage, opacity } =
      getComputedStyle(element);
    const isClear =
      backgroundColor === "rgba(0, 0, 0, 0)" &&
      backgroundImage === "none" &&
      opacity === "1";
    const parent = above(element);
    const ground =
      (parent ? groundOf(parent) : "") +
      (isClear ? "" : `/${backgroundColor} ${backgroundImage} ${opacity}`);
    grounds.set(element, ground);
    return ground;
  };
  const saysSomething = (element: Element) =>
    element.matches("input, select, textarea, a[href]") ||
    [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== "",
    );
  /** All that the contrast of an element depends on. */
  const appearanceOf = (element: Element) => {
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const isBold = Number(style.fontWeight) >= 700;
    const around = above(element);
    return [
      style.color,
      // Large print needs less contrast.
      size >= 24 || (isBold && size >= 18.66),
      style.textDecorationLine,
      style.textShadow,
      // A link among words has to differ from what is around it.
      element.localName === "a" && around ? getComputedStyle(around).color : "",
      groundOf(element),
    ].join("|");
  };

  // Axe cannot tell what lies beneath an accent that takes no room. It has the
  // color of its base.
  const isAccent = (element: Element) =>
    element.matches(".ML__accent-combining-char") &&
    element.getBoundingClientRect().width < 1;

  const counts = new Map<string, number>();
  const numbers = new Map<string, string>();
  const visit = (root: Element) => {
    // WCAG 1.4.3 exempts what is disabled; axe knows it of HTML's own controls.
    if (root.matches("math-field[disabled]")) return;
    if (saysSomething(root) && root.checkVisibility() && !isAccent(root)) {
      const appearance = appearanceOf(root);
      const name = `${root.localName}.${root.getAttribute("class")}`;
      const signature = `${name}|${appearance}`;
      const count = counts.get(signature) ?? 0;
      if (count < MOST && !known.has(signature)) {
        counts.set(signature, count + 1);
        const number = numbers.get(appearance) ?? `${numbers.size}`;
        numbers.set(appearance, number);
        root.setAttribute(mark, number);
      }
    }
    for (const child of root.shadowRoot?.children ?? []) visit(child);
    for (const child of root.children) visit(child);
  };
  const wholes = [...document.querySelectorAll(part)];
  if (wholes.length === 0) throw new Error(`Nothing is at ${part}.`);
  for (const whole of wholes) visit(whole);
  return [...counts.keys()];
}
