import { expect, open, test } from "../../support/fixture.ts";
import { choice, PATH, status, versionsOf } from "./page.ts";

for (const { age, isNewest } of [
  { age: "the newest", isNewest: true },
  { age: "another", isNewest: false },
])
  test(`an entry leads to its outputs on ${age} of the older releases`, async ({
    page,
  }) => {
    await open(page, PATH);
    const [newest = "", second = ""] = await versionsOf(page);
    await open(page, "/compute-engine/reference/arithmetic/");
    const links = page.locator(".older-releases a");
    const own = `[href*="version=${newest}&"]`;
    const link = links
      .and(page.locator(isNewest ? own : `:not(${own})`))
      .first();
    await expect(link).toHaveText(/^Output differs in /);
    const asked = await link.evaluate((node: HTMLAnchorElement) => {
      const { searchParams } = new URL(node.href);
      return [searchParams.get("version"), searchParams.get("section")];
    });
    const [version = "", section = ""] = asked.map(String);
    await link.click();
    await expect(status(page)).toContainText(`between ${version} and`);
    const example = page.locator("details[open] > div:focus");
    await expect(example).toBeInViewport();
    await expect(example.getByRole("link").first()).toHaveAttribute(
      "href",
      section,
    );
    await expect(page.locator("details[open]:has(dl)")).toHaveCount(1);

    await choice(page).selectOption(second);
    await expect(page).toHaveURL(`${PATH}?version=${second}`);
  });
