import { latexBeside } from "../../src/playground/console/index.ts";
import {
  entryText,
  type Entry,
  type Part,
} from "../../src/playground/output/index.ts";
import {
  stripExpectations,
  type Expectation,
  type Language,
  type Program,
  type RunResult,
} from "../../src/playground/runner/index.ts";
import {
  countRows,
  escapeHtml,
  languageLabel,
  renderBlock,
} from "../static-code/index.ts";
import { renderMath } from "../static-math/index.ts";
import type { Example } from "./collect.ts";

/** What a page shows of an example: stored as JSON, imported by the page. */
export interface ExampleView {
  /** Content of the `<code>`: the lines, and below each what it printed. */
  readonly html: string;
  /** How many rows that is high, about. */
  readonly rows: string;
  readonly language: string;
  /** The language as the runner names it. */
  readonly kind: Language;
  readonly title?: string;
  /** Present when it prints something else each time. */
  readonly varies?: true;
  /** Lines to put before the code in a project of the reader's own. */
  readonly prelude: string;
  /** The packages it was checked with, such as `Compute Engine 0.140.0`. */
  readonly checked: readonly string[];
}

/** Components that show what was printed and not the code. */
export const SHOW_FORMS: ReadonlySet<string> = new Set([
  "Forms",
  "ComputeOutputs",
  "MathfieldFormats",
  "Results",
]);

/** What each call printed, as a label and a value: for those components. */
export interface FormsView {
  readonly entries: readonly {
    readonly label: string;
    readonly text: string;
    /** The value as LaTeX, when it is an expression or a list of them. */
    readonly latex?: string;
    /** The value typeset, when it is an expression. */
    readonly html?: string;
  }[];
}

/** Make what a page shows of an example that was run. */
export function viewOf(
  example: Example,
  program: Program,
  expectations: readonly Expectation[],
  result: RunResult,
  versions: ReadonlyMap<string, string>,
): ExampleView {
  const { text, sourceLines } = stripExpectations(example.source, expectations);
  const html = renderBlock({
    code: text,
    language: example.language,
    meta: example.meta,
    below: resultsByLine(result.entries, sourceLines),
  });
  const title = example.meta.values.get("title");
  return {
    html,
    rows: String(countRows(html)),
    language: languageLabel(example.language),
    kind: example.language,
    ...(title === undefined ? {} : { title }),
    ...(example.meta.flags.has("varies") ? { varies: true } : {}),
    prelude: program.prelude,
    checked: checkedWith(program, versions),
  };
}

/** The prints of an example as labelled values: the first argument is the label. */
export function formsOf({ entries }: RunResult): FormsView {
  return {
    entries: entries.map(({ parts: [label, ...values] }) => {
      const html = typeset(values);
      const latex = latexBeside(values);
      return {
        label: label?.text ?? "",
        text: values.map(({ text }) => text).join(" "),
        ...(latex === undefined ? {} : { latex }),
        ...(html === "" ? {} : { html }),
      };
    }),
  };
}

function checkedWith(
  { modules }: Program,
  versions: ReadonlyMap<string, string>,
): string[] {
  const packages = [...versions].filter(([name]) =>
    modules.some((module) => module === name || module.startsWith(`${name}/`)),
  );
  return packages.map(([, label]) => label);
}

function resultsByLine(
  entries: readonly Entry[],
  sourceLines: readonly number[],
): Map<number, string> {
  const below = new Map<number, string>();
  for (const entry of entries) {
    const shown = sourceLines.findLastIndex((line) => line <= entry.line);
    // What no line claims stands at the end.
    const index =
      entry.line === 0 || shown === -1 ? sourceLines.length - 1 : shown;
    below.set(index, (below.get(index) ?? "") + resultHtml(entry));
  }
  return below;
}

function resultHtml(entry: Entry): string {
  const kind = entry.level === "log" ? "" : ` ${entry.level}`;
  const text = escapeHtml(entryText(entry));
  const html = typeset(entry.parts);
  const math = html === "" ? "" : `<span class="result-math">${html}</span>`;
  return `<samp class="result${kind}"><span class="result-text">${text}</span>${math}</samp>`;
}

/** The value typeset, when that says more than its text does. */
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
