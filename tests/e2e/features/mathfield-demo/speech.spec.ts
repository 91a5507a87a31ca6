import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { choose, enter, ROUTE, value } from "./demo.ts";

/** The page's requests to the browser's voice. */
interface Heard {
  readonly said: string[];
  readonly cancelled: number;
}

const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });

/**
 * Installs a voice that notes what it is asked, and speaks until it is stopped.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { said: [] as string[], cancelled: 0 };
    Object.assign(window, { heard });
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        speak: ({ text }: SpeechSynthesisUtterance) => heard.said.push(text),
        cancel: () => {
          heard.cancelled += 1;
        },
      },
    });
  });
  await open(page, ROUTE);
  await enter(page);
  await choose(page, "Spoken text");
});

function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

test("the spoken text is read aloud, until it is stopped", async ({ page }) => {
  const text = value(page, "Spoken text").getByText("the fraction");
  await expect(text).toBeVisible();
  await button(page, "Speak").click();
  expect((await heard(page)).said).toEqual([await text.textContent()]);
  expect((await heard(page)).cancelled).toBe(0);
  await button(page, "Stop").click();
  await expect(button(page, "Speak")).toBeVisible();
  expect((await heard(page)).cancelled).toBe(1);
});

test("the voice ends with the page", async ({ page }) => {
  await button(page, "Speak").click();
  expect((await heard(page)).cancelled).toBe(0);
  await page.getByRole("link", { name: "Getting started" }).first().click();
  await expect(page).toHaveURL(/getting-started/);
  await expect.poll(async () => (await heard(page)).cancelled).toBe(1);
});
