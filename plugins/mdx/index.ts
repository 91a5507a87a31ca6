/** MDX for tools: its tree, and the nodes that plugins put into it. */
export { element, importDefault } from "./element.ts";
export { failAt } from "./fail.ts";
export { findPages, routeOf } from "./files.ts";
export { anchorsOf } from "./headings.ts";
export { attributesOf, isElement, type JsxElement } from "./jsx.ts";
export { linesBefore, type Point, pointAt, pointIn } from "./location.ts";
export {
  type InlineMath,
  isDisplay,
  type Math,
  mathSyntax,
} from "./math/index.ts";
export { parseMdx } from "./parse.ts";
