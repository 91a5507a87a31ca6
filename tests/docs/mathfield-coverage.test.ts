import { readFileSync } from "node:fs";

import { visit } from "unist-util-visit";
import { expect, test } from "vitest";

import {
  API_LIBRARIES,
  apiReference,
  layoutOf,
} from "../../plugins/api-reference/index.ts";
import type { View } from "../../plugins/generated-content/index.ts";
import {
  cssVariables,
  editingCommands,
  factsOf,
  keyboard,
  mathfield,
  mathfieldNames,
  menu,
} from "../../plugins/package-facts/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import { CSS_WORDS } from "../../plugins/reference-tables/css-variables.ts";
import { EVENT_WORDS as KEYBOARD_EVENT_WORDS } from "../../plugins/reference-tables/keyboard.ts";
import {
  LAYOUT_WORDS,
  TOKEN_WORDS,
} from "../../plugins/reference-tables/keyboard.ts";
import { COMMAND_WORDS } from "../../plugins/reference-tables/command-words.ts";
import { FIELD_EVENT_WORDS } from "../../plugins/reference-tables/event-words.ts";
import {
  FIELD_ATTRIBUTE_WORDS,
  MENU_WORDS,
  PART_WORDS,
} from "../../plugins/reference-tables/mathfield.ts";
import { FIELD_CSS_WORDS } from "../../plugins/reference-tables/css-variables.ts";
import { NOT_HERE } from "../../plugins/reference-tables/event-words.ts";
import { sourcePage } from "../../plugins/source-pages/index.ts";
import { mdxFiles } from "./site/index.ts";

/** Names of a kind, and what we say of each; empty where we say nothing. */
type Words = Readonly<Record<string, string>>;

/** The props of an element that shows names of the package. */
interface Shown {
  readonly html?: string;
  readonly variables?: readonly { readonly name: string }[];
}

/** An element that shows names of the package. */
const TABLE =
  /<(MathfieldTable|KeyboardTable|CssVariables|ApiMembers|EditingCommands)((?:\s+\w+="[^"]*")*)\s*\/>/g;

const VIEWS: Readonly<Record<string, View<object>>> = {
  ...referenceTables.views,
  ...apiReference.views,
};

/** The code in a document, its tables included. */
async function codeIn(file: string): Promise<string> {
  const code: string[] = [];
  visit(sourcePage(file).tree, (node) => {
    if (node.type === "inlineCode" || node.type === "code")
      code.push(node.value);
    if (node.type === "link") code.push(node.url);
  });
  for (const [, name = "", of = ""] of readFileSync(file, "utf8").matchAll(
    TABLE,
  )) {
    const pairs = [...of.matchAll(/(\w+)="([^"]*)"/g)];
    const props = Object.fromEntries(
      pairs.map(([, key = "", value = ""]) => [key, value]),
    );
    const shown: Shown = (await VIEWS[name]?.(props, process.cwd())) ?? {};
    const { html = "", variables = [] } = shown;
    code.push(...variables.map((variable) => variable.name));
    for (const [, text = ""] of html.matchAll(/<code[^>]*>(.*?)<\/code>/gs))
      code.push(text.replaceAll("&quot;", '"'));
  }
  return code.join("\n");
}

// The API and the release notes are made of the package: they say nothing more.
const files = (await mdxFiles()).filter((file) =>
  /^docs\/(?!.*\/(?:api|changelog)\/)/.test(file),
);
const pages = await Promise.all(files.map(codeIn));

/** Tells whether the code of a page has a name, not as part of a longer one. */
function isOnPage(name: string): boolean {
  const escaped = name.replaceAll(/[[\]()*+?.]/g, "\\$&");
  const whole = new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`);
  return pages.some((code) => whole.test(code));
}

const field = await factsOf(mathfield);
const keys = await factsOf(keyboard);
const { events } = await factsOf(mathfieldNames);
const css = await factsOf(cssVariables);

const [mathlive] = API_LIBRARIES;
const places = mathlive && (await layoutOf(mathlive)).places;

/** The members of an export, with the package's words or ours. */
function membersOf(name: string, isEvent = false): Words {
  const members = places?.get(name)?.subject.members ?? [];
  return Object.fromEntries(
    members
      .filter(({ kind }) => (kind === "event") === isEvent)
      .filter(({ kind }) => kind !== "constructor")
      .map(({ name: member, doc }) => [member, doc.line ?? doc.text]),
  );
}

/** Picks the words for each of some names. */
function pick(names: readonly string[], words: Words): Words {
  return Object.fromEntries(names.map((name) => [name, words[name] ?? ""]));
}

const KINDS: Readonly<Record<string, Words>> = {
  "members of MathfieldElement": membersOf("MathfieldElement"),
  "members of the virtual keyboard": membersOf("VirtualKeyboardInterface"),
  "options of the virtual keyboard": membersOf("VirtualKeyboardOptions"),
  "members of a keycap": membersOf("VirtualKeyboardKeycap"),
  "members of a layer": membersOf("VirtualKeyboardLayer"),
  "members of a layout": membersOf("VirtualKeyboardLayoutCore"),
  "layouts of the virtual keyboard": pick(keys.layouts, LAYOUT_WORDS),
  "tokens of keycaps": pick(
    keys.tokens.map(({ name }) => name),
    TOKEN_WORDS,
  ),
  "events of the virtual keyboard": pick(keys.events, KEYBOARD_EVENT_WORDS),
  "events of a mathfield": pick(
    events.filter((name) => !Object.hasOwn(NOT_HERE, name)),
    FIELD_EVENT_WORDS,
  ),
  attributes: pick(
    field.attributes.map(({ name }) => name),
    FIELD_ATTRIBUTE_WORDS,
  ),
  parts: pick(field.parts, PART_WORDS),
  "CSS variables": pick(
    css.map(({ name }) => name),
    { ...FIELD_CSS_WORDS, ...CSS_WORDS },
  ),
  "items of the menu": pick(
    (await factsOf(menu)).entries.flatMap(({ id }) => id || []),
    MENU_WORDS,
  ),
  "editing commands": pick(
    (await factsOf(editingCommands)).map(({ name }) => name),
    COMMAND_WORDS,
  ),
};

const KNOWN = Object.entries(KINDS).map(([kind, words]) => ({
  kind,
  words,
  count: Object.keys(words).length,
}));

test.each(KNOWN)("$count $kind: we describe each", ({ words, count }) => {
  expect(count).toBeGreaterThan(3);
  const silent = Object.keys(words).filter((name) => words[name] === "");
  expect(silent).toEqual([]);
});

test.each(KNOWN)("$count $kind: each is on a page of ours", ({ words }) => {
  const missing = Object.keys(words).filter((name) => !isOnPage(name));
  expect(missing).toEqual([]);
});

test("a name that no page has is found missing", () => {
  expect(isOnPage("getPromptVal")).toBe(false);
  expect(isOnPage("getPromptValue")).toBe(true);
});
