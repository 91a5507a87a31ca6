// cspell:ignore Cint
import type { Page } from "@playwright/test";

import { Gate } from "../../support/gate.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { look } from "../../support/search.ts";

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
    const scripts = await Gate.before(page);
    await page.goto("/search/");
    await field(page).fill("evaluate");
    await scripts.open();
    await hydrated(page);
    await expect(results(page)).not.toHaveCount(0);
    await expect(field(page)).toHaveValue("evaluate");
  });

  test("from the dialog replaces the one on the page", async ({ page }) => {
    await open(page, "/search/?q=evaluate");
    await expect(results(page)).not.toHaveCount(0);
    await look(page, "macros");
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
    for (const [name, word, place] of [
      ["Mathfield", "mathfield", /^\/mathfield\//],
      ["Compute Engine", "compute-engine", /^\/(compute-engine|math-json)\//],
      ["API", "api", /\/api\//],
    ] as const) {
      await area(page, name).check();
      await expect(page).toHaveURL(`/search/?q=evaluate&area=${word}`);
      await expect(async () => {
        const links = results(page).getByRole("link");
        const addresses = await links.evaluateAll((nodes) =>
          nodes.map((node) => node.getAttribute("href") ?? ""),
        );
        expect(addresses).not.toEqual([]);
        expect(addresses.filter((each) => !place.test(each))).toEqual([]);
      }).toPass();
      expect(await total(page)).toBeLessThan(all);
    }
    const inApi = await total(page);
    await page.reload();
    await hydrated(page);
    await expect(area(page, "API")).toBeChecked();
    expect(await total(page)).toBe(inApi);
    await page.goBack();
    await expect(area(page, "Compute Engine")).toBeChecked();
    await area(page, "All").check();
    await expect(page).toHaveURL("/search/?q=evaluate");
    await expect.poll(() => total(page)).toBe(all);
  });
});
