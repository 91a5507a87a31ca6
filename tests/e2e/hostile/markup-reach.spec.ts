import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { type Ledger, test } from "./bare-site.ts";
import type { Attacks } from "./payloads/index.ts";
import { openPlayground, said, start, withstand } from "./markup-isolation.ts";
import {
  ASKED,
  askersTo,
  HELD,
  leaversTo,
  type Targets,
} from "./payloads/index.ts";
import { CONTROL, startWitness, type Witness } from "./witness.ts";

let witness: Witness;
let targets: Omit<Targets, "port">;

test.use({
  savesData: false,
  viewport: { width: 1350, height: 900 },
});

test.beforeEach(async ({ ledger }) => {
  witness = await startWitness();
  targets = {
    near: ledger.address,
    far: (name) => `${witness.origin}/${name}`,
  };
});

test.afterEach(() => witness.close());

/**
 * Expects that nothing came to the site or the witness, and that it would have.
 */
async function expectNothing({ answered }: Ledger): Promise<void> {
  await witness.settle();
  expect(witness.seen).toEqual([CONTROL]);
  expect(answered).toEqual([]);
  await fetch(targets.near(CONTROL));
  expect(answered).toEqual([CONTROL]);
}

/** The names of attempts, as a part of a pattern. */
const NAMES = `(?:${[...Object.values(ASKED).flat(), "worker"].join("|")})`;

test("code that leaves goes nowhere", async ({ page, faults, ledger }) => {
  faults.expect(
    /^console error: Unsafe attempt to initiate navigation for frame [^]* is sandboxed/,
    /^console error: Blocked opening '[^']*' in a new window because the request was made in a sandboxed frame/,
    /^console error: Framing '[^']*' violates [^]*"frame-src 'none'"/,
    /^console error: Sending form data to '[^']*' violates [^]*"form-action 'none'"/,
  );
  await withstand(page, leaversTo(targets));
  await expectNothing(ledger);
});

test("code that asks for what is not its own gets nothing", async ({
  page,
  baseURL,
  faults,
  ledger,
}) => {
  const address = `(?:(?:http|ws)://[^/']*/(?:stolen/)?${NAMES}|blob:null/[^']*|${baseURL ?? ""}/|${witness.origin}/)`;
  faults.expect(
    new RegExp(
      `^console error: (?:Loading|Fetching|Connecting|Framing|Creating) [^']*'${address}' violates the following Content Security Policy directive`,
    ),
    new RegExp(
      `^console error: Fetch API cannot load ${address}\\. Refused to connect`,
    ),
    // The browser announces some of the requests that it then refuses.
    new RegExp(`^foreign request: ${witness.origin}/${NAMES}$`),
  );
  await withstand(page, askersTo(targets));
  await expectNothing(ledger);
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
}) => {
  faults.expect(
    /^console (?:error|warning): /,
    new RegExp(`^foreign request: ${witness.origin}/${NAMES}$`),
  );
  const attacks = askersTo(targets);
  const disarmed = ledger.disarm("policy", "frames");
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
  expect([...disarmed].sort()).toEqual(["frames", "policy"]);
});

test("in the origin of the site, such code gets at what is stored", async ({
  page,
  faults,
  ledger,
}) => {
  faults.expect(/^console (?:error|warning): /);
  const { workers, storage } = askersTo(targets);
  const disarmed = ledger.disarm("policy", "origin");
  await openPlayground(page);
  const heard = await attack(page, { workers, storage } as Attacks);
  expect([...disarmed].sort()).toEqual(["origin", "policy"]);
  for (const each of HELD) expect(heard).toContain(each);
});
