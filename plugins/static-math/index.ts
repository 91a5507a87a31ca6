export { checkMath, reportFaults } from "./check.ts";
export { emitMath } from "./emit.ts";
export { renderMath, TexError } from "./render.ts";
export { typesetMath } from "./typeset.ts";
