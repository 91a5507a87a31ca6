import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { apiReference, LINES } from "../../plugins/api-reference/index.ts";
import {
  cssVariables,
  factsOf,
  mathfield,
  menu,
} from "../../plugins/package-facts/index.ts";
import { referenceTables } from "../../plugins/reference-tables/index.ts";
import { FIELD_CSS_WORDS } from "../../plugins/reference-tables/css-variables.ts";
import {
  FIELD_WORDS,
  MENU_WORDS,
  PART_WORDS,
} from "../../plugins/reference-tables/mathfield.ts";

const css = await factsOf(cssVariables);
const { attributes, locales, options, parts, statics } =
  await factsOf(mathfield);
const { entries, fields } = await factsOf(menu);

const { MathfieldTable } = referenceTables.views;
const { ApiMembers } = apiReference.views;

const sourceOf = (page: string) =>
  readFileSync(`docs/mathfield/${page}.mdx`, "utf8");

/** Returns the text of the cells in one column of a table. */
function cells({ html }: { html: string }, column = 0): string[] {
  const [, ...rows] = html.split("<tr>");
  return rows.map((row) =>
    (row.split("<td>")[column + 1] ?? "")
      .replaceAll(/<[^>]*>/g, "")
      .replace("()", ""),
  );
}

const LISTS: [string, readonly string[], Readonly<Record<string, string>>][] = [
  ["part", parts, PART_WORDS],
  ["item of the menu", entries.map(({ id }) => id), MENU_WORDS],
  ["field of an item", fields.map(({ name }) => name), FIELD_WORDS],
  [
    "CSS variable",
    css.filter(({ group }) => group !== "keyboard").map(({ name }) => name),
    FIELD_CSS_WORDS,
  ],
];

test.each(LISTS)("each %s is described, and no other", (_, names, words) => {
  expect(Object.keys(words).sort()).toEqual([...names].sort());
});

const TABLES: [string, string, readonly string[]][] = [
  ["parts", "guides/customizing", parts],
  ["locales", "guides/localization", locales.map(({ name }) => name)],
  ["menu", "guides/menu", entries.map(({ label }) => label)],
  ["menu-fields", "guides/menu", fields.map(({ name }) => name)],
  ["attributes", "lifecycle", attributes.map(({ name }) => name)],
];

test.each(TABLES)(
  "the table of %s is whole, on %s",
  async (of, page, names) => {
    expect(sourceOf(page)).toContain(`<MathfieldTable of="${of}" />`);
    expect(names.length).toBeGreaterThan(9);
    const table = await MathfieldTable({ of }, "");
    expect(cells(table).slice(1)).toEqual(names);
  },
);

test("the table of the menu has every identifier", async () => {
  const { html } = await MathfieldTable({ of: "menu" }, "");
  const ids = entries.flatMap(({ id, submenu }) => [id, ...submenu]);
  expect(ids.length).toBeGreaterThan(100);
  for (const id of ids) expect(html).toContain(id);
});

test("what counts once a mathfield is in the page is told apart", () => {
  const live = attributes.filter(({ isLive }) => isLive);
  expect(live.map(({ name }) => name)).toContain("placeholder");
  expect(live.map(({ name }) => name)).not.toContain("smart-fence");
});

test.each(["mathfield", "menu", "popovers"])(
  "the CSS variables of the group %s are in the guide",
  (group) => {
    expect(sourceOf("guides/customizing")).toContain(
      `<CssVariables group="${group}" />`,
    );
  },
);

test.each([
  ["Style and layout", "guides/customizing"],
  ["Typing assistance", "guides/typing"],
  ["static", "guides/customizing"],
])("the members of %s are in %s, with their defaults", async (topic, guide) => {
  const of = "MathfieldElement";
  expect(LINES["mathlive"]?.tables).toContain(of);
  expect(sourceOf(guide)).toContain(
    `<ApiMembers of="${of}" topic="${topic}" />`,
  );
  const table = await ApiMembers({ of, topic }, "");
  const [, ...names] = cells(table);
  const [, ...defaults] = cells(table, 2);
  const known = topic === "static" ? statics : options;
  expect(names.length).toBeGreaterThan(5);
  expect(defaults).toEqual(names.map((name) => known[name] ?? ""));
  expect(defaults.filter(Boolean).length).toBeGreaterThan(2);
});

test("what there is no table of stops the build", async () => {
  await expect(MathfieldTable({ of: "sounds" }, "")).rejects.toThrow("sounds");
  const of = "MathfieldElement";
  await expect(ApiMembers({ of, topic: "Colors" }, "")).rejects.toThrow(
    "Colors",
  );
  await expect(ApiMembers({ of: "Nothing" }, "")).rejects.toThrow("Nothing");
});
