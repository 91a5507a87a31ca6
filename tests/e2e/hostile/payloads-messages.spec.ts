import type { Frame, Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import {
  embedThere,
  NO_STORAGE,
  openForeign,
  openFromThere,
  withoutValidator,
} from "./foreign-page.ts";
import {
  type MessagePayload,
  payloadsTo,
  shareOf,
  SURFACES,
  type SurfaceName,
} from "./payloads/index.ts";
import { giveAll, SURFACE, watchHarm, waysTo } from "./surfaces/index.ts";
import { NOWHERE } from "./targets.ts";

test.use({ savesData: false });

const PAYLOADS = payloadsTo(NOWHERE).filter(
  (payload): payload is MessagePayload => payload.kind === "message",
);

/** Surfaces with a field of MathLive, whose keyboard listens. */
const WITH_FIELDS: readonly SurfaceName[] = [
  "mathfield demo",
  "compute demo",
  "home",
];

/** Count the messages that a page drops, and note those that it hears. */
async function listen(scope: Page | Frame) {
  const noted = await scope.evaluateHandle(() => {
    const noted = { dropped: 0, heard: [] as unknown[] };
    addEventListener("message-dropped", () => (noted.dropped += 1));
    addEventListener("message", ({ data }) => noted.heard.push(data));
    return noted;
  });
  return () => noted.evaluate((value) => value);
}

for (const name of SURFACES)
  test(`no message of another window harms the ${name}`, async ({
    page,
    baseURL,
    faults,
    witness,
  }) => {
    test.slow();
    faults.expect(new RegExp(`^foreign request: ${witness.origin}/`));
    faults.allow(NO_STORAGE);
    const surface = SURFACE[name];
    const address = (baseURL ?? "") + surface.route;
    await openForeign(page, witness.origin);
    const embedded = await embedThere(page, address);
    const opened = await openFromThere(page, address);
    for (const scope of [embedded, opened]) {
      await surface.wake?.(scope);
      if (WITH_FIELDS.includes(name)) await withoutValidator(scope);
    }
    const heardBy = [await listen(opened), await listen(embedded)];
    const expectNoHarm = [
      await watchHarm(opened),
      await watchHarm(page, embedded),
    ];
    const payloads = shareOf(PAYLOADS, name);
    await giveAll(opened, surface, payloads, async (payload) => {
      await page.evaluate((data) => {
        (Reflect.get(window, "victim") as Window).postMessage(data, "*");
        frames[0]?.postMessage(data, "*");
      }, payload.message);
      for (const deliver of Object.values(waysTo(surface, payload)))
        await deliver(opened);
      for (const expectUnharmed of expectNoHarm) await expectUnharmed();
    });
    const [atOpened, atEmbedded] = await Promise.all(
      heardBy.map((read) => read()),
    );
    expect(atOpened?.dropped).toBe(2 * payloads.length);
    expect(atEmbedded?.dropped).toBe(payloads.length);
    // Libraries post to the window that they are in.
    const heard = [atOpened, atEmbedded].flatMap((noted) => noted?.heard);
    expect(heard.filter((data) => typeof data !== "string")).toEqual([]);
  });
