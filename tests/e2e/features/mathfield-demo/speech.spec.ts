import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { fieldBox, ROUTE } from "./demo.ts";

/** What the page asked the browser's voice for. */
interface Heard {
  readonly said: string[];
  readonly cancelled: number;
}

const spoken = (page: Page) =>
  page.getByRole("group", { name: "Spoken", exact: true });

/** Have a voice that notes what it is asked, and speaks until it is stopped. */
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
  // The field itself says how it is spoken.
  await fieldBox(page).click();
});

function heard(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

test("the spoken text is read aloud, until it is stopped", async ({ page }) => {
  const text = spoken(page).getByText("the fraction");
  await expect(text).toBeVisible();
  await spoken(page).getByRole("button", { name: "Speak" }).click();
  expect((await heard(page)).said).toEqual([await text.textContent()]);
  expect((await heard(page)).cancelled).toBe(0);
  await spoken(page).getByRole("button", { name: "Stop" }).click();
  await expect(
    spoken(page).getByRole("button", { name: "Speak" }),
  ).toBeVisible();
  expect((await heard(page)).cancelled).toBe(1);
});

test("the voice ends with the page", async ({ page }) => {
  await spoken(page).getByRole("button", { name: "Speak" }).click();
  expect((await heard(page)).cancelled).toBe(0);
  await page.getByRole("link", { name: "Getting started" }).first().click();
  await expect(page).toHaveURL(/getting-started/);
  await expect.poll(async () => (await heard(page)).cancelled).toBe(1);
});
