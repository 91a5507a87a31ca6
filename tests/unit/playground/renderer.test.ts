// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

import { Renderer } from "../../../src/playground/live/renderer";
import type { Entry } from "../../../src/playground/output";

/** Tells a renderer that elements came into view. */
let see: (...elements: Element[]) => void;

beforeEach(() => {
  class View implements Partial<IntersectionObserver> {
    constructor(tell: IntersectionObserverCallback) {
      see = (...elements) =>
        tell(
          elements.map(
            (target) =>
              ({ target, isIntersecting: true }) as IntersectionObserverEntry,
          ),
          this as unknown as IntersectionObserver,
        );
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("IntersectionObserver", View);
});

const formula = (k: number): Entry => ({
  level: "log",
  line: 1,
  parts: [{ text: `1/x${k}`, latex: `\\frac1{x_{${k}}}` }],
});

/** So many formulas of a run, as elements. */
function rendered(renderer: Renderer, count: number): HTMLElement[] {
  return Array.from({ length: count }, (_, k) => renderer.render(formula(k)));
}

const isSet = (samp: Element) => samp.querySelector(".katex") !== null;
const setOf = (all: Element[]) => all.filter(isSet).length;

/** Waits until no more formulas are set. */
async function settled(all: Element[]): Promise<number> {
  let before = -1;
  while (before !== setOf(all)) {
    before = setOf(all);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return before;
}

test("an entry is rendered once", () => {
  const renderer = new Renderer();
  const entry = formula(1);
  expect(renderer.render(entry)).toBe(renderer.render(entry));
  expect(renderer.render(formula(1))).not.toBe(renderer.render(entry));
});

test("a hundred formulas of a run are set, all others are text", async () => {
  const hundred = rendered(new Renderer(), 100);
  const more = rendered(new Renderer(), 150);
  expect(await settled([...hundred, ...more])).toBe(200);
  expect(setOf(hundred)).toBe(100);
  expect(more.slice(0, 100).every(isSet)).toBe(true);
  expect(more.map((samp) => samp.textContent?.slice(0, 3))).not.toContain("");
});

test("what is in view is set first", async () => {
  const all = rendered(new Renderer(), 150);
  const last = all.slice(-20);
  see(...last);
  await settled(all);
  expect(last.every(isSet)).toBe(true);
  expect(setOf(all.slice(0, 80))).toBe(80);
  expect(setOf(all)).toBe(100);
});

test("a run that is over sets no more", async () => {
  const renderer = new Renderer();
  const all = rendered(renderer, 150);
  await vi.waitFor(() => expect(setOf(all)).toBeGreaterThan(0));
  renderer.close();
  expect(await settled(all)).toBeLessThan(100);
});
