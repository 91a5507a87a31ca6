export { macros } from "./macros";
export { katexOptions } from "./options";
