import type { ComponentProps } from "react";

import type { LatexCommands } from "../../src/components/ReferenceTables.tsx";
import { groupHtml, type View } from "../generated-content/index.ts";
import { type Child, h, type Html, htmlOf, written } from "../html.ts";
import {
  commandsShown,
  type CommandShown,
  type EnvironmentShown,
  environmentsShown,
  factsOf,
  isRest,
  LATEX_GROUPS,
  type LatexParameter,
  type LatexShown,
} from "../package-facts/index.ts";
import { mathliveStyles, sharePaths } from "./latex-html.ts";

/** Number of groups of commands that a screen can show at once. */
const AT_ONCE = 2;

/**
 * `<LatexCommands />`: every command and environment that MathLive knows. The
 * groups that no screen shows at once join when the page has been painted.
 */
export const latexCommandTable: View<
  ComponentProps<typeof LatexCommands>
> = async () => {
  const commands = await factsOf(commandsShown);
  const others = await factsOf(environmentsShown);
  const tables = [...commandTables(commands), environmentTable(others)];
  const html = tables.map(({ id, count, table }, at) =>
    groupHtml({
      word: id,
      is: id,
      content: table,
      ...(at >= AT_ONCE && { folded: count }),
    }),
  );
  const rows = sharePaths(
    htmlOf(html, { omitOptionalTags: true, preferUnquoted: true }),
    "c",
  );
  const styles = mathliveStyles(rows);
  const style = styles === "" ? undefined : h("style", styles);
  return {
    html: htmlOf([style, written(rows)]),
    count: commands.length + others.length,
    groups: Object.fromEntries<string>(
      [...LATEX_GROUPS, ENVIRONMENTS].map(({ id, label }) => [id, label]),
    ),
  };
};

/** Names of arguments on the page, where they differ from those of MathLive. */
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
  h("th", { "data-is": "ce" }, "Compute Engine"),
  h("th", { "data-is": "katex" }, "KaTeX"),
];

/** Rows as a table that is named by their group. */
interface RowGroup {
  readonly id: string;
  readonly count: number;
  readonly table: Html;
}

function groupOf(
  { id, label }: { readonly id: string; readonly label: string },
  columns: readonly string[],
  rows: readonly Html[],
): RowGroup {
  const heads = [...columns.map((each) => h("th", each)), ...SUPPORT];
  const table = h(
    "table.katex",
    h("caption", label),
    h("thead", h("tr", heads)),
    h("tbody", { "data-rows": true }, ...rows),
  );
  return { id, count: rows.length, table };
}

/** The group of all environments. */
const ENVIRONMENTS = { id: "environments", label: "Environments" };

/** Rows of the commands: a table for each group that has any. */
function commandTables(commands: readonly CommandShown[]): RowGroup[] {
  const columns = ["Looks like", "Command", "Mode", "From"];
  return LATEX_GROUPS.flatMap(({ id, label }) => {
    const own = commands.filter(({ group }) => group === id).map(commandRow);
    return own.length === 0 ? [] : groupOf({ id, label }, columns, own);
  });
}

/** Rows of the environments: a table, a group like those of the commands. */
function environmentTable(environments: readonly EnvironmentShown[]): RowGroup {
  const rows = environments.map((environment) => {
    const { name, parameters, isTabular, isOutermost } = environment;
    const notes = [
      isTabular ? "rows and columns" : "one formula",
      ...(isOutermost ? ["outermost only"] : []),
    ];
    const args = argumentsText(parameters);
    const copied = `\\begin{${name}}\\end{${name}}`;
    return row(environment, [
      [h("button", { "data-copy": copied }, name), args],
      notes.join(", "),
    ]);
  });
  const columns = ["Looks like", "Environment", "Holds"];
  return groupOf(ENVIRONMENTS, columns, rows);
}

function commandRow(command: CommandShown): Html {
  const { name, parameters, mode, origin = "", expansion, isInfix } = command;
  const args = isInfix ? " infix" : argumentsText(parameters);
  const from = [
    ORIGINS[origin] ?? origin,
    // Long expansions are drawings.
    expansion && expansion.length < 40 ? `= ${expansion}` : "",
  ];
  return row(command, [
    [h("button", name), args],
    mode ?? "any",
    from.filter(Boolean).join(" "),
  ]);
}

function row(
  { html, isParsed, isRendered }: LatexShown,
  cells: readonly Child[],
): Html {
  const words = [isParsed, isRendered].map((can) => (can ? "yes" : "no"));
  // A single sign in a face of its own: the cell has the face.
  const [, face, sign] = /^<span class=(\w+)>([^<]*)<\/span>$/.exec(html) ?? [];
  const look = h("td", { class: face }, written(sign ?? html));
  return h("tr", look, ...[...cells, ...words].map((cell) => h("td", cell)));
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
