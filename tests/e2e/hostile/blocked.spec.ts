import type { Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { intercept } from "../support/intercept.ts";
import {
  allRan,
  allSame,
  examples,
  results,
  SMALL_PAGE,
} from "../support/playgrounds.ts";

test.use({ savesData: false });

const MESSAGE =
  "This browser or an extension does not let the page start its sandbox. The results below are those of the build.";

const WARNING =
  /^console warning: An example could not be run BlockedError: The page could not start a sandbox/;

/** A page that tells what it has blocked, and can be told to stop that. */
interface Blocking {
  blocked: number;
  unblock: () => void;
}

/** Takes every frame off the page, as an extension does. */
function takeFrames(): void {
  const state: Blocking = {
    blocked: 0,
    unblock: () => observer.disconnect(),
  };
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLIFrameElement)) continue;
      node.remove();
      state.blocked += 1;
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  Object.assign(window, { blocking: state });
}

/** Lets no frame run scripts, as a policy does. */
function tieFrames(): void {
  Object.defineProperty(HTMLIFrameElement.prototype, "setAttribute", {
    value(this: Element, name: string, value: string) {
      const given = name === "sandbox" ? "" : value;
      Element.prototype.setAttribute.call(this, name, given);
    },
  });
}

const WORKER = /\/assets\/sandbox\/worker\.[0-9a-f]+\.txt$/;

/**
 * Ways in which a sandbox does not start. What the browser says to them is not
 * always heard: the frame and its worker are taken away at once.
 */
const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "frames are taken away": (page) => page.addInitScript(takeFrames),
  "frames run no scripts": (page) => page.addInitScript(tieFrames),
  "workers fail": (page) =>
    intercept(page, WORKER, (route) => route.fulfill({ body: "throw 1;" })),
  "workers are silent": (page) =>
    intercept(page, WORKER, (route) => route.fulfill({ body: ";" })),
};

const NOISE = [/^console error: Blocked script execution/, /^error: 1$/];

/** Every example says that it could not run, and shows what the build printed. */
async function expectBlocked(page: Page): Promise<void> {
  const count = await examples(page).count();
  expect(count).toBeGreaterThan(1);
  const told = examples(page).filter({ hasText: MESSAGE });
  await expect(told).toHaveCount(count);
  await expect(
    examples(page).getByRole("button", { name: "Retry" }),
  ).toHaveCount(count);
  await expect(page.locator("[data-phase=running]")).toHaveCount(0);
  await expect(page.getByText("check the connection")).toHaveCount(0);
}

for (const [way, block] of Object.entries(WAYS))
  test(`where ${way}, examples say so`, async ({ page, faults }) => {
    faults.expect(WARNING);
    faults.allow(...NOISE);
    await block(page);
    await open(page, SMALL_PAGE);
    const built = await results(examples(page).first()).allTextContents();
    await expectBlocked(page);
    expect(await results(examples(page).first()).allTextContents()).toEqual(
      built,
    );
  });

test("what was blocked can be tried again", async ({ page, faults }) => {
  faults.expect(WARNING);
  await page.addInitScript(takeFrames);
  await open(page, SMALL_PAGE);
  await expectBlocked(page);
  const retry = examples(page).first().getByRole("button", { name: "Retry" });
  await retry.click();
  await expectBlocked(page);
  const blocked = await page.evaluate(() => {
    const { blocking } = window as unknown as { blocking: Blocking };
    blocking.unblock();
    return blocking.blocked;
  });
  expect(blocked).toBeGreaterThan(1);
  await retry.click();
  await allRan(page);
  await allSame(page);
  await expect(examples(page).filter({ hasText: MESSAGE })).toHaveCount(0);
});
