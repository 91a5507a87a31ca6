// cspell:ignore Cint qzxvwkj
import type { Page } from "@playwright/test";

import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { INDEX } from "../../support/search.ts";

const UNKNOWN = "qzxvwkj";

const field = (page: Page) =>
  page.getByRole("searchbox", { name: "Search the documentation" });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { level: 2 }),
    });
const area = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true });

/** The count of what is found, once all of the index is searched. */
async function total(page: Page): Promise<number> {
  await expect(status(page)).toHaveText(/^\d+ results?/);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  return parseInt((await status(page).textContent()) ?? "", 10);
}

test.describe("a query", () => {
  test("in the address is answered", async ({ page }) => {
    await open(page, "/search/?q=evaluate");
    await expect(field(page)).toHaveValue("evaluate");
    expect(await total(page)).toBeGreaterThan(20);
    await expect(results(page)).toHaveCount(20);
    await expect(page).toHaveTitle(/^Search: evaluate/);
    const link = results(page).first().getByRole("link");
    const address = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(field(page)).toHaveValue("evaluate");
    await expect(results(page)).toHaveCount(20);
  });

  test("is answered while it is typed, and is in the address then", async ({
    page,
  }) => {
    await open(page, "/search/");
    await field(page).pressSequentially("\\int");
    await expect(results(page)).not.toHaveCount(0);
    await expect(page).toHaveURL("/search/?q=%5Cint");
    await expect(field(page)).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(field(page)).toHaveValue("\\int");
    await expect(results(page)).not.toHaveCount(0);
  });

  test("has an entry of its own once Enter is pressed", async ({ page }) => {
    await open(page, "/about/");
    await open(page, "/search/");
    await field(page).fill("evaluate");
    await field(page).press("Enter");
    await expect(page).toHaveURL("/search/?q=evaluate");
    await expect(field(page)).toBeFocused();
    await field(page).fill("macros");
    await expect(page).toHaveURL("/search/?q=macros");
    await field(page).press("Enter");
    const inMacros = await total(page);

    await page.goBack();
    await expect(page).toHaveURL("/search/?q=evaluate");
    await expect(field(page)).toHaveValue("evaluate");
    await expect.poll(() => total(page)).not.toBe(inMacros);
    await page.goBack();
    await expect(page).toHaveURL("/search/");
    await expect(field(page)).toHaveValue("");
    await expect(results(page)).toHaveCount(0);
    await page.goForward();
    await page.goForward();
    await expect(field(page)).toHaveValue("macros");
    await expect.poll(() => total(page)).toBe(inMacros);
  });

  test("typed before the page is live is not lost", async ({ page }) => {
    let letThrough = () => {};
    const typed = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/assets\/js\/.*\.js$/, async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto("/search/");
    await field(page).fill("evaluate");
    letThrough();
    await hydrated(page);
    await expect(results(page)).not.toHaveCount(0);
    await expect(field(page)).toHaveValue("evaluate");
  });

  test("from the dialog replaces the one on the page", async ({ page }) => {
    await open(page, "/search/?q=evaluate");
    await expect(results(page)).not.toHaveCount(0);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("macros");
    await page.getByRole("link", { name: /^See all/ }).click();
    await expect(page).toHaveURL("/search/?q=macros");
    await expect(field(page)).toHaveValue("macros");
  });
});

test.describe("results", () => {
  test("come in portions, and reading goes on at the next", async ({
    page,
  }) => {
    await open(page, "/search/?q=evaluate");
    const count = await total(page);
    expect(count).toBeGreaterThan(40);
    await page.getByRole("button", { name: "Load more" }).click();
    await expect(results(page)).toHaveCount(40);
    await expect(results(page).nth(20).getByRole("link")).toBeFocused();
    await expect(status(page)).toHaveText(
      `${count} results, the first 40 shown`,
    );
    const addresses = await results(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test("are narrowed to an area, which the address has too", async ({
    page,
  }) => {
    await open(page, "/search/?q=evaluate");
    const all = await total(page);
    let sum = 0;
    for (const [name, word] of [
      ["Mathfield", "mathfield"],
      ["Compute Engine", "compute-engine"],
      ["API", "api"],
    ] as const) {
      await area(page, name).check();
      await expect(page).toHaveURL(`/search/?q=evaluate&area=${word}`);
      await page.reload();
      await hydrated(page);
      await expect(area(page, name)).toBeChecked();
      const count = await total(page);
      expect(count).toBeLessThan(all);
      sum += count;
    }
    expect(sum).toBeLessThanOrEqual(all);
    await page.goBack();
    await expect(area(page, "Compute Engine")).toBeChecked();
    await area(page, "All").check();
    await expect(page).toHaveURL("/search/?q=evaluate");
    await expect.poll(() => total(page)).toBe(all);
  });
});

test.describe("without a result", () => {
  test("there is help", async ({ page }) => {
    await open(page, `/search/?q=${UNKNOWN}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(`No results found for “${UNKNOWN}”`);
    await expect(status(page)).toHaveText("No results");
    await expect(main).toContainText(
      "Believe this query should return results?",
    );
    const link = main.getByRole("link", { name: /^Let us know\./ });
    expect(await link.getAttribute("href")).toContain(UNKNOWN);
  });
});

test.describe("without a query", () => {
  test("there are pages that list things, and nothing is fetched", async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(INDEX, (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    await open(page, "/search/");
    await expect(
      page.getByRole("main").getByRole("link", { name: "Standard library" }),
    ).toHaveAttribute("href", "/compute-engine/standard-library/");
    expect(asked).toEqual([]);
  });

  test.describe("and without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("there is a sentence, and they are there too", async ({ page }) => {
      await page.goto("/search/?q=evaluate");
      const main = page.getByRole("main");
      expect(await main.locator("noscript").innerText()).toContain(
        "The search needs scripts",
      );
      await main.getByRole("link", { name: "LaTeX commands" }).click();
      await expect(page).toHaveURL("/mathfield/reference/commands/");
    });
  });
});
