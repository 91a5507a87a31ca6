import {
  environments,
  factsOf,
} from "../../../../plugins/package-facts/index.ts";
import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { caretAfter, formulasAfter } from "./carets.ts";
import { LINES, namesIn, within } from "./environments.ts";
import { openFields } from "./fields.ts";

const PAGE = "docs/mathfield/guides/multiline.mdx";

test("Enter adds a line where the page says, and nowhere else", async ({
  page,
}) => {
  const all = await factsOf(environments);
  const adding = tableRows(PAGE, "enter")
    .filter(([, , says = ""]) => says.startsWith("yes"))
    .flatMap(([cell = ""]) => namesIn(cell, all));
  const told = tableRows(PAGE, "enter").flatMap(([cell = ""]) =>
    namesIn(cell, all),
  );
  const names = ["none", LINES, ...all.map(({ name }) => name)];
  expect(names).toEqual(expect.arrayContaining(told));
  const fields = names.map((_, at) => `<math-field id="f${String(at)}">`);
  await openFields(page, fields.join("</math-field><br>"));
  const added: string[] = [];
  for (const [at, name] of names.entries()) {
    const field = page.locator(`#f${String(at)}`);
    await field.evaluate(caretAfter, within(name, "a"));
    await field.locator("[part=keyboard-sink]").focus();
    await page.keyboard.press("Enter");
    const latex = await field.evaluate((element) =>
      (element as Field).getValue("latex-expanded"),
    );
    if (latex.includes("\\\\")) added.push(name);
  }
  expect(added.sort()).toEqual(adding.sort());
});

test("columns are added in matrices, array and cases, and nowhere else", async ({
  page,
}) => {
  await openFields(page, "");
  const all = await factsOf(environments);
  const cases = all
    .filter(({ name, isTabular }) => isTabular && !/^equation/.test(name))
    .flatMap(({ name }) =>
      ["addColumnAfter", "addColumnBefore"].map(
        (command) => [within(name, "a"), command] as const,
      ),
    );
  const after = await formulasAfter(page, cases);
  for (const [at, [latex, command]] of cases.entries())
    expect(after[at] !== "same", `${command} in ${latex}`).toBe(
      /\{(\w*matrix\*?|array|\w?cases)\}/.test(latex),
    );
});

test("without an environment, rows and columns are made outside groups", async ({
  page,
}) => {
  await openFields(page, "");
  const cases = ["\\left(a\\right)", "\\left[a\\right]", "a", "x^{a}"].flatMap(
    (latex) =>
      ["addRowAfter", "addColumnAfter", "addRowBefore"].map(
        (command) => [latex, command] as const,
      ),
  );
  const after = await formulasAfter(page, cases);
  const results = Object.fromEntries(
    cases.map(([latex, command], at) => [`${command} ${latex}`, after[at]]),
  );
  const box = "\\placeholder{}";
  expect(results).toEqual({
    "addRowAfter \\left(a\\right)": `\\begin{pmatrix}a\\\\ ${box}\\end{pmatrix}`,
    "addColumnAfter \\left(a\\right)": `\\begin{pmatrix}a & ${box}\\end{pmatrix}`,
    "addRowAfter \\left[a\\right]": `\\begin{bmatrix}a\\\\ ${box}\\end{bmatrix}`,
    "addColumnAfter \\left[a\\right]": `\\begin{bmatrix}a & ${box}\\end{bmatrix}`,
    "addRowBefore \\left(a\\right)": `\\begin{pmatrix}a\\\\ ${box}\\end{pmatrix}`,
    "addRowBefore \\left[a\\right]": `\\begin{bmatrix}a\\\\ ${box}\\end{bmatrix}`,
    "addRowBefore a": "\\displaylines{a\\\\ }",
    "addRowBefore x^{a}": "same",
    "addRowAfter a": "\\displaylines{a\\\\ }",
    "addColumnAfter a": `\\begin{split}a & ${box}\\end{split}`,
    "addRowAfter x^{a}": "same",
    "addColumnAfter x^{a}": "same",
  });
});

test("an environment around the formula stays until another takes its place", async ({
  page,
}) => {
  await openFields(page, "");
  const all = await factsOf(environments);
  const names = tableRows(PAGE, "enter")
    .filter(([, around = ""]) => around === "the whole formula")
    .flatMap(([cell = ""]) => namesIn(cell, all))
    .filter((name) => name !== LINES);
  for (const name of names) {
    const values = await page.evaluate(
      (latex) => {
        const field = document.createElement("math-field") as Field;
        document.body.append(field);
        return [latex, "x", "", "\\displaylines{y}"].map((value) => {
          field.value = value;
          return field.value;
        });
      },
      within(name, "a"),
    );
    expect(values[1]).toContain(`\\begin{${name}}x`);
    expect(values[2]).toContain(`\\begin{${name}}`);
    expect(values[3]).toBe("y");
  }
});

test("lines begin on the same side, and a broken line is selected", async ({
  page,
}) => {
  await openFields(page, `<math-field id="field"></math-field>`);
  const field = page.locator("#field");
  const keys = async (latex: string, pressed: readonly string[]) => {
    await field.evaluate(caretAfter, latex);
    await field.locator("[part=keyboard-sink]").focus();
    for (const key of pressed) await page.keyboard.press(key);
    return field.evaluate((element) => (element as Field).value);
  };
  const broken = await keys("x+ay", ["Alt+Enter", "z"]);
  expect(broken).toBe("\\displaylines{x+a\\\\ z}");
  for (const name of ["align", "split"]) {
    const latex = within(name, "x&=a");
    const value = await keys(latex, [
      "Enter",
      "y",
      "ArrowLeft",
      "ArrowLeft",
      "z",
    ]);
    expect(value, name).toContain("\\\\ z & y");
  }
});
