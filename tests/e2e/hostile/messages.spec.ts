import type { Page } from "@playwright/test";

import { expect, open } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import {
  FOREIGN_REQUEST,
  openForeign,
  openFromThere,
  withoutValidator,
} from "./foreign-page.ts";
import { said, start } from "./markup-isolation.ts";
import { KEYBOARD } from "./payloads/index.ts";

/** Has MathLive listen to messages: its fields come with the first touch. */
async function wakeField(victim: Page): Promise<void> {
  await victim.mouse.move(200, 200);
  await victim.mouse.move(210, 210);
  await expect(victim.locator("math-field").first()).toBeVisible();
  await victim.waitForFunction(() => "mathVirtualKeyboard" in window);
}

/** Posts messages to a page that the open one has opened, one a task. */
async function post(page: Page, messages: readonly unknown[]): Promise<void> {
  await page.evaluate(async (all) => {
    const victim = Reflect.get(window, "victim") as Window;
    for (const each of all) {
      victim.postMessage(each, "*");
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, messages);
}

/** Reads what a message may have done to a page. */
function harmTo(victim: Page) {
  return victim.evaluate(() => ({
    hit: Reflect.get(window, "hit") as unknown,
    keyboards: document.querySelectorAll(".ML__keyboard").length,
  }));
}

/** Count the messages that come to a page, before its guard drops them. */
async function countMessages(victim: Page): Promise<void> {
  await victim.addInitScript(() => {
    Reflect.set(window, "told", 0);
    addEventListener("message", () => {
      // Whoever hears the message has heard it a task later.
      setTimeout(() =>
        Reflect.set(window, "told", Number(Reflect.get(window, "told")) + 1),
      );
    });
  });
}

const NO_HARM = { hit: undefined, keyboards: 0 };

test("without the guard it opens the keyboard, without the policy it runs code", async ({
  page,
  baseURL,
  faults,
  ledger,
}) => {
  faults.expect(FOREIGN_REQUEST);
  ledger.disarm("guard", "pagePolicy");
  await openForeign(page);
  const address = `${baseURL ?? ""}/mathfield/demo/`;
  const victim = await openFromThere(page, address);
  await wakeField(victim);
  await withoutValidator(victim);
  await post(page, KEYBOARD);
  await expect(victim.locator(".ML__keyboard")).toBeVisible();
  await expect.poll(async () => (await harmTo(victim)).hit).toBe(1);
});

/** From a demo, where MathLive came to listen first, to a result. */
async function postFromResult(page: Page): Promise<void> {
  await open(page, "/compute-engine/demo/");
  await wakeField(page);
  await withoutValidator(page);
  await page.getByRole("link", { name: "Open in the playground" }).click();
  await expect(page).toHaveURL(/\/playground\//);
  const messages = JSON.stringify(KEYBOARD);
  const js = `for (const each of ${messages})
  for (const to of [parent, top]) to.postMessage(each, "*");
console.log("posted");`;
  const example = await start(page, { js });
  await expect.poll(() => said(example)).toContain("posted");
}

test.describe("the result of an example", () => {
  test.use({ savesData: false });

  test("is not heard where MathLive was there before it", async ({ page }) => {
    await countMessages(page);
    await postFromResult(page);
    const told = () => page.evaluate(() => Number(Reflect.get(window, "told")));
    await expect.poll(told).toBeGreaterThanOrEqual(KEYBOARD.length);
    expect(await harmTo(page)).toEqual(NO_HARM);
  });

  test("is heard without the guard, and runs code without the policy", async ({
    page,
    ledger,
  }) => {
    ledger.disarm("guard", "pagePolicy");
    await postFromResult(page);
    await expect(page.locator(".ML__keyboard")).toBeVisible();
    await expect.poll(async () => (await harmTo(page)).hit).toBe(1);
  });
});
