import { existsSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import {
  API_LIBRARIES,
  apiReference,
  layoutOf,
  LINES,
} from "../../plugins/api-reference/index.ts";
import {
  cssVariables,
  factsOf,
  keyboard,
} from "../../plugins/package-facts/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import { CSS_WORDS } from "../../plugins/reference-tables/css-variables.ts";
import { EVENT_WORDS } from "../../plugins/reference-tables/keyboard.ts";
import {
  LAYOUT_WORDS,
  TOKEN_WORDS,
} from "../../plugins/reference-tables/keyboard.ts";

const facts = await factsOf(keyboard);
const page = readFileSync("docs/mathfield/virtual-keyboard.mdx", "utf8");

/** Returns the text of the first cell of each row of a table. */
function firstCells({ html }: { html: string }): string[] {
  const cells = html.matchAll(/<tr><td>(?:<a [^>]*>)?<code>(.*?)<\/code>/g);
  return [...cells].map(([, name = ""]) => name.replaceAll("&quot;", '"'));
}

const css = (await factsOf(cssVariables)).filter(
  ({ group }) => group === "keyboard",
);

const LISTS: [string, readonly string[], Readonly<Record<string, string>>][] = [
  ["layouts", facts.layouts, LAYOUT_WORDS],
  ["tokens", facts.tokens.map(({ name }) => name), TOKEN_WORDS],
  ["events", facts.events, EVENT_WORDS],
];

describe.each(LISTS)("%s of the virtual keyboard", (of, names, words) => {
  test("are described, and nothing else is", () => {
    expect(Object.keys(words).sort()).toEqual([...names].sort());
  });

  test("are in a table of the page", async () => {
    expect(page).toContain(`<KeyboardTable of="${of}" />`);
    const table = await referenceTables.views.KeyboardTable({ of }, "");
    expect(firstCells(table)).toEqual(names);
  });
});

test("each panel of variants is in a table of the page", async () => {
  expect(page).toContain('<KeyboardTable of="variants" />');
  const table = await referenceTables.views.KeyboardTable(
    { of: "variants" },
    "",
  );
  const names = facts.panels.map(({ name }) => name);
  expect(firstCells(table)).toEqual(names);
  // A token that names a panel leads nowhere when there is none of that name.
  const made = ["foreground-color", "background-color"];
  for (const { variants } of facts.tokens)
    if (typeof variants === "string")
      expect([...names, ...made]).toContain(variants);
});

test("each CSS variable of the keyboard is described, and no other", () => {
  const names = css.map(({ name }) => name);
  expect(Object.keys(CSS_WORDS).sort()).toEqual(names.sort());
  expect(page).toContain('<CssVariables group="keyboard" />');
});

const [mathlive] = API_LIBRARIES;
const layout = mathlive && (await layoutOf(mathlive));

const tables = LINES["mathlive"]?.tables ?? [];

test.each(tables.filter((name) => name.startsWith("VirtualKeyboard")))(
  "each member of %s is described on the page",
  async (of) => {
    const members = layout?.places.get(of)?.subject.members ?? [];
    const names = members.map(({ name }) => name);
    expect(page).toContain(`<ApiMembers of="${of}" />`);
    const table = await apiReference.views.ApiMembers({ of }, "");
    const shown = firstCells(table).map((name) => name.replace("()", ""));
    expect(shown).toEqual(names);
  },
);

test("the page has a picture of each default layout, in both schemes", async () => {
  const { KeyboardPicture } = referenceTables.views;
  for (const layout of ["numeric", "symbols", "alphabetic", "greek"]) {
    expect(page).toContain(`<KeyboardPicture layout="${layout}" />`);
    const { alt } = await KeyboardPicture({ layout }, process.cwd());
    expect(alt).toContain(layout);
    for (const scheme of ["light", "dark"])
      expect(existsSync(`static/img/keyboard/${layout}-${scheme}.webp`)).toBe(
        true,
      );
  }
  const unknown = KeyboardPicture({ layout: "functions" }, process.cwd());
  await expect(unknown).rejects.toThrow("npm run docs:pictures");
});

test("what has no description stops the build", async () => {
  const { KeyboardTable } = referenceTables.views;
  await expect(KeyboardTable({ of: "sounds" }, "")).rejects.toThrow("sounds");
  const { ApiMembers } = apiReference.views;
  await expect(ApiMembers({ of: "Commands" }, "")).rejects.toThrow("Commands");
});
