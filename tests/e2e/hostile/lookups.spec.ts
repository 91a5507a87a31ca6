import { expect } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import { namesAfter } from "./lookups.ts";
import { openPlayground, said, start } from "./markup-isolation.ts";
import { askersTo, tryLinks } from "./payloads/index.ts";
import type { Witness } from "./witness.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

/** An address whose name nothing else has: it is this machine all the same. */
const farOf =
  ({ origin }: Witness) =>
  (name: string) =>
    `http://${name}.localhost:${new URL(origin).port}/`;

const LINKS = /links: \d+/;

test("a result holds no link, in whatever way one is made", async ({
  page,
  witness,
}) => {
  const far = farOf(witness);
  await openPlayground(page);
  const html = `<link rel="preconnect" href="${far("markup")}"><p>after it</p>`;
  const example = await start(page, { html, js: tryLinks(far) });
  await expect.poll(() => said(example)).toMatch(LINKS);
  expect(await said(example)).toContain("links: 0");
});

test("without that, it holds many", async ({ page, ledger, witness }) => {
  ledger.disarm("frames", "types");
  await openPlayground(page);
  const example = await start(page, { js: tryLinks(farOf(witness)) });
  await expect.poll(() => said(example)).toMatch(/links: \d\d/);
});

test("a result has no name looked up, unless it leaves", async ({
  playwright,
  launchOptions,
  baseURL,
  witness,
}, info) => {
  const far = farOf(witness);
  const browser = { playwright, launchOptions, baseURL };
  const names = await namesAfter(browser, info, async (page) => {
    await openPlayground(page);
    const { markup, requests } = askersTo({ near: far, far });
    const links = {
      html: `<link rel="preconnect" href="${far("markup")}">`,
      js: tryLinks(far),
      ends: LINKS,
    };
    const leaver = {
      js: `location = ${JSON.stringify(far("left"))};`,
      ends: /it tried to leave/,
    };
    for (const attack of [markup, requests, links, leaver]) {
      if (!attack) continue;
      const example = await start(page, attack);
      await expect.poll(() => said(example)).toMatch(attack.ends);
    }
    await page.goto(far("control"));
  });
  expect(names).toContain("control");
  // A result that leaves is ended, sooner or later than Chromium looks the name up:
  // a gap that nothing in a page closes, see SECURITY.md.
  expect(names.filter((name) => !["control", "left"].includes(name))).toEqual(
    [],
  );
});
