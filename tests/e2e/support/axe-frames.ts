import type { Frame } from "@playwright/test";

/**
 * The background that a frame lies on, if a reader sees the frame in the part:
 * sandboxes are hidden ones.
 */
export async function groundOf(
  frame: Frame,
  part: string,
): Promise<string | null> {
  let outermost = frame;
  for (
    let above = frame.parentFrame();
    above?.parentFrame();
    above = above.parentFrame()
  )
    outermost = above;
  const element = await outermost.frameElement();
  return element.evaluate((node, selector) => {
    if (!(node instanceof Element) || !node.checkVisibility()) return null;
    if (node.closest(selector) === null) return null;
    for (let at: Element | null = node; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/^rgba\(.* 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "Canvas";
  }, part);
}

/**
 * Color the root of a result, which is transparent: axe takes what it does not
 * see for white. Runs in the frame.
 */
export function layGround(color: string): void {
  document.documentElement.style.backgroundColor = color;
}
