import { expect, open, test } from "../../support/fixture.ts";
import { intercept } from "../../support/intercept.ts";
import { DESKTOP, PHONE } from "../../support/looks.ts";
import { findPage, readBuilt } from "../../../built/site.ts";

const twinOf = (route: string) => route.replace(/\/$/, ".md");

test.describe("the tools of a page", () => {
  const route = findPage("an example", (html) => html.includes("<samp "));
  const copy = { name: "Copy page as Markdown" };
  const view = { name: "View as Markdown" };

  test("copy its twin", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, route);
    const button = page.getByRole("button", copy);
    await button.click();
    await expect(page.locator(".page-tools button")).toContainText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readBuilt(twinOf(route)),
    );
    await expect(button).toBeVisible();
  });

  test("say what failed", async ({ page, context, faults }) => {
    faults.expect(/console error: .*ERR_FAILED/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, route);
    await intercept(page, "**/*.md", (request) => request.abort());
    await page.getByRole("button", copy).click();
    await expect(page.locator(".page-tools")).toContainText(
      "Not copied: no connection",
    );
  });

  test("lead to its twin", async ({ page }) => {
    // No page, no head: a browser with windows asks for the icon of the site.
    await intercept(page, "**/favicon.ico", (route) => route.fulfill());
    await open(page, route);
    const answer = page.waitForResponse(`**${twinOf(route)}`);
    await page.getByRole("link", view).click();
    expect((await answer).headers()["content-type"]).toContain("text/markdown");
    await expect(page).toHaveURL(twinOf(route));
    await expect(page.locator("body")).toContainText("```output");
  });

  test("stand above the title, on a phone below it", async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, route);
    const boxes = async () => {
      const [tools, title] = await Promise.all(
        [".page-tools", "article h1"].map((each) =>
          page.locator(each).boundingBox(),
        ),
      );
      if (!tools || !title) throw new Error("Nothing is shown.");
      return { tools, title };
    };
    const wide = await boxes();
    expect(wide.tools.y + wide.tools.height).toBeLessThanOrEqual(wide.title.y);
    await page.setViewportSize(PHONE);
    const narrow = await boxes();
    expect(narrow.tools.y).toBeGreaterThanOrEqual(
      narrow.title.y + narrow.title.height,
    );
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".page-tools")).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("are the link alone", async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole("link", view)).toBeVisible();
      await expect(page.getByRole("button", copy)).toBeHidden();
    });
  });
});
