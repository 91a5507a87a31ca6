/**
 * The names in the markup that the build and the browser agree on. Style sheets
 * have them as they are: `tests/unit/markup` shows that these are no others.
 */
export {
  CLASS_NAMES,
  classHtml,
  CODE_KINDS,
  codeClass,
  withClass,
  type ClassName,
  type CodeKind,
} from "./classes";
export {
  attributeHtml,
  DATA_NAMES,
  dataHtml,
  dataOf,
  groupAnchor,
  withData,
  type DataName,
} from "./data";
