import type { Page, Route } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";
import { intercept } from "../../support/intercept.ts";
import { listen } from "../../support/listen.ts";
import {
  dialog,
  field,
  find,
  look,
  NAMES,
  PAGE,
  rows,
  status,
} from "../../support/search.ts";

const TITLE = "Unable to fetch results";
const HELP = "You might want to check your network connection.";
const WARNED = /console warning: The search failed/;

/** Answers that are no index; `unit/search/client-fails` has all kinds. */
const BROKEN = {
  "cannot be reached": (route: Route) => route.abort(),
  "is a page": (route: Route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Log in</h1>" }),
};

test.describe("an index that cannot be read", () => {
  /**
   * Answers each request for the index with another broken one.
   *
   * @param retry - Asks again; called for all but the first.
   * @param told - Sees that the reader is told.
   */
  async function failInTurn(
    page: Page,
    retry: () => Promise<void>,
    told: (what: string) => Promise<void>,
  ): Promise<void> {
    const heard = listen(page);
    const warned = () =>
      heard.filter((said) => said.startsWith("warning: ")).length;
    for (const [what, answer] of Object.entries(BROKEN)) {
      const before = warned();
      await page.unroute(NAMES);
      await intercept(page, NAMES, answer);
      await retry();
      // Each failure is one of its own, not the one before it.
      await expect.poll(warned, what).toBe(before + 1);
      await told(what);
    }
    await page.unroute(NAMES);
  }

  test("is told in the dialog, and tried again", async ({ page, faults }) => {
    faults.expect(WARNED);
    await open(page, PAGE);
    const again = dialog(page).getByRole("button", { name: "Retry" });
    let isFirst = true;
    await failInTurn(
      page,
      async () => {
        if (isFirst) {
          await look(page, "");
          // At once: each key would be a query, and a failure.
          await page.keyboard.insertText("evaluate");
        } else await again.click();
        isFirst = false;
      },
      async (what) => {
        await expect(dialog(page), what).toContainText(HELP);
        await expect(dialog(page).getByText(TITLE).first()).toBeVisible();
        await expect(status(page)).toHaveText(TITLE);
        await expect(dialog(page)).not.toContainText("No results found for");
      },
    );
    // The pointer is over the button, where results come up.
    await again.click();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(field(page)).toBeFocused();
    const retried = await rows(page).count();
    await page.keyboard.press("Escape");
    await find(page, "evaluate");
    await expect(rows(page)).toHaveCount(retried);
    await expect(dialog(page)).not.toContainText(TITLE);
  });

  test("is told on the page of results, and tried again", async ({
    page,
    faults,
  }) => {
    faults.expect(WARNED);
    const main = page.getByRole("main");
    const again = main.getByRole("button", { name: "Retry" });
    let isFirst = true;
    await failInTurn(
      page,
      async () => {
        await (isFirst ? open(page, "/search/?q=evaluate") : again.click());
        isFirst = false;
      },
      async (what) => {
        await expect(main, what).toContainText(HELP);
        await expect(main.getByRole("status")).toHaveText(TITLE);
      },
    );
    await again.click();
    await expect(main.getByRole("listitem")).not.toHaveCount(0);
    await expect(main).not.toContainText(TITLE);
  });
});

test.describe("an index that is slow", () => {
  test("answers the text in the field at that time", async ({ page }) => {
    const gate = await Gate.before(page, NAMES);
    await open(page, PAGE);
    await look(page, "math");
    await expect(
      dialog(page).locator(".DocSearch-LoadingIndicator"),
    ).toBeVisible();
    await expect(field(page)).toHaveAccessibleName("Search");
    await page.keyboard.type("field");
    await expect(dialog(page)).not.toContainText(TITLE);
    await gate.open();
    await expect(rows(page)).not.toHaveCount(0);
    await expect(
      dialog(page).getByRole("link", { name: /^See all/ }),
    ).toHaveAttribute("href", "/search/?q=mathfield");
  });

  test("may be left", async ({ page }) => {
    const gate = await Gate.before(page, NAMES);
    await open(page, PAGE);
    await look(page, "evaluate");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await gate.open();
    await look(page, "evaluate");
    await expect(rows(page)).not.toHaveCount(0);
  });

  test("is waited for on the page of results", async ({ page }) => {
    const gate = await Gate.before(page, NAMES);
    await open(page, "/search/?q=evaluate");
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toHaveText("Searching…");
    await gate.open();
    await expect(main.getByRole("status")).toHaveText(/^\d+ results/);
  });
});
