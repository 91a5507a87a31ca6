import {
  axesOf,
  curvesOf,
  functionsOf,
  systemOf,
  TITLES,
  type Answer,
  type Calculator,
  type Json,
  type Named,
  type Reading,
  type Shown,
} from "../../calculation";
import type { Recipe } from "../../components/Program";
import type { PlotOptions } from "../../plot";

/** What a plot draws of a formula, and what its caption says. */
interface Graph extends Pick<PlotOptions, "curves" | "variable"> {
  readonly caption: string | undefined;
}

/** Results of the engine for a formula. */
export interface Findings {
  readonly latex: string;
  readonly json: string;
  readonly answer: {
    readonly label: string;
    readonly text: string;
    /** The same rendered, if it can be. */
    readonly html: string | undefined;
  };
  /** The program that gives the answer; nothing where there is none. */
  readonly recipe: Recipe | undefined;
  readonly graph: Graph | undefined;
}

/** Findings of an empty field. */
export const NOTHING: Findings = {
  latex: "",
  json: "",
  answer: { label: "Value", text: "", html: undefined },
  recipe: undefined,
  graph: undefined,
};

/** What is known of a formula that has an answer. */
interface Found {
  readonly latex: string;
  readonly reading: Reading;
  /** Its canonical form, unless the engine has none. */
  readonly canonical: Json | undefined;
  readonly answer: Answer;
}

/** Makes what is shown of a formula. */
export function findingsOf(found: Found, calculator: Calculator): Findings {
  const { latex, reading, canonical, answer } = found;
  const { task, title: label, shown, decimal } = answer;
  const bodies = [shown, ...(decimal ? [decimal] : [])].map(({ body }) => body);
  const html = bodies.map((body) => body.kind === "formula" && body.html);
  const isSystem = canonical !== undefined && systemOf(canonical) !== undefined;
  const names = reading.unknowns.map(({ name }) => name);
  return {
    latex,
    json: canonical === undefined ? "" : jsonText(canonical),
    answer: {
      label,
      text: bodies.map(textOf).join(" ≈ "),
      html: html.includes(false) ? undefined : html.join(" ≈ "),
    },
    recipe:
      shown.copy === undefined
        ? undefined
        : recipeOf(latex, task, isSystem ? names : reading.variable),
    graph: graphOf(reading, calculator),
  };
}

function textOf(body: Shown["body"]): string {
  if ("text" in body) return body.text;
  if ("reason" in body) return body.reason;
  return "message" in body ? body.message : "";
}

/** What is drawn of a formula, where no unknown needs a slider. */
function graphOf(reading: Reading, calculator: Calculator): Graph | undefined {
  const drawn = functionsOf(reading);
  const axes = axesOf(drawn, reading.variable);
  if (!axes || axes.others.length > 0) return undefined;
  const given = { variable: axes.across, parameters: {} };
  return {
    variable: axes.across,
    curves: curvesOf(drawn, given, (sampling) =>
      calculator.sample(sampling, "home"),
    ),
    caption: drawn[0]?.caption,
  };
}

/** MathJSON on one line, as the examples of the site print it. */
function jsonText(json: Json): string {
  return JSON.stringify(json, null, 1)
    .replaceAll(/(?<=[[{])\n *|\n *(?=[\]}])/g, "")
    .replaceAll(/\n */g, " ");
}

/**
 * A program in which a formula is typed, and its answer shown.
 *
 * @param latex - The formula.
 * @param task - The task that finds the answer.
 * @param unknown - The unknown that it is solved for, or those of a system.
 */
export function recipeOf(
  latex: string,
  task: Named = "value",
  unknown?: string | readonly string[],
): Recipe {
  const result = resultOf(task, unknown);
  const imports = ["expr", "factor", "parse"].filter((name) =>
    result("parse()").includes(`${name}(`),
  );
  return {
    latex,
    field: { properties: {}, shared: [] },
    label: TITLES[task],
    imports,
    result: (formula) => result(`parse(${formula})`),
    node: [
      `import { ${imports.join(", ")} } from "@cortex-js/compute-engine";`,
      "",
      `const formula = parse(${JSON.stringify(latex)});`,
      `console.log(${result("formula")});`,
    ].join("\n"),
  };
}

/** Writes the code of a result, a string, from the code of a formula. */
function resultOf(
  task: Named,
  unknown: string | readonly string[] | undefined,
): (formula: string) => string {
  const name = JSON.stringify(unknown);
  if (task === "factored") return (formula) => `String(factor(${formula}))`;
  if (task === "simplified")
    return (formula) => `String(${formula}.simplify())`;
  if (task !== "solutions") return (formula) => `String(${formula}.evaluate())`;
  return typeof unknown === "string"
    ? (formula) => `String(${formula}.solve(${name}))`
    : (formula) =>
        `JSON.stringify(expr(["List", ...${formula}.each()]).solve(${name}))`;
}
