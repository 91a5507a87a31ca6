import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { ended } from "../support/markup.ts";
import {
  NO_FRAMING,
  noLoading,
  openPlayground,
  said,
  start,
} from "./markup-isolation.ts";
import { askersTo, type Attack } from "./payloads/index.ts";
import { test } from "./witness.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

/** Runs code in a result until it says that it is over. */
async function run(page: Page, attack: Partial<Attack>, ends: RegExp) {
  const example = await start(page, attack);
  await expect.poll(() => said(example)).toMatch(ends);
  await ended(example);
}

/** Ways to another address, from an address. */
const LEAVING: Readonly<Record<string, (at: string) => Partial<Attack>>> = {
  location: (at) => ({ js: `location = ${JSON.stringify(at)};` }),
  "a refresh": (at) => ({
    html: `<meta http-equiv="refresh" content="0;url=${at}">`,
  }),
  "a link": (at) => ({
    html: `<a id="link" href="${at}">1</a>`,
    js: 'addEventListener("click", (event) => event.stopImmediatePropagation(), true);\nlink.click();',
  }),
};

// Chromium may open a connection, a gap that nothing in a page closes: see SECURITY.md.
test("a refused navigation sends no request", async ({
  page,
  faults,
  witness,
}) => {
  faults.expect(NO_FRAMING);
  await openPlayground(page);
  for (const [name, leave] of Object.entries(LEAVING))
    await test.step(name, async () => {
      await run(page, leave(witness.address("left")), /it tried to leave/);
    });
  await witness.expectUnasked();
});

test("a refused request opens no connection", async ({
  page,
  faults,
  witness,
}) => {
  const address = `(?:http|ws)://${new URL(witness.origin).host}/\\w+`;
  faults.expect(...noLoading(address));
  // The browser announces some of the requests that it then refuses.
  faults.allow(new RegExp(`^foreign request: ${address}$`));
  await openPlayground(page);
  const { markup, requests } = askersTo({
    near: witness.address,
    far: witness.address,
  });
  for (const attack of [markup, requests])
    if (attack) await run(page, attack, attack.ends);
  await witness.expectUnasked();
  // That of the control.
  expect(witness.connections()).toBe(1);
});
