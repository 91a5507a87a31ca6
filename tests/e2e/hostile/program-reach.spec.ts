import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import {
  examples,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../support/playgrounds.ts";
import { test } from "./bare-site.ts";
import {
  ABSENT,
  LOCKED,
  looking,
  pathOf,
  REQUESTS,
  STORES,
  trying,
  WITHDRAWN,
} from "./payloads/index.ts";
import { contentsOf, openToHarm } from "./unharmed.ts";
import type { Witness } from "./witness.ts";

test.use({ savesData: false });

/** The part of the policy that refuses each request. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  importScripts: "script-src-elem",
  import: "script-src-elem",
  "a font": "font-src",
};

const first = (page: Page) => examples(page).first();

/** The requests, to the site and to the witness. */
const requests = ({ origin }: Witness, baseURL = "") =>
  trying(REQUESTS, { "": origin, " of the site": baseURL });

test("programs of readers reach neither the network nor the site", async ({
  page,
  baseURL,
  faults,
  witness,
}) => {
  // The browser announces some of the requests that it then refuses.
  faults.expect(
    new RegExp(
      `^foreign request: ${witness.origin}/(?:xmlhttprequest|eventsource|import|a-font)$`,
    ),
  );
  const expectUnharmed = await openToHarm(page);

  await test.step("no request leaves", async () => {
    const printed = await tryOut(first(page), requests(witness, baseURL));
    expect(printed).toEqual(
      ["", " of the site"].flatMap((where) =>
        Object.keys(REQUESTS).map(
          (name) => `${name}${where}: ${DIRECTIVES[name] ?? "connect-src"}`,
        ),
      ),
    );
    await witness.expectUnasked();
  });

  await test.step("no store is open", async () => {
    expect(await tryOut(first(page), trying(STORES, { "": "" }))).toEqual(
      Object.entries(LOCKED).map(([name, error]) => `${name}: ${error}`),
    );
  });

  await test.step("no window is there", async () => {
    const names = [...ABSENT, ...WITHDRAWN];
    expect(await tryOut(first(page), looking(names))).toEqual(
      names.map((name) => `${name} is absent`),
    );
    // The page itself has them all.
    const inPage = await page.evaluate(
      (all) =>
        all.filter(
          (name) =>
            name
              .split(".")
              .reduce(
                (owner: unknown, part) =>
                  Reflect.get(Object(owner) as object, part),
                globalThis,
              ) !== undefined,
        ),
      names,
    );
    expect(inPage).toEqual(names);
  });

  await expectUnharmed();
});

test("without their policy, programs of readers reach the network", async ({
  page,
  baseURL,
  faults,
  ledger,
  witness,
}) => {
  faults.expect(
    new RegExp(
      `^foreign request: ${witness.origin.replace("http", "(?:http|ws)")}/(?:${Object.keys(REQUESTS).map(pathOf).join("|")}|fence/\\d+)$`,
    ),
  );
  ledger.disarm("policy");
  await openRun(page, SMALL_PAGE);
  await tryOut(first(page), requests(witness, baseURL));
  for (const name of Object.keys(REQUESTS))
    await test.step(name, () => {
      expect(witness.seen).toContain(pathOf(name));
    });
});

test("in the origin of the site, programs of readers reach what it stores", async ({
  page,
  faults,
  ledger,
}) => {
  faults.expect(
    /^console warning: An iframe which has both allow-scripts and allow-same-origin/,
  );
  ledger.disarm("origin", "withdrawal");
  await openRun(page, SMALL_PAGE);
  expect(await tryOut(first(page), trying(STORES, { "": "" }))).toEqual(
    Object.keys(STORES).map((name) => `${name}: came through`),
  );
  expect(await tryOut(first(page), looking(WITHDRAWN))).toEqual(
    WITHDRAWN.map((name) => `${name} is there`),
  );
  expect(await contentsOf(page)).toMatchObject({
    caches: ["reader"],
    databases: ["reader"],
  });
});
