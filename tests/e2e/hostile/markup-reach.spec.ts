import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import type { Page } from "@playwright/test";
import sirv from "sirv";

import { expect, test as base } from "../support/fixture.ts";
import type { Attacks } from "./markup-attacks.ts";
import { openPlayground, said, start, withstand } from "./markup-isolation.ts";
import {
  ASKED,
  askersTo,
  HELD,
  leaversTo,
  type Targets,
} from "./markup-leavers.ts";
import { disarm } from "./twin.ts";
import { CONTROL, startWitness, type Witness } from "./witness.ts";

/** What nobody must ask the site for has this in its address. */
const STOLEN = "stolen";

let witness: Witness;
let targets: Targets;
/** What the site was asked for, by its name. */
let answered: string[];

/**
 * A test with a site on a server of its own, which notes all that comes: the
 * browser does not report every request of a frame.
 */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    const files = sirv("build");
    const note = ({ url = "" }) => {
      const [, folder, name = ""] = url.split("/");
      if (folder === STOLEN) answered.push(name);
    };
    const site = createServer((request, response) => {
      note(request);
      files(request, response);
    });
    site.on("upgrade", (request, socket) => {
      note(request);
      socket.destroy();
    });
    const { hostname } = new URL(baseURL ?? "");
    site.listen(0, hostname);
    await once(site, "listening");
    const { port } = site.address() as AddressInfo;
    await use(`http://${hostname}:${String(port)}`);
    site.close();
    site.closeAllConnections();
  },
});

test.use({
  savesData: false,
  viewport: { width: 1350, height: 900 },
});

test.beforeEach(async ({ baseURL }) => {
  witness = await startWitness();
  answered = [];
  targets = {
    near: (name) => `${baseURL ?? ""}/${STOLEN}/${name}`,
    far: (name) => `${witness.origin}/${name}`,
  };
});

test.afterEach(() => witness.close());

/** See that nothing came to the site or the witness, and that it would have. */
async function expectNothing(): Promise<void> {
  await witness.settle();
  expect(witness.seen).toEqual([CONTROL]);
  expect(answered).toEqual([]);
  await fetch(targets.near(CONTROL));
  expect(answered).toEqual([CONTROL]);
}

/** The names of attempts, as a part of a pattern. */
const NAMES = `(?:${[...Object.values(ASKED).flat(), "worker"].join("|")})`;

test("code that leaves goes nowhere", async ({ page, faults }) => {
  faults.expect(
    /^console error: Unsafe attempt to initiate navigation for frame [^]* is sandboxed/,
    /^console error: Blocked opening '[^']*' in a new window because the request was made in a sandboxed frame/,
    /^console error: Framing '[^']*' violates [^]*"frame-src 'none'"/,
    /^console error: Sending form data to '[^']*' violates [^]*"form-action 'none'"/,
  );
  await withstand(page, leaversTo(targets));
  await expectNothing();
});

test("code that asks for what is not its own gets nothing", async ({
  page,
  baseURL,
  faults,
}) => {
  const address = `(?:(?:http|ws)://[^/']*/(?:${STOLEN}/)?${NAMES}|blob:null/[^']*|${baseURL ?? ""}/|${witness.origin}/)`;
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
  await expectNothing();
});

/** Try attacks in an open page without defences. @returns All they printed. */
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

test("without its policy, such code gets it", async ({ page, faults }) => {
  faults.expect(
    /^console (?:error|warning): /,
    new RegExp(`^foreign request: ${witness.origin}/${NAMES}$`),
  );
  const attacks = askersTo(targets);
  const disarmed = await disarm(page, "policy");
  await openPlayground(page);
  for (const [what, names] of Object.entries(ASKED)) {
    await attack(page, { [what]: attacks[what] } as Attacks);
    // Some requests wait until the browser has nothing else to do.
    for (const name of names)
      await test.step(name, async () => {
        await expect.poll(() => witness.seen).toContain(name);
        await expect.poll(() => answered).toContain(name);
      });
  }
  expect([...disarmed]).toEqual(["policy"]);
});

test("in the origin of the site, such code gets at what is stored", async ({
  page,
  faults,
}) => {
  faults.expect(/^console (?:error|warning): /);
  const { workers, storage } = askersTo(targets);
  const disarmed = await disarm(page, "policy", "origin");
  await openPlayground(page);
  const heard = await attack(page, { workers, storage } as Attacks);
  expect([...disarmed]).toEqual(["policy", "origin"]);
  for (const each of HELD) expect(heard).toContain(each);
});
