import { MAX_CODE_BYTES } from "../../../../src/playground/address.ts";
import { expect, open, test } from "../../support/fixture.ts";
import { choose, gallery } from "../../support/starting-points.ts";
import {
  append,
  editor,
  FIRST,
  language,
  note,
  problem,
  region,
  replace,
  ROUTE,
} from "./playground-page.ts";

test.use({ savesData: false });

test.describe("Back", () => {
  test("leads to the code before a starting point", async ({ page }) => {
    await open(page, ROUTE);
    await choose(page, "Equations");
    await expect(editor(page)).toContainText("golden");
    await append(page, "// mine");
    // Chosen before the edit has come to the address.
    await choose(page, "Linear algebra");
    await expect(editor(page)).toContainText("Determinant");
    await page.goBack();
    await expect(editor(page)).toContainText("golden");
    await expect(editor(page)).toContainText("// mine");
    await expect(note(page)).toHaveCount(0);
    await page.goBack();
    await expect(editor(page)).toContainText(FIRST);
    await expect(page).toHaveURL(ROUTE);
    await page.goForward();
    await expect(editor(page)).toContainText("// mine");
  });

  test("leads to the language before", async ({ page }) => {
    await open(page, ROUTE);
    await append(page, "// kept");
    await language(page, "TypeScript").check();
    await expect(editor(page)).toContainText("// kept");
    await language(page, "Markup").check();
    await expect(editor(page)).toContainText("<math-field");
    await language(page, "JavaScript").check();
    await expect(editor(page)).toContainText("// kept");
    for (const [name, text] of [
      ["Markup", "<math-field"],
      ["TypeScript", "// kept"],
      ["JavaScript", "// kept"],
    ] as const) {
      await page.goBack();
      await expect(language(page, name)).toBeChecked();
      await expect(editor(page)).toContainText(text);
    }
  });

  test("leads to code that is too long for an address", async ({ page }) => {
    await open(page, ROUTE);
    await replace(page, `// kept\n${"x".repeat(MAX_CODE_BYTES)}`);
    await expect(problem(page)).toContainText(/longer than 32 KB/);
    await choose(page, "Equations");
    await page.goBack();
    await expect(editor(page)).toContainText("// kept");
  });
});

test("a starting point that is chosen folds the list", async ({ page }) => {
  await open(page, ROUTE);
  const item = gallery(page).getByRole("button", { name: /^Exact numbers/ });
  const width = async () => (await editor(page).boundingBox())?.width ?? 0;
  const before = await width();
  await item.click();
  await expect(item).toBeHidden();
  await expect.poll(width).toBeGreaterThan(before);
  await gallery(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(item).toBeVisible();
  await expect.poll(width).toBe(before);
});

test.describe("Share", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies a link to the code, and the menu has no other", async ({
    page,
  }) => {
    await open(page, ROUTE);
    await replace(page, "console.log(6 * 7);");
    await region(page).getByRole("button", { name: "Share" }).click();
    await expect(region(page).getByText("Copied")).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page).toHaveURL(address);
    await region(page).getByRole("button", { name: "More" }).click();
    const links = region(page).locator(".playground-menu:popover-open > a");
    await expect(links).toHaveText(["Report a problem"]);
  });
});

test("a time for a run outside its limits is refused", async ({ page }) => {
  await open(page, ROUTE);
  const field = page.getByRole("spinbutton", { name: "Time for a run" });
  await expect(field).toHaveValue("10");
  const error = page.getByText(/^Give whole seconds/);
  for (const wrong of ["0", "61", "", "1.5"]) {
    await field.fill(wrong);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(error).toContainText("It stays 10 s.");
  }
  await field.fill("20");
  await expect(field).toHaveAttribute("aria-invalid", "false");
  await expect(error).toHaveCount(0);
});

test("all is done with the keyboard", async ({ page }) => {
  await open(page, ROUTE);
  await language(page, "JavaScript").focus();
  await page.keyboard.press("ArrowRight");
  await expect(language(page, "TypeScript")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("spinbutton", { name: "Time for a run" }),
  ).toBeFocused();
  await page.getByRole("button", { name: "Exact numbers" }).focus();
  await page.keyboard.press("Enter");
  await expect(editor(page)).toContainText("\\\\binom{100}{50}");
  await expect(region(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says so and leads to the guides", async ({ page }) => {
    await page.goto(ROUTE);
    const main = page.getByRole("main");
    await expect(main.getByText(/^The playground needs scripts/)).toBeVisible();
    await expect(main.getByRole("link", { name: "evaluate" })).toHaveAttribute(
      "href",
      "/compute-engine/guides/evaluate/",
    );
    await expect(main.getByRole("radio")).toHaveCount(0);
    await expect(main.getByRole("button")).toHaveCount(0);
  });
});
