import type { ComponentProps } from "react";

import type {
  LatexCommands,
  LatexEnvironments,
} from "../../src/components/LatexCommands/index.tsx";
import {
  commandRows,
  environmentRows,
  mathliveStyles,
  sharePaths,
} from "./latex/index.ts";
import {
  commandsShown,
  environments,
  environmentsShown,
  factsOf,
  LATEX_GROUPS,
  latexCommands,
} from "../package-facts/index.ts";
import type { View } from "../generated-content/index.ts";

/** `<LatexCommands />`: every command that MathLive knows. */
export const latexCommandTable: View<
  ComponentProps<typeof LatexCommands>
> = async () => {
  const shown = await factsOf(commandsShown);
  const rows = commandRows(await factsOf(latexCommands), shown);
  const groups = LATEX_GROUPS.map(({ id, label }) => [id, label] as const);
  return {
    ...tableOf("c", rows, shown.length),
    groups: Object.fromEntries<string>(groups),
  };
};

/** `<LatexEnvironments />`: every environment that MathLive knows. */
export const latexEnvironmentTable: View<
  ComponentProps<typeof LatexEnvironments>
> = async () => {
  const shown = await factsOf(environmentsShown);
  const rows = environmentRows(await factsOf(environments), shown);
  return tableOf("e", [rows], shown.length, 0);
};

/** How many groups of commands a screen can show at once. */
const AT_ONCE = 2;

/** The groups that no screen shows at once join when the page has been painted. */
function tableOf(
  name: string,
  groups: readonly string[],
  count: number,
  atOnce = AT_ONCE,
) {
  const rows = sharePaths(
    groups
      .map((each, at) => (at < atOnce ? each : `<noscript>${each}</noscript>`))
      .join(""),
    name,
  );
  const styles = mathliveStyles(rows);
  return { html: `${styles && `<style>${styles}</style>`}${rows}`, count };
}
