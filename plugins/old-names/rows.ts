import type { PhrasingContent, TableCell } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

import type { OldName, OldRow } from "../../src/playground/old-names.ts";
import { type Child, h, htmlOf } from "../html.ts";
import { type SourcePage, sourcePage } from "../source-pages/index.ts";
import {
  type Cells,
  exportsIn,
  fieldNamesIn,
  membersIn,
  operatorsIn,
  optionsIn,
  stringsIn,
} from "./cells.ts";

/** What the first cell of a row names, by the page and section of its table. */
const TABLES: Readonly<
  Record<string, Readonly<Record<string, (cells: Cells) => OldName[]>>>
> = {
  "docs/compute-engine/guides/migrating.mdx": {
    "members-of-the-engine": membersIn,
    "members-of-an-expression": membersIn,
    "options-functions-and-types": exportsIn,
    operators: operatorsIn,
  },
  "docs/mathfield/guides/migrating.mdx": {
    "from-an-older-mathlive": fieldNamesIn,
    "commands-that-were-renamed": stringsIn,
    "deprecated-what-still-works": optionsIn,
  },
};

/** What the guides say of names that are not gone. */
const WORKS = /^works |still works/;

/** Members that the text of the guide to MathLive is about, not a table. */
const MEMBERS: readonly Omit<OldRow, "since">[] = [
  {
    names: onFields("setOptions", "getOptions", "getOption"),
    write: "properties, such as <code>mf.smartMode = true</code>",
    to: "/mathfield/guides/migrating/#deprecated-what-still-works",
    isDeprecated: true,
  },
  {
    names: onFields(
      "locale",
      "strings",
      "decimalSeparator",
      "fontsDirectory",
      "soundsDirectory",
      "computeEngine",
      "mathVirtualKeyboard",
    ),
    write:
      "the same name of the class, such as <code>MathfieldElement.locale</code>; for the keyboard <code>window.mathVirtualKeyboard</code>",
    to: "/mathfield/guides/migrating/#members-that-throw",
  },
];

function onFields(...names: string[]): OldName[] {
  return names.map((name) => ({ as: "member", name, of: "MathfieldElement" }));
}

/**
 * The rows of the guides about upgrading, with the names that each is about.
 *
 * @param siteDir - Root folder of the project.
 * @throws Error where a guide has a row whose names are not read.
 */
export function oldRows(siteDir: string): OldRow[] {
  const rows = Object.entries(TABLES).flatMap(([file, sections]) =>
    Object.entries(sections).flatMap(([anchor, namesIn]) =>
      rowsOf(sourcePage(file, siteDir), anchor, namesIn),
    ),
  );
  return [...rows, ...MEMBERS.map((row) => ({ ...row, since: "" }))];
}

function rowsOf(
  page: SourcePage,
  anchor: string,
  namesIn: (cells: Cells) => OldName[],
): OldRow[] {
  const section = page.sections.find((each) => each.anchor === anchor);
  const tables = (section?.nodes ?? []).filter(({ type }) => type === "table");
  const rows: OldRow[] = [];
  for (const table of tables)
    visit(table, "tableRow", ({ children }, at) => {
      if (at === 0) return;
      const [first, last] = [children[0], children.at(-1)];
      if (!first || !last) return;
      const texts = children.map((cell) => toString(cell));
      const [, middle = ""] = texts;
      rows.push({
        names: namesIn({ texts, codes: codesIn(first) }),
        since: /^[\d., ]+$/.test(middle) ? middle : "",
        write: htmlOf(h(null, ...last.children.map(contentOf))),
        to: `${page.route}#${anchor}`,
        ...(WORKS.test(`${middle} ${toString(last)}`) && {
          isDeprecated: true as const,
        }),
      });
    });
  if (rows.length === 0)
    throw new Error(`${page.file} has no table below #${anchor}`);
  return rows;
}

function codesIn(cell: TableCell): string[] {
  const codes: string[] = [];
  visit(cell, "inlineCode", ({ value }) => void codes.push(value));
  return codes;
}

/** A part of a cell: text, code and links are all that they have. */
function contentOf(node: PhrasingContent): Child {
  if (node.type === "text") return node.value;
  if (node.type === "inlineCode") return h("code", node.value);
  if (node.type === "link")
    return h("a", { href: node.url }, ...node.children.map(contentOf));
  throw new Error(`a table about upgrading has ${node.type} in a cell`);
}
