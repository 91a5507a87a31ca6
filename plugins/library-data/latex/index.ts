/** What becomes of MathLive's commands: their use, their look, their group. */
export { attribute } from "./compact.ts";
export { groupOf, LATEX_GROUPS } from "./groups.ts";
export { isParsed } from "./parse.ts";
export { katexMarkup, renderCommand, renderLatex } from "./render.ts";
export { environmentUse, isRest, typicalUse } from "./uses.ts";
