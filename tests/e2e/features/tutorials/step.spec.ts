import { expect, open, test } from "../../support/fixture.ts";
import { copied, MARKUP, ranInView } from "../../support/markup.ts";

const ROUTE = "/tutorials/calculator/";

/** Selector of a change that a step makes to a part of the program. */
const CHANGE = "[data-step]";

test("a step says what it removes and adds, and copies what it adds", async ({
  page,
}) => {
  await open(page, ROUTE);
  const change = page.locator(CHANGE).filter({ has: page.locator("del") });
  const first = change.first();
  await expect(first.getByRole("deletion")).not.toHaveCount(0);
  await expect(first.getByRole("insertion")).not.toHaveCount(0);
  const added = await first.locator("ins > .line").allTextContents();
  expect(await copied(first)).toBe(added.join(""));
});

test.describe("the whole program of a step", () => {
  test.use({ savesData: false });

  test("is closed until it is opened or edited", async ({ page }) => {
    await open(page, ROUTE);
    const example = page.locator(MARKUP).nth(1);
    await ranInView(example);
    const tabs = example.getByRole("tab");
    await expect(tabs).toHaveCount(0);

    const summary = example.getByText("Whole program");
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(tabs).toHaveText(["HTML", "CSS", "JavaScript"]);
    const code = example.getByRole("tabpanel", { name: "JavaScript" });
    await expect(code).toContainText("expr.N()");
    await expect(code).toContainText('import "mathlive"');

    await summary.press("Enter");
    await expect(tabs).toHaveCount(0);
    await example.getByRole("button", { name: "Edit" }).press("Enter");
    await expect(example.getByRole("textbox")).toBeFocused();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a tutorial is its changes, and the whole program at the end", async ({
    page,
  }) => {
    await page.goto(ROUTE);
    for (const change of await page.locator(CHANGE).all())
      await expect(change).toBeVisible();
    await expect(page.getByText("Whole program").first()).toBeHidden();
    const panels = page.locator(`${MARKUP} pre`);
    await expect(panels).toHaveCount(3);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  });
});
