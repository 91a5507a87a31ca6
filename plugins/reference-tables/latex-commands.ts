import type { ComponentProps } from "react";

import type LatexCommands from "../../src/components/LatexCommands.tsx";
import {
  commandRows,
  ENVIRONMENTS,
  environmentRows,
  mathliveStyles,
  type RowGroup,
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
import { groupHtml, type View } from "../generated-content/index.ts";

/** `<LatexCommands />`: every command and environment that MathLive knows. */
export const latexCommandTable: View<
  ComponentProps<typeof LatexCommands>
> = async () => {
  const commands = await factsOf(commandsShown);
  const others = await factsOf(environmentsShown);
  const rows = [
    ...commandRows(await factsOf(latexCommands), commands),
    environmentRows(await factsOf(environments), others),
  ];
  const groups = [...LATEX_GROUPS, ENVIRONMENTS];
  return {
    html: tableOf(rows),
    count: commands.length + others.length,
    groups: Object.fromEntries<string>(
      groups.map(({ id, label }) => [id, label]),
    ),
  };
};

/** How many groups of commands a screen can show at once. */
const AT_ONCE = 2;

/** The groups that no screen shows at once join when the page has been painted. */
function tableOf(groups: readonly RowGroup[]): string {
  const rows = sharePaths(
    groups
      .map(({ id, count, table }, at) =>
        groupHtml({
          word: id,
          is: id,
          count,
          content: table,
          isFolded: at >= AT_ONCE,
        }),
      )
      .join(""),
    "c",
  );
  const styles = mathliveStyles(rows);
  return `${styles && `<style>${styles}</style>`}${rows}`;
}
