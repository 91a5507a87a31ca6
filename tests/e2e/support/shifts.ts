import type { Page } from "@playwright/test";

/** Entry of a layout shift, which the types of the DOM do not know yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Description of a shift for a person: what moved, from where to where. */
export type Shift = string;

/**
 * Note what moves in the page.
 *
 * @param from - "load" notes all shifts of the pages that are opened from now
 * on, "now" those of the page as it is, fonts and all.
 * @param options.input - Whether shifts within 500 ms of the reader's input
 * count, which browsers take for its effect.
 * @returns Tells what has moved since it was last asked.
 */
export async function watchShifts(
  page: Page,
  from: "load" | "now",
  { input = false } = {},
): Promise<() => Promise<Shift[]>> {
  const options = { buffered: from === "load", input };
  if (from === "load") await page.addInitScript(observe, options);
  else {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.evaluate(observe, options);
  }
  return () =>
    page.evaluate(async () => {
      // Shifts are told after the frame in which they were seen.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return (Reflect.get(window, "shiftsSeen") as string[]).splice(0);
    });
}

/** Runs in the page. */
function observe(options: { buffered: boolean; input: boolean }): void {
  const seen: string[] = [];
  Reflect.set(window, "shiftsSeen", seen);
  const box = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map((px) => px.toFixed(1)).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, sources, value } = entry as LayoutShift;
      if (hadRecentInput && !options.input) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        // A part of a shadow tree has no element here.
        const what = element?.outerHTML.slice(0, 200) ?? "something hidden";
        return `${what}: ${box(previousRect)} → ${box(currentRect)}`;
      });
      // A shift without a source counts as well.
      seen.push(`${value.toFixed(4)} ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: options.buffered });
}
