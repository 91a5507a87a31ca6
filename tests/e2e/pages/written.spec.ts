import { ADDRESSES } from "../../built/site.ts";
import { expect, open, test } from "../support/fixture.ts";

/** Pages that a test goes to. */
const GROUP = 50;

for (let from = 0; from < ADDRESSES.length; from += GROUP)
  test(`pages from number ${from} on write what they may when reached from another`, async ({
    page,
  }) => {
    await open(page, "/about/");
    for (const address of ADDRESSES.slice(from, from + GROUP)) {
      await page.evaluate((to) => {
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      }, new URL(address).pathname);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        address,
      );
    }
  });
