import { expect, hydrated, open, test } from "../../support/fixture.ts";
import { FIRST, kind, shown } from "./notes.ts";

for (const route of FIRST) {
  test(`${route} says that a version is the newest`, async ({ page }) => {
    await open(page, route);
    const choice = page.getByLabel("I am on version");
    const newest = await choice.locator("option").nth(1).innerText();
    await choice.selectOption(newest);
    await expect(page.locator("[data-release]:visible")).toHaveCount(0);
    await expect(page.getByRole("status")).toHaveText(
      `${newest} is the newest release.`,
    );
  });

  test(`${route} shows what came after a version, on its pages`, async ({
    page,
  }) => {
    await open(page, route);
    const choice = page.getByLabel("I am on version");
    const versions = await choice.locator("option").allTextContents();
    const on = versions[4] ?? "";
    await choice.selectOption(on);
    await expect(page).toHaveURL(`${route}?after=${on}`);
    await expect(page.locator("[data-release]:visible")).toHaveCount(3);
    await expect(page.getByRole("status")).toHaveText(
      new RegExp(`^3 of \\d+ releases: after ${on}$`),
    );
    await expect(page.getByText(/^More releases came after/)).toHaveCount(0);

    const fixed = page.locator(
      "[data-release]:nth-of-type(-n + 3):has([data-is~=fixed])",
    );
    await expect(kind(page, "Fixed")).toHaveText(
      `Fixed ${String(await fixed.count())}`,
    );

    await kind(page, "May change your results").click();
    await expect(page).toHaveURL(`${route}?after=${on}&kind=results`);
    const risky = page.locator(
      "[data-release]:nth-of-type(-n + 3) [data-is~=results]",
    );
    expect(await risky.count()).toBeGreaterThan(0);
    await expect(shown(page)).toHaveCount(await risky.count());
    // Groups without such entries go, and their headings with them.
    await expect(page.locator("[data-group][hidden]:visible")).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(choice).toHaveValue(on);
    await expect(shown(page)).toHaveCount(await risky.count());

    // An old version has releases after it on several pages.
    await choice.selectOption(versions.at(-1) ?? "");
    const others = page
      .getByText(/^More releases came after/)
      .locator("..")
      .getByRole("link");
    const pages = await page.locator("optgroup").count();
    await expect(others).toHaveCount(pages - 1);
    const first = await page.locator("h1").innerText();
    await others.last().click();
    await expect(page).toHaveURL(
      /\/changelog\/[\d-]+\/\?after=[\d.]+&kind=results$/,
    );
    // The address changes before the page does.
    await expect(page.locator("h1")).not.toHaveText(first);
    await expect(choice).toHaveValue(versions.at(-1) ?? "");
    // The version itself is the last on its page.
    const all = await page.locator("[data-release]").count();
    await kind(page, "May change your results").click();
    await expect(page.locator("[data-release]:visible")).toHaveCount(all - 1);
  });
}
