import { expect, open, test } from "../../support/fixture.ts";
import { tableRows } from "../../../page-rows.ts";
import { expectValue, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/matrix/"));

const EXAMPLE = "A matrix and its determinant";
const MATRIX = "\\begin{pmatrix}a & b\\\\ c & d\\end{pmatrix}";

/** Keys, and the matrix that each makes with the caret after the a. */
const KEYS = [
  ["Alt+Tab", "a &  & b\\\\ c &  & d"],
  ["Shift+Alt+Tab", " & a & b\\\\  & c & d"],
  ["Alt+Enter", "a & b\\\\ \\placeholder{} & \\placeholder{}\\\\ c & d"],
  ["Control+Enter", "a & b\\\\ \\placeholder{} & \\placeholder{}\\\\ c & d"],
  ["Shift+Alt+Enter", "\\placeholder{} & \\placeholder{}\\\\ a & b\\\\ c & d"],
  ["Shift+Backspace", "b\\\\ d"],
  ["Shift+Delete", "c & d"],
  ["Shift+Alt+Backspace", "c & d"],
] as const;

test("a matrix begins with its bracket and grows by keys", async ({ page }) => {
  const field = await partOf(page, EXAMPLE);
  const determinant = await partOf(page, EXAMPLE, "output");
  await typeAfter(field, "", "(1");
  await page.keyboard.press("Alt+Tab");
  await page.keyboard.type("2");
  await expect(determinant).toHaveText("…");
  await page.keyboard.press("Alt+Enter");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await page.keyboard.type("4");
  await expect(determinant).toHaveText("-2");
});

test("each key adds or removes what the table says", async ({ page }) => {
  const told = tableRows(
    "docs/mathfield/matrix.mdx",
    "add-and-remove-with-keys",
  )
    .filter(([, what = ""]) => /^(?:add|remove) /.test(what))
    .flatMap(([keys = ""]) => keys.split(", "));
  expect(KEYS.map(([key]) => key.replaceAll("+", " "))).toEqual(
    told.map((keys) => keys.replace("Ctrl", "Control")),
  );
  const field = await partOf(page, EXAMPLE);
  for (const [key, cells] of KEYS)
    await test.step(key, async () => {
      await typeAfter(field, MATRIX, "");
      await field.evaluate((element) =>
        Object.assign(element, { position: 2 }),
      );
      await page.keyboard.press(key);
      await expectValue(field, `\\begin{pmatrix}${cells}\\end{pmatrix}`);
    });
});

test("buttons and the menu of brackets work with the keyboard", async ({
  page,
}) => {
  const title = "Buttons for a matrix";
  const field = await partOf(page, title);
  const more = await partOf(page, title, "[value=addColumnAfter]");
  await more.press("Enter");
  await expectValue(
    field,
    "\\begin{pmatrix}a &  & b\\\\ c &  & d\\end{pmatrix}",
  );
});
