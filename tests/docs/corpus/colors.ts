import { isString } from "@cortex-js/compute-engine";
import { expect, vi } from "vitest";

import { sharedEngine } from "./engine.ts";

export const PAGE = "docs/compute-engine/reference/colors.mdx";

const { fresh, call, apply } = sharedEngine();
export { call as written, apply as value };

/** Before a row: forgets the one before, and what the package warned of. */
export function begin(): void {
  fresh();
  // The package tells of unknown colors there.
  vi.spyOn(console, "warn").mockReset().mockReturnValue();
}

/** A string as MathJSON has it. */
export const quoted = (string = "") => `'${string}'`;

/** A color as CSS writes it in hexadecimal. */
export function hex(color: unknown): string {
  const shown = apply("ColorToString", color);
  return isString(shown) ? shown.string : String(shown);
}

/** The channels of a color in a space. */
export function channels(color: unknown, space: string): number[] {
  const tuple = apply("ColorToColorspace", color, quoted(space));
  return [...tuple.each()].map(({ re }) => re);
}

/** Expects numbers that agree to six decimals. */
export function near(found: readonly number[], wanted: readonly number[]) {
  const rounded = (list: readonly number[]) =>
    list.map((each) => Math.round(each * 1e6) / 1e6 + 0);
  expect(rounded(found)).toEqual(rounded(wanted));
}
