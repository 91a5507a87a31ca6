import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields, walk } from "./fields.ts";

test("Tab never leaves a disabled mathfield forwards", async ({ page }) => {
  await openFields(
    page,
    `<input id="i"><math-field id="field" disabled></math-field>
     <input id="j"><input id="k">`,
  );
  await page.locator("#i").focus();
  const ids = await walk(page, "Tab", 6);
  expect(ids).not.toContain("j");
  expect(ids).toContain("field");
});
