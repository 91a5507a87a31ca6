import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import { ended } from "../support/markup.ts";
import { openPlayground, said, start } from "./markup-isolation.ts";
import { askersTo, type Attack } from "./payloads/index.ts";
import { CONTROL, startWitness, type Witness } from "./witness.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

let witness: Witness;

test.beforeEach(async ({ faults }) => {
  faults.allow(/^console (?:error|warning): /, /^foreign request: /);
  witness = await startWitness();
});

test.afterEach(() => witness.close());

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
test("a refused navigation sends no request", async ({ page }) => {
  await openPlayground(page);
  for (const [name, leave] of Object.entries(LEAVING))
    await test.step(name, async () => {
      await run(page, leave(`${witness.origin}/left`), /it tried to leave/);
    });
  await witness.settle();
  expect(witness.seen).toEqual([CONTROL]);
});

test("a refused request opens no connection", async ({ page }) => {
  await openPlayground(page);
  const far = (name: string) => `${witness.origin}/${name}`;
  const { markup, requests } = askersTo({ near: far, far });
  for (const attack of [markup, requests])
    if (attack) await run(page, attack, attack.ends);
  await witness.settle();
  // That of the control.
  expect(witness.connections()).toBe(1);
  expect(witness.seen).toEqual([CONTROL]);
});
