export { checkMath, type Fault, reportFaults } from "./check.ts";
export { emitMath } from "./emit.ts";
export { linesBefore } from "./location.ts";
export { renderMath, TexError } from "./render.ts";
export { type InlineMath, type Math, mathSyntax } from "./syntax/index.ts";
export { typesetMath } from "./typeset.ts";
