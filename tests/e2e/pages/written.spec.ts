import { ADDRESSES } from "../../built/site.ts";
import { expect, open, test } from "../support/fixture.ts";
import { expectNoSidewaysScroll } from "../support/looks.ts";

/** Pages that a test goes to. */
const GROUP = 50;

for (let from = 0; from < ADDRESSES.length; from += GROUP)
  test(`pages from number ${from} on are narrow and write what they may when reached from another`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", ({ sample }) =>
        console.error(`Refused on ${location.pathname}: ${sample}`),
      );
    });
    await open(page, "/about/");
    for (const address of ADDRESSES.slice(from, from + GROUP)) {
      if (address.endsWith("/about/")) continue;
      await page.evaluate((to) => {
        document.querySelector("main h1")?.setAttribute("data-left", "");
        history.pushState({}, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: {} }));
      }, new URL(address).pathname);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        address,
      );
      // The address of the page changes before its text does.
      await expect(page.locator("main h1:not([data-left])")).toBeAttached();
      await test.step(address, () => expectNoSidewaysScroll(page));
    }
  });
