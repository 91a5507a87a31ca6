import type { ComponentProps } from "react";

import type { LatexCommands } from "../../src/components/ReferenceTables.tsx";
import { dataHtml } from "../../src/markup.ts";
import { groupHtml, type View } from "../generated-content/index.ts";
import {
  commandsShown,
  type CommandShown,
  environments,
  environmentsShown,
  factsOf,
  isRest,
  LATEX_GROUPS,
  latexCommands,
  type LatexCommand,
  type LatexEnvironment,
  type LatexParameter,
  type LatexShown,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
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
  const tables = [
    ...commandTables(await factsOf(latexCommands), commands),
    environmentTable(await factsOf(environments), others),
  ];
  const html = tables.map(({ id, count, table }, at) =>
    groupHtml({
      word: id,
      is: id,
      content: table,
      ...(at >= AT_ONCE && { folded: count }),
    }),
  );
  const rows = sharePaths(html.join(""), "c");
  const styles = mathliveStyles(rows);
  return {
    html: `${styles && `<style>${styles}</style>`}${rows}`,
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
  `<th${dataHtml({ is: "ce" })}>Compute Engine`,
  `<th${dataHtml({ is: "katex" })}>KaTeX`,
];

/** Rows as a table that is named by their group. */
interface RowGroup {
  readonly id: string;
  readonly count: number;
  readonly table: string;
}

function groupOf(
  { id, label }: { readonly id: string; readonly label: string },
  columns: readonly string[],
  rows: readonly string[],
): RowGroup {
  const heads = [...columns.map((each) => `<th>${each}`), ...SUPPORT].join("");
  const table = `<table class=katex><caption>${label}</caption><thead><tr>${heads}<tbody${dataHtml({ rows: true })}>${rows.join("")}</table>`;
  return { id, count: rows.length, table };
}

/** The group of all environments. */
const ENVIRONMENTS = { id: "environments", label: "Environments" };

/** Rows of the commands: a table for each group that has any. */
function commandTables(
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

/** Rows of the environments: a table, a group like those of the commands. */
function environmentTable(
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
