import { randomUUID } from "node:crypto";

import type { Page, Route } from "@playwright/test";

import { expect } from "./fixture.ts";

/**
 * Answers requests of a page, as its `route` does, and waits until that counts.
 * `route` returns once the browser knows of it. A loaded page that is busy
 * hears of it later, and asks past it until then: 3 of 60 times on a busy
 * machine.
 *
 * @param addresses - Which requests: a glob or a pattern.
 */
export async function intercept(
  page: Page,
  addresses: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(addresses, answer);
  if (page.url() === "about:blank") return;
  const mark = randomUUID();
  let isHeard = false;
  const probe = new RegExp(`${mark}$`);
  await page.route(probe, (route) => {
    isHeard = true;
    return route.fulfill();
  });
  await expect
    .poll(async () => {
      await page.evaluate(
        (query) => fetch(`?${query}`, { method: "HEAD" }).then(() => undefined),
        mark,
      );
      return isHeard;
    })
    .toBe(true);
  await page.unroute(probe);
}
