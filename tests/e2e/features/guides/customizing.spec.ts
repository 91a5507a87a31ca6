import { expect, open, test } from "../../support/fixture.ts";
import { partOf } from "./typing.ts";

test.use({ savesData: false });
test.beforeEach(({ page }) => open(page, "/mathfield/guides/customizing/"));

test("the switch changes the background of the mathfield", async ({ page }) => {
  const title = "A switch for light and dark";
  const field = await partOf(page, title);
  const background = () =>
    field.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();
  await (await partOf(page, title, "[value=dark]")).check();
  await expect.poll(background).not.toBe(light);
});

test("a name of the example's own is a color", async ({ page }) => {
  const field = await partOf(page, "Letters and colors");
  const named = field.locator("[style*=color]", { hasText: "Δ" });
  await expect(named.last()).toHaveCSS("color", "rgb(163, 38, 107)");
});

test.describe("on dark paper", () => {
  test.use({ colorScheme: "dark" });

  test("the field within a sentence has no box", async ({ page }) => {
    const field = await partOf(page, "A field within a sentence");
    await expect(field).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(field).toHaveCSS("border-top-width", "0px");
    const other = await partOf(page, "A switch for light and dark");
    await expect(other).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
});
