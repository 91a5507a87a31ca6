import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { type Ledger, test } from "./bare-site.ts";
import type { Attacks } from "./payloads/index.ts";
import {
  NO_FRAMING,
  noLoading,
  openPlayground,
  said,
  start,
  withstand,
} from "./markup-isolation.ts";
import { ASKED, askersTo, HELD, leaversTo } from "./payloads/index.ts";
import { CONTROL, ODD_ANSWER, type Witness } from "./witness.ts";

test.use({
  savesData: false,
  viewport: { width: 1350, height: 900 },
});

const targetsOf = (ledger: Ledger, witness: Witness) => ({
  near: ledger.address,
  far: witness.address,
});

/**
 * Expects that nothing came to the site or the witness, and that it would have.
 */
async function expectNothing(
  { address, answered }: Ledger,
  witness: Witness,
): Promise<void> {
  await witness.expectUnasked();
  expect(answered).toEqual([]);
  await fetch(address(CONTROL));
  expect(answered).toEqual([CONTROL]);
}

/** The names of attempts, as a part of a pattern. */
const NAMES = `(?:${[...Object.values(ASKED).flat(), "worker"].join("|")})`;

test("code that leaves goes nowhere", async ({
  page,
  faults,
  ledger,
  witness,
}) => {
  faults.expect(
    /^console error: Unsafe attempt to initiate navigation for frame [^]* is sandboxed/,
    /^console error: Blocked opening '[^']*' in a new window because the request was made in a sandboxed frame/,
    NO_FRAMING,
    /^console error: Sending form data to '[^']*' violates [^]*"form-action 'none'"/,
  );
  await withstand(page, leaversTo(targetsOf(ledger, witness)));
  await expectNothing(ledger, witness);
});

test("code that asks for what is not its own gets nothing", async ({
  page,
  baseURL,
  faults,
  ledger,
  witness,
}) => {
  const address = `(?:(?:http|ws)://[^/']*/(?:stolen/)?${NAMES}|blob:null/[^']*|${baseURL ?? ""}/|${witness.origin}/)`;
  faults.expect(
    ...noLoading(address),
    // The browser announces some of the requests that it then refuses.
    new RegExp(`^foreign request: ${witness.origin}/${NAMES}$`),
  );
  await withstand(page, askersTo(targetsOf(ledger, witness)));
  await expectNothing(ledger, witness);
});

/**
 * Tries attacks in an open page without defences. @returns All they printed.
 */
async function attack(page: Page, attacks: Attacks): Promise<string> {
  const heard: string[] = [];
  for (const [name, each] of Object.entries(attacks))
    await test.step(name, async () => {
      const example = await start(page, each);
      await expect.poll(() => said(example)).toMatch(each.ends);
      heard.push(await said(example));
    });
  return heard.join("\n");
}

test("without its policy, such code gets it", async ({
  page,
  faults,
  ledger,
  witness,
}) => {
  faults.expect(
    /^console error: Access to \S+ at '[^']*' from origin 'null' has been blocked by CORS policy/,
    /^console error: Failed to load resource: (?:net::ERR_FAILED|[^]* 404 )/,
    ODD_ANSWER,
    new RegExp(`^foreign request: ${witness.origin}/${NAMES}$`),
  );
  const attacks = askersTo(targetsOf(ledger, witness));
  ledger.disarm("policy", "frames");
  await openPlayground(page);
  for (const [what, names] of Object.entries(ASKED)) {
    await attack(page, { [what]: attacks[what] } as Attacks);
    // Some requests wait until the browser has nothing else to do.
    for (const name of names)
      await test.step(name, async () => {
        await expect.poll(() => witness.seen).toContain(name);
        await expect.poll(() => ledger.answered).toContain(name);
      });
  }
});

test("in the origin of the site, such code gets at what is stored", async ({
  page,
  faults,
  ledger,
  witness,
}) => {
  faults.expect(
    /^console error: A bad HTTP response code \(404\) was received when fetching the script/,
    /^console warning: An iframe which has both allow-scripts and allow-same-origin/,
  );
  const { workers, storage } = askersTo(targetsOf(ledger, witness));
  ledger.disarm("policy", "origin");
  await openPlayground(page);
  const heard = await attack(page, { workers, storage } as Attacks);
  for (const each of HELD) expect(heard).toContain(each);
});
