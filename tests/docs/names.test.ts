import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { Globby } from "@docusaurus/utils";
import { describe, expect, test } from "vitest";

import { parseMdx } from "../../plugins/mdx/index.ts";
import { findPages, sourcePage } from "../../plugins/source-pages/index.ts";
import {
  commentsOf,
  type Passage,
  passagesOf,
  stringsOf,
} from "./site/index.ts";

/** Other names of a thing, and the one that this project uses. */
type Names = readonly (readonly [RegExp, string])[];

/** Wherever we write: pages, the interface, comments. */
const EVERYWHERE: Names = [
  [/\btypeset(?:s|ting|ter)?\b/i, "formulas are rendered"],
  [/\bstylesheets?\b/i, "style sheet"],
  [
    /\bContent[- ]Security[- ]Policy\b/,
    "content security policy (CSP); `Content-Security-Policy` is the header",
  ],
  [
    /\b(?:a|each|every|which) text(?! (?:alternative|area|box|field|input|mode|node|zone))\b/i,
    "a string, or say what it is: a sentence, a label",
  ],
  [
    /\bempty (?:box|place)s?\b|\bplaces? to fill in\b/i,
    "a placeholder, or a prompt if it has an id",
  ],
  [
    /\bkeyboard pages?\b|\bpages? of (?:the|a) (?:virtual )?keyboard\b/i,
    "the virtual keyboard has layouts of layers of keycaps",
  ],
];

/** On pages and in the interface, which speak to a developer. */
const TO_READERS: Names = [
  [
    /\bpeople\b|\bsomebody\b|\bend users?\b/i,
    "“the user” of a program, or “you” who read",
  ],
  [
    /\bblanks?\b(?! (?:line|page|screen|space)s?\b)(?<!fill in the blanks?)/i,
    "a prompt; a placeholder if it has no id",
  ],
];

const pages = findPages(process.cwd())
  .filter((file) => !/\/(?:api|changelog)\/(?!index\.)/.test(file))
  .map((file) => path.relative(process.cwd(), file));

const modules = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .map((file) => path.join("src", file));

const sources = await Globby([
  "{plugins,scripts,src,tests}/**/*.{css,mjs,mts,ts,tsx}",
  "!**/node_modules/**",
]);

/** Other names in passages, each with its place and the right one. */
function otherNames(
  passages: readonly Passage[],
  names: Names,
  file: string,
): string[] {
  return passages.flatMap(({ text, line }) => {
    const plain = text.replaceAll(/\s+/g, " ");
    return names.flatMap(([pattern, name]) => {
      const found = pattern.exec(plain);
      return found ? [`${file}:${String(line)} “${found[0]}”: ${name}`] : [];
    });
  });
}

describe("one name a thing", () => {
  test.each(pages)("in %s", (file) => {
    const passages = passagesOf(sourcePage(file).tree, false);
    const names = [...EVERYWHERE, ...TO_READERS];
    expect(otherNames(passages, names, file)).toEqual([]);
  });

  test("in what the interface says", () => {
    const found = modules.flatMap((file) =>
      otherNames(
        stringsOf(readFileSync(file, "utf8"), file),
        [...EVERYWHERE, ...TO_READERS],
        file,
      ),
    );
    expect(found).toEqual([]);
  });

  test("in comments", () => {
    expect(commentsOf("tests/docs/names.test.ts")).not.toEqual([]);
    const found = sources.flatMap((file) =>
      otherNames(commentsOf(file), EVERYWHERE, file),
    );
    expect(found).toEqual([]);
  });

  test.each([
    "KaTeX typesets it.",
    "Add a stylesheet.",
    "The Content-Security-Policy refuses it.",
    "It returns a text.",
    "Tab goes to the next empty box.",
    "Choose a page of the keyboard.",
    "Somebody types.",
    "Each blank has an id.",
  ])("%s is found", (text) => {
    const names = [...EVERYWHERE, ...TO_READERS];
    expect(
      otherNames(passagesOf(parseMdx(text), false), names, ""),
    ).toHaveLength(1);
  });

  test.each([
    "Send the header `Content-Security-Policy`.",
    "It is a text field.",
    "See how to fill in the blank, and leave a blank line.",
  ])("%s is not", (text) => {
    const names = [...EVERYWHERE, ...TO_READERS];
    expect(otherNames(passagesOf(parseMdx(text), false), names, "")).toEqual(
      [],
    );
  });
});
