export { limitFault } from "./limits";
export { macros } from "./macros";
export { katexOptions } from "./options";
export { typeset } from "./typeset";
