import { expect, open, test } from "../../support/fixture.ts";
import { partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/security/"));

test("the element of the chosen formula is shown", async ({ page }) => {
  const title = "What a formula becomes";
  const output = await partOf(page, title, "output");
  const select = await partOf(page, title, "select");
  await expect(output).toContainText("href=");
  await select.selectOption("\\htmlId{login}{x}");
  await expect(output).toHaveText('<span id="login"></span>');
});

test("commands that were replaced leave no attribute", async ({ page }) => {
  const title = "A formula without links and styles";
  const input = await partOf(page, title, "input");
  const output = await partOf(page, title, "output");
  await input.fill("\\htmlStyle{color:red}{z}+\\class{a}{w}");
  await expect(output).toContainText("z+w");
  await expect(output.locator("[style*=red], .a")).toHaveCount(0);
});

test("a style covers the page until the field contains it", async ({
  page,
}) => {
  const title = "A style that covers the page";
  const field = await partOf(page, title);
  const box = await partOf(page, title, "input");
  const cover = field.locator("[style*=fixed]");
  const height = async () => (await cover.boundingBox())?.height ?? 0;
  const own = (await field.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThanOrEqual(own);
  await box.uncheck();
  await expect.poll(height).toBeGreaterThan(own);
});

test("a click on a link asks for its host", async ({ page }) => {
  const title = "Links to hosts you know";
  const field = await partOf(page, title);
  const output = await partOf(page, title, "output");
  await field.locator("[href='https://evil.example']").click();
  await expect(output).toHaveText("Refused evil.example.");
});
