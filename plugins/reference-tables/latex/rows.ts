import { dataHtml } from "../../../src/markup/index.ts";
import { escapeHtml } from "../../static-code/index.ts";
import {
  type CommandShown,
  isRest,
  LATEX_GROUPS,
  type LatexCommand,
  type LatexEnvironment,
  type LatexParameter,
  type LatexShown,
} from "../../package-facts/index.ts";

/** What an argument is called on the page, where not as MathLive calls it. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  auto: "formula",
  expression: "formula",
  math: "formula",
  delim: "delimiter",
  "balanced-string": "string",
  colspec: "columns",
  bbox: "box",
};

const ORIGINS: Readonly<Record<string, string>> = { ams: "AMS" };

/** The columns that can be filtered by what they say, with their names. */
const SUPPORT = [
  `<th${dataHtml({ is: "ce" })}>Compute Engine`,
  `<th${dataHtml({ is: "katex" })}>KaTeX`,
];

function head(columns: readonly string[]): string {
  const cells = columns.map((each) => `<th>${each}`);
  return `<thead><tr>${[...cells, ...SUPPORT].join("")}<tbody${dataHtml({ rows: true })}>`;
}

/** Rows as a table that is named by their group. */
export interface RowGroup {
  readonly id: string;
  readonly count: number;
  readonly table: string;
}

function groupOf(
  { id, label }: { readonly id: string; readonly label: string },
  columns: readonly string[],
  rows: readonly string[],
): RowGroup {
  const table = `<table class=katex><caption>${label}</caption>${head(columns)}${rows.join("")}</table>`;
  return { id, count: rows.length, table };
}

/** The group of all environments. */
export const ENVIRONMENTS = { id: "environments", label: "Environments" };

/**
 * Rows of the commands: a table for each group that has any.
 *
 * @param commands - What MathLive says of each.
 * @param shown - What was tried with each, in the same order.
 */
export function commandRows(
  commands: readonly LatexCommand[],
  shown: readonly CommandShown[],
): RowGroup[] {
  const rows = commands.map((command, index) => {
    const facts = shown[index];
    if (facts?.name !== command.name) throw new Error("not in one order");
    return { group: facts.group, html: commandRow(command, facts) };
  });
  const columns = ["Looks like", "Command", "Mode", "From"];
  return LATEX_GROUPS.flatMap(({ id, label }) => {
    const own = rows.flatMap(({ group, html }) => (group === id ? html : []));
    return own.length === 0 ? [] : groupOf({ id, label }, columns, own);
  });
}

/**
 * Rows of the environments: a table, a group like those of the commands.
 *
 * @param environments - What MathLive says of each.
 * @param shown - What was tried with each, in the same order.
 */
export function environmentRows(
  environments: readonly LatexEnvironment[],
  shown: readonly LatexShown[],
): RowGroup {
  const rows = environments.map((environment, index) => {
    const facts = shown[index];
    if (facts?.name !== environment.name) throw new Error("not in one order");
    const { name, parameters, isTabular, isOutermost } = environment;
    const notes = [
      isTabular ? "rows and columns" : "one formula",
      ...(isOutermost ? ["outermost only"] : []),
    ];
    const args = argumentsText(parameters);
    return row(facts, [
      `<button${dataHtml({ copy: `\\begin{${name}}\\end{${name}}` })}>${name}</button>${args}`,
      notes.join(", "),
    ]);
  });
  const columns = ["Looks like", "Environment", "Holds"];
  return groupOf(ENVIRONMENTS, columns, rows);
}

function commandRow(
  { name, parameters, mode, origin = "", expansion, isInfix }: LatexCommand,
  shown: CommandShown,
): string {
  const args = isInfix ? " infix" : argumentsText(parameters);
  const button = `<button>${escapeHtml(name)}</button>${args}`;
  const from = [
    ORIGINS[origin] ?? origin,
    // Long expansions are drawings.
    expansion && expansion.length < 40 ? `= ${escapeHtml(expansion)}` : "",
  ];
  return row(shown, [button, mode ?? "any", from.filter(Boolean).join(" ")]);
}

function row(
  { html, isParsed, isRendered }: LatexShown,
  cells: readonly string[],
): string {
  const words = [isParsed, isRendered].map((can) => (can ? "yes" : "no"));
  // A single sign in a face of its own: the cell has the face.
  const [, face, sign] = /^<span class=(\w+)>([^<]*)<\/span>$/.exec(html) ?? [];
  const look = face ? `<td class=${face}>${sign ?? ""}` : `<td>${html}`;
  return `<tr>${look}${[...cells, ...words].map((cell) => `<td>${cell}`).join("")}`;
}

/** `[formula]{formula}`: those in brackets may be left out. */
function argumentsText(parameters: readonly LatexParameter[]): string {
  return parameters
    .map(({ type, isOptional }) => {
      const plain = type.replace("*", "");
      const word = ARGUMENTS[plain] ?? plain;
      if (isRest(type)) return " …";
      return isOptional ? `[${word}]` : `{${word}}`;
    })
    .join("");
}

/**
 * The same rows with each path that several drawings share written once.
 *
 * @param html - The rows.
 * @param table - A word that no other table of a page has: ids begin with it.
 */
export function sharePaths(html: string, table: string): string {
  const counts = new Map<string, number>();
  for (const [path] of html.matchAll(PATH)) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const shared = [...counts].flatMap(([path, count]) =>
    count > 1 ? [path] : [],
  );
  const ids = new Map(
    shared.map((path, index) => [path, `${table}_${String(index)}`]),
  );
  const short = html.replaceAll(PATH, (path) => {
    const id = ids.get(path);
    return id === undefined ? path : `<use href=#${id} />`;
  });
  const paths = [...ids].map(([path, id]) => path.replace(" ", ` id=${id} `));
  return `${short}<svg width=0 height=0><defs>${paths.join("")}</defs></svg>`;
}

const PATH = /<path[^>]*><\/path>/g;
