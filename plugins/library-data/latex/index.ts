/** What becomes of MathLive's commands: their use, their look, their group. */
export { groupOf, LATEX_GROUPS } from "./groups.ts";
export { isParsed } from "./parse.ts";
export { katexMarkup, renderCommand, renderLatex } from "./render.ts";
export { environmentUse, typicalUse } from "./uses.ts";
export { commandRows, environmentRows, sharePaths } from "./rows.ts";
export { mathliveStyles } from "./styles.ts";
