// cspell:ignore qzxvwkj
import { expect, open, test } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";
import { networkIdle } from "../../support/network.ts";
import { NEAR } from "../../support/search.ts";

const UNKNOWN = "qzxvwkj";

test.describe("without a result", () => {
  test("there is help", async ({ page }) => {
    await open(page, `/search/?q=${UNKNOWN}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(`No results found for “${UNKNOWN}”`);
    await expect(main.getByRole("status")).toHaveText("No results");
    await expect(main).toContainText(
      "Believe this query should return results?",
    );
    const link = main.getByRole("link", { name: /^Let us know\./ });
    expect(await link.getAttribute("href")).toContain(UNKNOWN);
  });

  test("names that are spelt alike are offered, and searched", async ({
    page,
  }) => {
    await open(page, `/search/?q=${NEAR.misspelt}`);
    const main = page.getByRole("main");
    await main
      .getByRole("list", { name: "Try searching for" })
      .getByRole("button", { name: NEAR.name, exact: true })
      .click();
    await expect(page).toHaveURL(`/search/?q=${NEAR.name}`);
    await expect(main.getByRole("searchbox")).toHaveValue(NEAR.name);
    await expect(main.getByRole("status")).toHaveText(/^\d+ results?/);
  });
});

test.describe("without a query", () => {
  test("there are pages that list things, and nothing is fetched", async ({
    page,
  }) => {
    const asked = askedFor(page, /\/assets\/search\//);
    await open(page, "/search/");
    await expect(
      page.getByRole("main").getByRole("link", { name: "Standard library" }),
    ).toHaveAttribute("href", "/compute-engine/standard-library/");
    await networkIdle(page);
    expect(asked).toEqual([]);
    await page.getByRole("searchbox").fill("evaluate");
    await expect.poll(() => asked).not.toEqual([]);
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
