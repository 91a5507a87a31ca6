import { expect, open, test } from "../../support/fixture.ts";
import { enter, partOf, typeAfter } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/speech/"));

test("the words follow what is typed", async ({ page }) => {
  const title = "A speak button";
  const field = await partOf(page, title);
  await typeAfter(field, "", "x^2");
  const words = await partOf(page, title, "output");
  await expect(words).toHaveText("'X' squared");
});

test("a button and a key speak", async ({ page }) => {
  const title = "Scopes of speech";
  const field = await partOf(page, title);
  const words = await partOf(page, title, "output");
  const buttons = await partOf(page, title, "button");
  await typeAfter(field, "a+b", "");
  await buttons.getByText("left", { exact: true }).click();
  await expect(words).toHaveText("'B'");
  await page.keyboard.press("Control+Alt+ArrowUp");
  await expect(words).toHaveText("'A' plus 'B'");
});

test("each part is highlighted while it is read", async ({ page }) => {
  const title = "Reading with highlighting";
  const field = await partOf(page, title);
  await enter(field);
  const words = await partOf(page, title, "output");
  const lit = field.locator(".ML__highlight");
  await (await partOf(page, title, "button")).click();
  await expect(words).not.toBeEmpty();
  await expect(lit).not.toHaveCount(0);
  await expect(words).toBeEmpty();
  await expect(lit).toHaveCount(0);
});
