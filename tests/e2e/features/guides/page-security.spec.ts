import { expect, open, test } from "../../support/fixture.ts";
import { partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/page-security/"));

test("the filter removes each style that loads a picture", async ({ page }) => {
  const title = "A filter for markup";
  const count = await partOf(page, title, "output");
  const before = Number(await count.textContent());
  await (
    await partOf(page, title, "input")
  ).fill("\\htmlStyle{background:url(https://example.com/b.png)}{y}");
  await expect
    .poll(async () => Number(await count.textContent()))
    .toBeGreaterThan(before);
});
