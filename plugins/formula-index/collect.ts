/** The formulas that the pages of the site show, in their sections. */
import type { Nodes } from "mdast";

import { latexFault } from "../../src/address/index.ts";
import type { FormulaPlace } from "../../src/search/formula/types.ts";
import { attributesOf, isElement } from "../mdx/index.ts";
import { entryName, isEntry } from "../name-register/index.ts";
import type { Section, SourcePage } from "../source-pages/index.ts";

/** A section with its formulas, each once. */
export interface FormulaSection {
  readonly place: FormulaPlace;
  readonly latex: readonly string[];
}

/** Pages that are generated, and those that no reader looks for. */
const LEFT_OUT = /\/(?:api|changelog)\/|shared-components-preview/;

/** The documents whose names are entries; elsewhere they are quoted. */
const REFERENCE = "docs/compute-engine/reference/";

/** Longest formula that is kept, in characters: others are programs. */
const LONGEST = 160;

/**
 * Finds the sections of a page that show formulas or explain operators.
 *
 * @param page - An MDX file; none of its formulas is rendered.
 */
export function formulaSections({
  file,
  sections,
}: SourcePage): FormulaSection[] {
  if (LEFT_OUT.test(file)) return [];
  const [first] = sections;
  let above: string[] = [];
  return sections.flatMap((section): FormulaSection[] => {
    const { depth, title, anchor } = section;
    const isPage = section === first;
    if (depth === 2) above = [title];
    const titles = isPage ? [] : [...(depth > 2 ? above : []), title];
    const operators = file.startsWith(REFERENCE)
      ? section.nodes.filter(isEntry).map(entryName)
      : [];
    const latex = formulasIn(section);
    if (latex.length === 0 && operators.length === 0) return [];
    const place: FormulaPlace = {
      anchor: isPage ? "" : anchor,
      titles,
      ...(operators.length > 0 && { operators: [...new Set(operators)] }),
    };
    return [{ place, latex }];
  });
}

function formulasIn({ nodes }: Section): string[] {
  const found = nodes.flatMap(formulasOf).map((latex) => latex.trim());
  return [...new Set(found)].filter(
    (latex) =>
      latex !== "" &&
      latex.length <= LONGEST &&
      !/[\n#]|\$\{/.test(latex) &&
      latexFault(latex) === undefined,
  );
}

function formulasOf(node: Nodes): string[] {
  switch (node.type) {
    case "math":
    case "inlineMath":
      return [node.value];
    case "inlineCode":
      return /^[^"'`<>;]*\\[a-zA-Z]/.test(node.value) ? [node.value] : [];
    case "code":
      return latexInCode(node.value);
    default:
      return isElement(node)
        ? (attributesOf(node)["latex"] ?? "").split(";")
        : [];
  }
}

/** A string that is parsed, one with a command in it, or a field's content. */
const LITERALS =
  /\bparse\(\s*(?:"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)')|"((?:\\.|[^"\\\n])*\\\\[a-zA-Z](?:\\.|[^"\\\n])*)"|String\.raw`([^`]*)`|<math-field[^>]*>([^<]+)</g;

/** Finds the LaTeX in a program or a page. */
export function latexInCode(code: string): string[] {
  return [...code.matchAll(LITERALS)].map(
    ([, double, single, command, raw, field]) =>
      raw ??
      field ??
      (double ?? single ?? command ?? "").replaceAll(/\\(.)/g, "$1"),
  );
}
