import { expect, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import { readBuilt } from "../../../built/site.ts";

const OLD = "/mathlive/guides/macros/?from=link#expand-the-macros";
const NEW = "/mathfield/guides/macros/?from=link#expand-the-macros";

test("a host leads from an old address to the new one", async ({ page }) => {
  const response = await page.goto(OLD);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(NEW);
});

test("where the host does not, the page does, and Back does not return", async ({
  page,
  faults,
}) => {
  faults.expect(/console error: .* 404 \(Not Found\)/);
  await page.goto("/about/");
  await intercept(page, /\/mathlive\//, (route) =>
    route.fulfill({
      status: 404,
      contentType: "text/html",
      body: readBuilt("404.html"),
    }),
  );
  await page.goto(OLD);
  await expect(page).toHaveURL(NEW);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Macros");
  await page.goBack();
  await expect(page).toHaveURL("/about/");
});
