import { createRequire } from "node:module";

import type { Frame, Page } from "@playwright/test";

import { runAxe, type Options, type Results } from "./axe-run.ts";
import { groundOf, layGround } from "./axe-frames.ts";
import { markSamples, SAMPLE } from "./axe-samples.ts";

/** A fault that axe finds at a place, or cannot decide there. */
export interface Finding {
  readonly rule: string;
  readonly target: string;
  readonly summary: string | undefined;
  /** True if axe leaves the decision to a person. */
  readonly isOpen: boolean;
}

interface Scope {
  /** True if only colors count. */
  readonly inkOnly?: boolean;
  /** Styles whose colors need no look; those that had one are added. */
  readonly seen?: Set<string>;
}

/** The script of axe, which Playwright's wrapper brings along. */
const { source } = createRequire(require.resolve("@axe-core/playwright"))(
  "axe-core",
) as { readonly source: string };

const STANDARDS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "best-practice",
];

/** Rules whose answer depends on colors: they look at samples of each style. */
const INK = {
  "color-contrast": `[${SAMPLE}]`,
  "link-in-text-block": `a[href][${SAMPLE}]`,
};

/** Axe's own settings, but that signs and single letters count as well. */
const CONTRAST = {
  ignoreUnicode: false,
  ignoreLength: true,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/** The attribute of a sample in a selector of axe. */
const MARKED = new RegExp(String.raw`\[${SAMPLE}="\d+"\]`, "g");

/** Rules about documents as such, which the result of an example is not. */
const PAGE_ONLY = [
  "bypass",
  "landmark-one-main",
  "page-has-heading-one",
  "region",
];

/**
 * Returns the findings of axe in a page, or a part of it, as it is now:
 * violations, and what axe cannot decide. It looks into the results of examples
 * as well.
 *
 * @param part - A selector; without it all of the page.
 */
export async function axeResults(
  page: Page,
  part = ":root",
  { inkOnly = false, seen = new Set() }: Scope = {},
): Promise<Finding[]> {
  const found: Finding[] = [];
  const rules = (without: readonly string[]) => ({
    options: inkOnly ? inkRules() : allRules(without),
    inkOnly,
    seen,
  });
  for (const frame of page.frames()) {
    if (frame === page.mainFrame()) {
      found.push(...(await run(frame, part, rules([]))));
      continue;
    }
    const ground = await groundOf(frame, part);
    if (ground === null) continue;
    await frame.evaluate(layGround, ground);
    for (const finding of await run(frame, ":root", rules(PAGE_ONLY)))
      found.push({ ...finding, target: `frame ${finding.target}` });
    await frame.evaluate(layGround, "");
  }
  return found;
}

function inkRules(): Options {
  return { runOnly: { type: "rule", values: Object.keys(INK) } };
}

function allRules(without: readonly string[]): Options {
  return {
    runOnly: { type: "tag", values: STANDARDS },
    rules: {
      // Axe leaves this one out unless it is asked for by name.
      "target-size": { enabled: true },
      // It asks for what is done here: to look into frames.
      "frame-tested": { enabled: false },
      ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    },
  };
}

async function run(
  frame: Frame,
  part: string,
  { options, inkOnly, seen }: Required<Scope> & { readonly options: Options },
): Promise<Finding[]> {
  if (!(await frame.evaluate(() => Reflect.has(window, "axe"))))
    await frame.evaluate(source);
  const styles = await frame.evaluate(markSamples, [
    part,
    SAMPLE,
    [...seen],
  ] satisfies Parameters<typeof markSamples>[0]);
  for (const style of styles) seen.add(style);
  if (inkOnly && styles.length === 0) return [];
  const { violations, incomplete } = await frame.evaluate(runAxe, {
    part,
    options,
    mark: SAMPLE,
    selectors: Object.entries(INK),
    contrast: CONTRAST,
  });
  const flat = (results: Results["violations"], isOpen: boolean) =>
    results.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({
        rule: id,
        target: target.join(" ").replaceAll(MARKED, ""),
        summary: failureSummary,
        isOpen,
      })),
    );
  return [...flat(violations, false), ...flat(incomplete, true)];
}
