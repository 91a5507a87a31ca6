import { expect, open, test } from "../../support/fixture.ts";
import { isMarked, mark } from "../../support/site-page.ts";

const ROUTE = "/compute-engine/api/expression/";

/** A link of an entry to another page, in markup that the build made. */
const LINK = 'article pre a[href^="/compute-engine/api/numeric-value/"]';

test("a link in markup of the build leads on in the same document", async ({
  page,
}) => {
  await open(page, ROUTE);
  await mark(page);
  const link = page.locator(LINK).first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/numeric-value\//);
  await expect(page.locator("h1")).toContainText("NumericValue");
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(ROUTE);
  await expect(page.locator("h1")).toContainText("Expression");
  expect(await isMarked(page)).toBe(true);
});

test("with Control, it opens in a tab of its own", async ({
  page,
  context,
}) => {
  await open(page, ROUTE);
  const opened = context.waitForEvent("page");
  await page
    .locator(LINK)
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/numeric-value\//);
  await expect(page).toHaveURL(ROUTE);
});
