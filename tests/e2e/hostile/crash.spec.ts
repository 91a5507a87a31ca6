import type { Page } from "@playwright/test";

import { SCRIPTS } from "../support/gate.ts";
import { expect, open, test } from "../support/fixture.ts";
import { barLink } from "../support/site-page.ts";
import { intercept } from "../support/intercept.ts";

const CRASHED = "This page crashed.";

/**
 * Makes every component that the page loads from now on throw when it is
 * rendered, for as long as `window.crashing` is true.
 */
async function breakComponents(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { crashing: true });
  });
  await intercept(page, SCRIPTS, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const queue = /self\.(\w+)/.exec(script)?.[1] ?? "";
    await route.fulfill({
      response,
      body: `(${wrapComponents.toString()})(self[${JSON.stringify(queue)}]);${script}`,
    });
  });
}

/**
 * Runs in the page, before a script whose modules go to the bundler's queue.
 */
function wrapComponents(queue: unknown[]): void {
  type Exports = Record<string, unknown>;
  type Factory = (
    module: { exports: Exports },
    exports: Exports,
    require: unknown,
  ) => void;

  const wrap =
    (factory: Factory): Factory =>
    (module, exports, require) => {
      factory(module, exports, require);
      const component = module.exports["default"];
      if (typeof component !== "function") return;
      const crashing = (...props: unknown[]): unknown => {
        if ("crashing" in window && window.crashing === true)
          throw new Error("The page was broken on purpose.");
        return Reflect.apply(component, undefined, props);
      };
      module.exports = {
        ...module.exports,
        default: Object.assign(crashing, component),
      };
    };

  const push = queue.push;
  queue.push = (...chunks) => {
    queue.push = push;
    for (const chunk of chunks as [unknown, Record<string, Factory>][])
      for (const [id, factory] of Object.entries(chunk[1]))
        chunk[1][id] = wrap(factory);
    return push.apply(queue, chunks);
  };
}

/** From a page, whose own components are there, to one that is broken. */
for (const { from, link, what } of [
  { from: "/", link: "Compute Engine", what: "with its layout" },
  { from: "/mathfield/", link: "Compute Engine", what: "inside its layout" },
])
  test(`a page that crashes ${what} can be tried again`, async ({
    page,
    faults,
  }) => {
    faults.expect(/console error: [^]*broken on purpose/);
    await open(page, from);
    await breakComponents(page);
    await barLink(page, link).click();
    const crash = page.getByRole("heading", { name: CRASHED, exact: true });
    await expect(crash).toBeVisible();
    await expect(page).toHaveTitle("Page Error");
    await expect(
      page.getByText("The page was broken on purpose.").first(),
    ).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();

    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(crash).toBeVisible();

    await page.evaluate(() => {
      Object.assign(window, { crashing: false });
    });
    await again.click();
    await expect(crash).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/^Compute Engine/i);
  });

test("a search that crashes says so as a page does", async ({
  page,
  faults,
}) => {
  faults.expect(/console error: [^]*broken on purpose/);
  await open(page, "/about/");
  await breakComponents(page);
  await page.keyboard.press("Control+k");
  await expect(
    page.getByRole("heading", { name: CRASHED, exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle("Page Error");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { crashing: false });
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await expect(page).toHaveTitle(/^About/);
});
