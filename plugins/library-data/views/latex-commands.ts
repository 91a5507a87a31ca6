import {
  commandRows,
  environmentRows,
  mathliveStyles,
  sharePaths,
} from "../latex/index.ts";
import {
  commandsShown,
  environments,
  environmentsShown,
  LATEX_GROUPS,
  latexCommands,
} from "../sources/index.ts";
import { factsOf } from "../source.ts";
import type { View } from "./view.ts";

/** `<LatexCommands />`: every command that MathLive knows. */
export const latexCommandTable: View = async () => {
  const shown = await factsOf(commandsShown);
  const rows = sharePaths(commandRows(await factsOf(latexCommands), shown));
  const groups = LATEX_GROUPS.map(({ id, label }) => [id, label] as const);
  return { ...tableOf(rows), groups: Object.fromEntries<string>(groups) };
};

/** `<LatexEnvironments />`: every environment that MathLive knows. */
export const latexEnvironmentTable: View = async () => {
  const shown = await factsOf(environmentsShown);
  return tableOf(environmentRows(await factsOf(environments), shown));
};

function tableOf(rows: string) {
  const styles = mathliveStyles(rows);
  return { html: `${styles && `<style>${styles}</style>`}${rows}` };
}
