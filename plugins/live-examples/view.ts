import type { Element } from "hast";
import type { ComponentProps } from "react";

import type Forms from "../../src/components/Forms.tsx";
import type { LiveExample } from "../../src/components/CodeBlock.tsx";
import type {
  ComputeAnswer,
  ComputeOutputs,
} from "../../src/features/compute-demo/index.ts";
import type { Results } from "../../src/features/home/index.tsx";
import type { MathfieldFormats } from "../../src/features/mathfield-demo/index.tsx";
import { latexBeside, resultOf } from "../../src/playground/console/index.ts";
import type { Entry, Part, ShownAs } from "../../src/playground/output.ts";
import { writePrelude, writeShown } from "../../src/playground/program.ts";
import {
  type Expectation,
  findSpans,
  type Program,
  type RunResult,
  shownIn,
  stripExpectations,
} from "../../src/playground/runner/index.ts";
import { COMPUTE_ENGINE, installedVersion } from "../package-facts/index.ts";
import {
  type CodeLink,
  languageLabel,
  renderBlock,
} from "../static-code/index.ts";
import { renderMath } from "../static-math/index.ts";
import type { Example } from "./collect.ts";

/** Components that show what was printed and not the code. */
export const SHOW_FORMS: ReadonlySet<string> = new Set([
  "Forms",
  "ComputeAnswer",
  "ComputeOutputs",
  "MathfieldFormats",
  "Results",
]);

/** The props that those components share. */
type FormsProps = ComponentProps<typeof Forms> &
  ComponentProps<typeof ComputeAnswer> &
  ComponentProps<typeof ComputeOutputs> &
  ComponentProps<typeof MathfieldFormats> &
  ComponentProps<typeof Results>;

/**
 * Pages with a hundred examples, whose values are text: formulas double them.
 */
const PLAIN = /\bdocs\/compute-engine\/reference\//;

/**
 * Makes what a page shows of an example that was run.
 *
 * @param page - Path of the document that shows it.
 */
export function viewOf(
  example: Example,
  program: Program,
  expectations: readonly Expectation[],
  result: RunResult,
  links: readonly CodeLink[],
  page: string,
): ComponentProps<typeof LiveExample> {
  const plain = PLAIN.test(page.replaceAll("\\", "/")) || undefined;
  const { text, sourceLines } = stripExpectations(example.source, expectations);
  const html = renderBlock({
    code: text,
    language: example.language,
    marked: example.meta.lines,
    below: resultsByLine(result.entries, sourceLines, plain),
    // Names are never in the comments that readers do not see.
    links: links.map((link) => ({
      ...link,
      line: sourceLines.indexOf(link.line) + 1,
    })),
  });
  return {
    html,
    language: languageLabel(example.language),
    kind: example.language,
    title: example.meta.values.get("title"),
    varies: example.meta.flags.has("varies") || undefined,
    plain,
    prelude: writePrelude(program.prelude),
    shown: writeShown(
      shownIn(
        findSpans(text, example.language),
        shownByLine(result.entries, sourceLines),
      ),
    ),
    checked: checkedWith((name) =>
      program.modules.some(
        (module) => module === name || module.startsWith(`${name}/`),
      ),
    ),
  };
}

/**
 * The prints of an example as labelled values: the first argument is the label.
 */
export function formsOf({ entries }: RunResult): FormsProps {
  return {
    entries: entries.map(({ parts: [label, ...values] }) => {
      const html = typeset(values);
      return {
        label: label?.text ?? "",
        text: values.map(({ text }) => text).join(" "),
        latex: latexBeside(values),
        html: html === "" ? undefined : html,
      };
    }),
  };
}

/** Finds what each line of the shown code showed. */
function shownByLine(
  entries: readonly Entry[],
  sourceLines: readonly number[],
): Map<number, ShownAs> {
  return new Map(
    entries.flatMap(({ line, shown }) =>
      shown ? [[sourceLines.indexOf(line) + 1, shown]] : [],
    ),
  );
}

const PACKAGES = (
  [
    [COMPUTE_ENGINE, "Compute Engine"],
    ["mathlive", "MathLive"],
    ["react", "React"],
  ] as const
).map(([name, title]) => ({
  name,
  label: `${title} ${installedVersion(name)}`,
}));

/**
 * Lists the packages that an example was checked with: `MathLive 0.111.1`.
 *
 * @param uses - Whether it uses a package.
 */
export function checkedWith(uses: (name: string) => boolean): string[] {
  return PACKAGES.filter(({ name }) => uses(name)).map(({ label }) => label);
}

function resultsByLine(
  entries: readonly Entry[],
  sourceLines: readonly number[],
  plain = false,
): Map<number, Element[]> {
  const below = new Map<number, Element[]>();
  for (const entry of entries) {
    const shown = sourceLines.findLastIndex((line) => line <= entry.line);
    // What no line claims stands at the end.
    const index =
      entry.line === 0 || shown === -1 ? sourceLines.length - 1 : shown;
    below.set(index, [...(below.get(index) ?? []), resultHtml(entry, plain)]);
  }
  return below;
}

/**
 * Returns the element of what a call printed: see `resultOf`.
 *
 * @param plain - Whether to leave out the formula.
 */
export function resultHtml(entry: Entry, plain = false): Element {
  const html = entry.table || plain ? "" : typeset(entry.parts);
  // The formula was made by KaTeX, which lets no HTML through.
  const formula =
    html === "" ? undefined : ({ type: "raw", value: html } as const);
  return resultOf(entry, formula);
}

/** The value rendered, when that says more than its text does. */
function typeset(parts: readonly Part[]): string {
  const latex = latexBeside(parts);
  if (latex === undefined) return "";
  try {
    // Alone on their line, values have room for limits above and below.
    return renderMath(`\\displaystyle ${latex}`, { display: false });
  } catch {
    // The engine's LaTeX may hold what KaTeX does not know: the text stands.
    return "";
  }
}
