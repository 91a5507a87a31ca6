// cspell:ignore Cinfty Cint
import type { SearchRecord } from "../../../src/search/index.ts";

/** A record of which only that is told which matters to a test. */
export function record(
  told: Partial<SearchRecord> & Pick<SearchRecord, "url" | "titles">,
): SearchRecord {
  return {
    kind: "section",
    area: "other",
    names: [],
    phrases: "",
    text: "",
    ...told,
  };
}

/** A small site. */
export const SITE: readonly SearchRecord[] = [
  record({
    url: "/guides/calculus/",
    kind: "page",
    area: "compute-engine",
    titles: ["Integrals and derivatives"],
    names: ["calculus"],
    text: "How to integrate an expression, and how to hide the steps.",
  }),
  record({
    url: "/guides/calculus/#numbers",
    area: "compute-engine",
    titles: ["Integrals and derivatives", "Numbers instead"],
    text: "Where there is no antiderivative, approximate.",
  }),
  record({
    url: "/reference/#Integrate",
    kind: "operator",
    area: "compute-engine",
    titles: ["Standard library", "Calculus", "Integrate"],
    names: ["\\int", "∫", "antiderivative"],
    text: "The integral of a function.",
  }),
  record({
    url: "/commands/?filter=%5Cint",
    kind: "command",
    area: "mathfield",
    titles: ["LaTeX commands", "\\int"],
    names: ["∫"],
  }),
  record({
    url: "/commands/?filter=%5Cinfty",
    kind: "command",
    area: "mathfield",
    titles: ["LaTeX commands", "\\infty"],
    names: ["∞"],
  }),
  record({
    url: "/api/element/#MathfieldElement.getValue",
    kind: "member",
    area: "api",
    titles: ["MathfieldElement", "getValue()"],
    names: ["MathfieldElement.getValue"],
    text: "The content of the mathfield.",
  }),
  record({
    url: "/api/element/#MathfieldElement.menuItems",
    kind: "member",
    area: "api",
    titles: ["MathfieldElement", "menuItems"],
    names: ["MathfieldElement.menuItems"],
    text: "What the menu offers. Hide the button of the menu with CSS.",
  }),
  record({
    url: "/reference/#LessEqual",
    kind: "operator",
    area: "compute-engine",
    titles: ["Standard library", "Relations", "LessEqual"],
    names: ["<=", "≤"],
  }),
  record({
    url: "/changelog/#1-2-0",
    kind: "release",
    area: "mathfield",
    titles: ["Releases", "1.2.0"],
    text: "Integrals: the menu. Hide the button of the menu. The menu button.",
  }),
];
