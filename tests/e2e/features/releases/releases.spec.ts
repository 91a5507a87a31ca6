import { readBuilt } from "../../../built/site.ts";
import { expectAccessible } from "../../support/accessible.ts";
import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";
import { FIRST, kind, shown } from "./notes.ts";

for (const route of FIRST) {
  test(`${route} narrows to kinds by key, and keeps that in its address`, async ({
    page,
  }) => {
    await open(page, route);
    const all = await page.locator("[data-is]").count();
    await expect(shown(page)).toHaveCount(all);
    const releases = await page.locator("[data-release]").count();
    await expect(page.getByRole("status")).toHaveText(`${releases} releases`);

    await kind(page, "Added").focus();
    await page.keyboard.press("Space");
    await expect(kind(page, "Added")).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL(`${route}?kind=added`);
    const added = await page.locator('[data-is~="added"]').count();
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(all);
    await expect(shown(page)).toHaveCount(added);
    const left = await page.locator("[data-release]:visible").count();
    await expect(page.getByRole("status")).toHaveText(
      `${left} of ${releases} releases: added`,
    );
    await expect(
      page.getByRole("navigation", { name: "On this page" }).getByRole("link"),
    ).toHaveCount(left);

    await kind(page, "Fixed").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${route}?kind=added&kind=fixed`);
    await expect(shown(page)).toHaveCount(
      await page.locator(':is([data-is~="added"],[data-is~="fixed"])').count(),
    );

    await page.reload();
    await hydrated(page);
    await expect(kind(page, "Added")).toHaveAttribute("aria-pressed", "true");
    await kind(page, "Added").click();
    await kind(page, "Fixed").click();
    await expect(page).toHaveURL(route);
    await expect(shown(page)).toHaveCount(all);
  });

  test(`${route} takes what was asked for to older releases`, async ({
    page,
  }) => {
    await open(page, `${route}?kind=breaking&kind=unheard-of`);
    const older = page
      .getByRole("navigation", { name: "Other releases" })
      .getByRole("link", { name: /^Older/ });
    const address = (await older.getAttribute("href")) ?? "";
    await older.click();
    await expect(page).toHaveURL(/\/changelog\/[\d-]+\/\?kind=breaking$/);
    // The address changes before the page does.
    await expect(older).not.toHaveAttribute("href", address);
    await expect(kind(page, "Breaking")).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const breaking = await page.locator('[data-is~="breaking"]').count();
    expect(breaking).toBeLessThan(await page.locator("[data-is]").count());
    await expect(shown(page)).toHaveCount(breaking);
  });

  test(`${route} leads to versions that have moved on`, async ({ page }) => {
    await open(page, route);
    const link = page.getByRole("link", { name: /^\d+\.\d+\.\d+$/ }).last();
    const address = (await link.getAttribute("href")) ?? "";
    const anchor = address.slice(address.indexOf("#"));
    expect(address.startsWith(`${route}#`)).toBe(false);
    await open(page, `${route}${anchor}`);
    await expect(page).toHaveURL(address);
    await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport();
  });

  test(`${route} has a feed that browsers can parse`, async ({ page }) => {
    await open(page, route);
    const feed = page.locator('head link[rel="alternate"][type$="atom+xml"]');
    const address = (await feed.getAttribute("href")) ?? "";
    await expect(page.getByRole("link", { name: "Atom feed" })).toHaveAttribute(
      "href",
      address,
    );
    const xml = readBuilt(address);
    // Pages of the site parse no markup but their own.
    await page.goto("about:blank");
    const { errors, entries, self } = await page.evaluate((text) => {
      const tree = new DOMParser().parseFromString(text, "application/xml");
      const space = "http://www.w3.org/2005/Atom";
      return {
        errors: tree.querySelectorAll("parsererror").length,
        entries: tree.getElementsByTagNameNS(space, "entry").length,
        self: tree.querySelector("link[rel=self]")?.getAttribute("href"),
      };
    }, xml);
    expect(errors).toBe(0);
    expect(entries).toBeGreaterThan(0);
    expect(new URL(self ?? "").pathname).toBe(address);
  });

  test(`${route} is accessible, narrowed too`, async ({ page }) => {
    test.slow();
    await open(page, `${route}?kind=fixed`);
    await expect(kind(page, "Fixed")).toHaveAttribute("aria-pressed", "true");
    const all = await page.locator("[data-is]").count();
    expect(await shown(page).count()).toBeLessThan(all);
    expect(await shown(page).count()).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  test(`${route} keeps a choice made before its scripts came`, async ({
    page,
  }) => {
    const scripts = await Gate.before(page);
    await page.goto(route);
    await kind(page, "Added").click();
    await expect.poll(() => scripts.size).toBeGreaterThan(0);
    await scripts.open();
    await expect(kind(page, "Added")).toHaveAttribute("aria-pressed", "true");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all releases are there, and nothing that would not work", async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(FIRST[0]);
    const all = await page.locator("[data-is]").count();
    expect(all).toBeGreaterThan(0);
    await expect(shown(page)).toHaveCount(all);
    await expect(kind(page, "Added")).toHaveCount(0);
    await expect(page.getByLabel("I am on version")).toBeHidden();
    const withScripts = await browser.newPage({
      baseURL: baseURL ?? "",
      javaScriptEnabled: true,
    });
    await withScripts.goto(FIRST[0]);
    await expect(kind(withScripts, "Added")).toHaveCount(1);
    await withScripts.close();
  });
});

test("the versions of the packages are told, with their notes", async ({
  page,
}) => {
  await open(page, "/about/");
  const row = page.getByRole("row", { name: /Compute Engine .*Release notes/ });
  await row.getByRole("link", { name: "Release notes" }).click();
  await expect(page).toHaveURL(/\/compute-engine\/changelog\/#[\d-]+$/);
  const anchor = new URL(page.url()).hash.slice(1);
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});
