import { tsxLanguage, typescriptLanguage } from "@codemirror/lang-javascript";

import type { EditorFacts } from "../../facts";
import type { OldNames, OldUse } from "../../old-names";
import type { SyntaxNode, Tree } from "../types";
import { Library } from "./library";
import { exportUses, memberUse } from "./old-members";
import type { Found, Search } from "./old-search";
import { attributeUses, literalUse, textUses } from "./old-words";

/**
 * Finds the uses of removed and deprecated names in a program, and of members
 * and exports that the packages do not have.
 *
 * @param code - JavaScript, TypeScript, JSX, or a page with scripts.
 * @param facts - What the build has read of the packages.
 * @param names - The names to look for.
 */
export function oldUses(
  code: string,
  facts: EditorFacts,
  names: OldNames,
): OldUse[] {
  const script = scriptsOf(code);
  const search: Search = {
    tree: parsed(script),
    text: ({ from, to }) => script.slice(from, to),
    library: new Library(facts),
    hasEngine: !/\b(?:import|require)\b/.test(script),
    types: new Map(),
    names,
  };
  const found: Found[] = [
    ...textUses(code, names),
    ...attributeUses(code, names),
  ];
  search.tree.iterate({
    enter: ({ node }) => void found.push(...usesAt(search, node)),
  });
  const places = new Map<number, Found>();
  for (const use of found) if (!places.has(use.from)) places.set(use.from, use);
  return [...places.values()]
    .toSorted((a, b) => a.from - b.from)
    .map((use) => ({
      ...use,
      line: code.slice(0, use.from).split("\n").length,
      name: code.slice(use.from, use.to),
    }));
}

function usesAt(search: Search, node: SyntaxNode): Found[] {
  switch (node.name) {
    case "MemberExpression":
      return memberUse(search, node);
    case "ImportGroup":
    case "CallExpression":
      return exportUses(search, node);
    case "PropertyDefinition":
    case "String":
      return literalUse(search, node);
    default:
      return [];
  }
}

/** Reads the code as the language that makes fewer mistakes of it. */
function parsed(code: string): Tree {
  const trees = [tsxLanguage, typescriptLanguage].map(({ parser }) =>
    parser.parse(code),
  );
  const [first, second] = trees as [Tree, Tree];
  return mistakesOf(first) <= mistakesOf(second) ? first : second;
}

function mistakesOf(tree: Tree): number {
  let count = 0;
  tree.iterate({ enter: ({ type }) => void (count += Number(type.isError)) });
  return count;
}

/** Replaces all but the scripts of a page with spaces: places stay the same. */
function scriptsOf(code: string): string {
  if (!/^\s*<[!a-z]/i.test(code) || !/<script\b/i.test(code)) return code;
  const blank = (text: string) => text.replaceAll(/[^\n]/g, " ");
  let [script, end] = ["", 0];
  for (const { 1: open = "", 2: body = "", index } of code.matchAll(
    /(<script\b[^>]*>)([^]*?)(?:<\/script>|$)/gi,
  )) {
    const start = index + open.length;
    script += blank(code.slice(end, start)) + body;
    end = start + body.length;
  }
  return script + blank(code.slice(end));
}
