import type { BrowserContext, Page } from "@playwright/test";

import { expect, hydrated, open } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import { said, start } from "./markup-isolation.ts";
import { KEYBOARD, OTHERS } from "./message-attacks.ts";

/** Pages with a mathfield of MathLive, whose keyboard listens. */
const WITH_FIELDS = ["/", "/compute-engine/demo/", "/mathfield/demo/"];
/** Pages without one, which listen to nobody. */
const OTHER_PAGES = ["/playground/", "/search/", "/about/"];

/** A page of another origin, with nothing in it. */
const FOREIGN = "http://attacker.test/";

const FOREIGN_REQUEST = /^foreign request: http:\/\/attacker\.test\/$/;

async function openForeign(page: Page): Promise<void> {
  await page.context().route(`${FOREIGN}**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: "<!doctype html><title>Elsewhere</title>",
    }),
  );
  await page.goto(FOREIGN);
}

/** Open a page of the site from one of another origin. */
async function openFromThere(
  page: Page,
  context: BrowserContext,
  address: string,
): Promise<Page> {
  const opened = context.waitForEvent("page");
  await page.evaluate((to) => {
    Reflect.set(window, "victim", window.open(to));
  }, address);
  const victim = await opened;
  await hydrated(victim);
  return victim;
}

/** Have MathLive listen to messages: its fields come with the first touch. */
async function wakeField(victim: Page): Promise<void> {
  await victim.mouse.move(200, 200);
  await victim.mouse.move(210, 210);
  await expect(victim.locator("math-field").first()).toBeVisible();
  await victim.waitForFunction(() => "mathVirtualKeyboard" in window);
}

/** Have MathLive listen to everybody, as it does by default. */
async function withoutValidator(victim: Page): Promise<void> {
  await victim.evaluate(() => {
    const { mathVirtualKeyboard } = window as unknown as {
      mathVirtualKeyboard: { originValidator: string };
    };
    mathVirtualKeyboard.originValidator = "none";
  });
}

/** Post messages to a page that the open one has opened, one a task. */
async function post(page: Page, messages: readonly unknown[]): Promise<void> {
  await page.evaluate(async (all) => {
    const victim = Reflect.get(window, "victim") as Window;
    for (const each of all) {
      victim.postMessage(each, "*");
      await new Promise((resolve) => setTimeout(resolve));
    }
  }, messages);
}

/** What a message may have done to a page. */
function harmTo(victim: Page) {
  return victim.evaluate(async () => {
    // What was posted before has been told by now.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return {
      hit: Reflect.get(window, "hit") as unknown,
      keyboards: document.querySelectorAll(".ML__keyboard").length,
    };
  });
}

const NO_HARM = { hit: undefined, keyboards: 0 };

for (const route of [...WITH_FIELDS, ...OTHER_PAGES])
  test(`a site that opened ${route} is not heard there`, async ({
    page,
    context,
    baseURL,
    faults,
  }) => {
    faults.expect(FOREIGN_REQUEST);
    await openForeign(page);
    const victim = await openFromThere(page, context, (baseURL ?? "") + route);
    if (WITH_FIELDS.includes(route)) await wakeField(victim);
    const seen = await victim.evaluateHandle(() => {
      const dropped: unknown[] = [];
      const heard: unknown[] = [];
      addEventListener("message-dropped", (event) => dropped.push(event));
      addEventListener("message", ({ data }) => heard.push(data));
      return { dropped, heard };
    });
    await post(page, [...KEYBOARD, ...OTHERS]);
    expect(await harmTo(victim)).toEqual(NO_HARM);
    const { dropped, heard } = await seen.evaluate(({ dropped, heard }) => ({
      dropped: dropped.length,
      heard,
    }));
    expect(dropped).toBe(KEYBOARD.length + OTHERS.length);
    // Libraries post to the window that they are in.
    expect(heard.filter((data) => typeof data !== "string")).toEqual([]);
  });

test("without the guard it opens the keyboard, without the policy it runs code", async ({
  page,
  context,
  baseURL,
  faults,
  ledger,
}) => {
  faults.expect(FOREIGN_REQUEST);
  const disarmed = ledger.disarm("guard", "pagePolicy");
  await openForeign(page);
  const address = `${baseURL ?? ""}/mathfield/demo/`;
  const victim = await openFromThere(page, context, address);
  await wakeField(victim);
  await withoutValidator(victim);
  await post(page, KEYBOARD);
  await expect(victim.locator(".ML__keyboard")).toBeVisible();
  await expect.poll(async () => (await harmTo(victim)).hit).toBe(1);
  expect([...disarmed].sort()).toEqual(["guard", "pagePolicy"]);
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
    await postFromResult(page);
    expect(await harmTo(page)).toEqual(NO_HARM);
  });

  test("is heard without the guard, and runs code without the policy", async ({
    page,
    ledger,
  }) => {
    const disarmed = ledger.disarm("guard", "pagePolicy");
    await postFromResult(page);
    await expect(page.locator(".ML__keyboard")).toBeVisible();
    await expect.poll(async () => (await harmTo(page)).hit).toBe(1);
    expect([...disarmed].sort()).toEqual(["guard", "pagePolicy"]);
  });
});
