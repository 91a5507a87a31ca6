import { existsSync, readFileSync } from "node:fs";

import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const FILE = "docs/mathfield/guides/migrating.mdx";
const rows = tableRows(FILE, "from-an-older-mathlive");

/** The names that a row says are gone; none where it is about something else. */
function goneIn([old = ""]: readonly string[]): string[] {
  if (Object.hasOwn(OTHERS, old)) return [];
  return old.split(", ").map((name) => name.replace(/^mf\.|\(.*\)$/g, ""));
}

/** Members and exports that a row says to write. */
function successorsIn([, , write = ""]: readonly string[]): string[] {
  const names = /(?:mf|mathVirtualKeyboard)\.(\w+)|(convert\w+)\(/g;
  return [...write.matchAll(names)].map(([, a, b]) => a ?? b ?? "");
}

/** Rows that are not about a member or an export, and what tries them. */
const OTHERS: Readonly<Record<string, string>> = {
  'mf.expression, getValue("math-json")':
    '!("expression" in mf) && mf.getValue("math-json") === ""',
  "ce-evaluate, ce-simplify, ce-solve in the menu":
    "!mf.menuItems.some(({ id }) => /^ce-(evaluate|simplify|solve)/.test(id))",
  "the engine as a dependency of mathlive": "in the package",
  "mathlive/dist/…": "in the package",
  "--keycap-modifier-…": "in the package",
  "classes, styles of a keyboard layout": "in the package",
  "scriptDepth() as a method": 'typeof mf.scriptDepth !== "function"',
  "the layout roman":
    "throwsFor(() => (mathVirtualKeyboard.layouts = ['roman'])) && !throwsFor(() => (mathVirtualKeyboard.layouts = ['alphabetic']))",
  "options in a <script> in the mathfield":
    'document.querySelector("#old").smartMode === false',
  "mathML, ASCIIMath as formats":
    'mf.getValue("mathML") === "" && mf.getValue("ASCIIMath") === ""',
};

test("names that are gone are gone, and their successors are there", async ({
  page,
}) => {
  await openFields(
    page,
    `<math-field>\\frac{x}{2}</math-field>
     <math-field id="old"><script type="application/json">{"smartMode":true}</script></math-field>`,
  );
  const names = rows.map((row) => [goneIn(row), successorsIn(row)]);
  const wrong = await page.evaluate(async (lists) => {
    const mf = document.querySelector("math-field") as HTMLElement;
    const mathlive = (await import("mathlive")) as object;
    const keyboard = Reflect.get(window, "mathVirtualKeyboard") as object;
    const isThere = (name: string) =>
      [mf, mathlive, keyboard].some((owner) => name in owner);
    return lists.flatMap(([gone = [], now = []]) => [
      ...gone.filter(isThere),
      ...now.filter((name) => !isThere(name)),
    ]);
  }, names);
  expect(wrong).toEqual([]);
  expect(names.flat(2).length).toBeGreaterThan(40);

  // Playwright evaluates a string as an expression.
  const tries = Object.entries(OTHERS)
    .filter(([, code]) => code !== "in the package")
    .map(([row, code]) => `[${JSON.stringify(row)}, ${code}]`);
  const others = await page.evaluate<string[]>(`{
    const mf = document.querySelector("math-field");
    const throwsFor = (run) => {
      try {
        run();
        return false;
      } catch {
        return true;
      }
    };
    [${tries.join()}].filter(([, isRight]) => isRight !== true).map(String);
  }`);
  expect(others).toEqual([]);
  const told = rows.map(([old]) => old);
  expect(Object.keys(OTHERS).filter((row) => !told.includes(row))).toEqual([]);
});

test("successors give what the page says of them", async ({ page }) => {
  await openFields(page, "<math-field>x_2\\placeholder[a]{1}</math-field>");
  const found = await page.evaluate(() => {
    const mf = document.querySelector("math-field") as unknown as {
      value: string;
      getElementInfo: (offset: number) => { bounds: object; depth: number };
      getPrompts: () => string[];
      setPromptValue: (id: string, value: string) => void;
    };
    const { bounds, depth } = mf.getElementInfo(2);
    for (const id of mf.getPrompts()) mf.setPromptValue(id, "");
    return [bounds instanceof DOMRect, depth, mf.value];
  });
  expect(found).toEqual([true, 1, "x_2\\placeholder[a]{}"]);
});

test("the package has no `dist`, no engine and no old names of styles", () => {
  const folder = "node_modules/mathlive";
  expect(existsSync(`${folder}/dist`)).toBe(false);
  const { dependencies = {} } = JSON.parse(
    readFileSync(`${folder}/package.json`, "utf8"),
  ) as { dependencies?: object };
  expect(Object.keys(dependencies)).not.toContain("@cortex-js/compute-engine");
  const code = readFileSync(`${folder}/mathlive.mjs`, "utf8");
  expect(code).toContain("--keycap-secondary-");
  expect(code).not.toContain("--keycap-modifier-");
  const types = readFileSync(`${folder}/types/virtual-keyboard.d.ts`, "utf8");
  expect(types).toMatch(/\blabelClass\?: [^]*\bstyle\?: /);
  expect(types).not.toMatch(/\b(?:classes|styles)\?: /);
});
