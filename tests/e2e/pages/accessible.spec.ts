import type { Page } from "@playwright/test";

import { expect, open, test } from "../support/fixture.ts";
import { findingsInEachLook } from "../support/accessible.ts";
import { intercept } from "../support/intercept.ts";
import { decisionOf } from "../support/undecided.ts";

const PLAIN = "/about/";

/** Puts faulty markup into the page, by itself and in its own document. */
async function insert(page: Page, markup: string): Promise<void> {
  await page.evaluate((html) => {
    const box = document.createElement("section");
    box.id = "faulty";
    box.innerHTML = html;
    document.querySelector("article")?.append(box);
  }, markup);
}

const FAULTS = {
  "text without contrast in the light": {
    markup: `<style>[data-theme=light] #faulty p { color: #ccc }</style><p>Pale</p>`,
    rule: "color-contrast",
    looks: 1,
  },
  "text without contrast in the dark": {
    markup: `<style>[data-theme=dark] #faulty p { color: #444 }</style><p>Dim</p>`,
    rule: "color-contrast",
    looks: 1,
  },
  "text without contrast on a phone in the dark": {
    markup: `<style>@media (width < 500px) { [data-theme=dark] #faulty p { color: #444 } }</style><p>Dim</p>`,
    rule: "color-contrast",
    looks: 1,
  },
  "a link that only its color tells": {
    markup: `<p style="color:#595959;background:#fff">The <a href="/" style="color:#4f4f4f;text-decoration:none">words</a> around it go on.</p>`,
    rule: "link-in-text-block",
    looks: 2,
  },
  "a button without a name": {
    markup: `<button type="button" style="width:3rem;height:3rem"></button>`,
    rule: "button-name",
    looks: 2,
  },
  "targets that are too small": {
    markup: `<button type="button" style="all:unset;display:inline-block;width:9px;height:9px" aria-label="a"></button><button type="button" style="all:unset;display:inline-block;width:9px;height:9px" aria-label="b"></button>`,
    rule: "target-size",
    looks: 2,
  },
  "a wide box on a phone that keys cannot scroll": {
    markup: `<div style="overflow-x:auto;width:min(700px,80vw)"><div style="width:650px;text-align:right">wide</div></div>`,
    rule: "scrollable-region-focusable",
    looks: 1,
  },
} as const;

for (const [name, { markup, rule, looks }] of Object.entries(FAULTS))
  test(`finds ${name}`, async ({ page }) => {
    await open(page, PLAIN);
    await insert(page, markup);
    const found = await findingsInEachLook(page, "#faulty");
    const wrong = found.filter(({ isOpen }) => !isOpen);
    expect(new Set(wrong.map((finding) => finding.rule))).toEqual(
      new Set([rule]),
    );
    expect(new Set(wrong.map(({ look }) => look)).size).toBe(looks);
  });

test("finds faults in frames of other origins and in shadows", async ({
  page,
}) => {
  await open(page, PLAIN);
  const faulty = (color: string) =>
    `<p style="color:${color};background:#fff">Pale</p>`;
  await intercept(page, "/faulty/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<html lang=en><title>Result</title><body>${faulty("#ccc")}`,
    }),
  );
  await insert(page, `<div class="shade"></div>`);
  await page.locator("#faulty").evaluate((box) => {
    const frame = document.createElement("iframe");
    frame.title = "Result";
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = "/faulty/";
    box.prepend(frame);
  });
  await page.locator("#faulty .shade").evaluate((host, html) => {
    host.attachShadow({ mode: "open" }).innerHTML = html;
  }, faulty("#ddd"));
  await page.frameLocator("#faulty iframe").getByText("Pale").waitFor();
  const found = await findingsInEachLook(page, "#faulty");
  expect(new Set(found.map(({ rule, target }) => `${rule} ${target}`))).toEqual(
    new Set(["color-contrast .shade,p", "color-contrast frame p"]),
  );
});

test("does not let pass what axe cannot decide", async ({ page }) => {
  await open(page, PLAIN);
  await insert(
    page,
    `<p style="color:#777;background:linear-gradient(#fff,#000)">Between</p>`,
  );
  const found = await findingsInEachLook(page, "#faulty");
  expect(found.map(({ rule, isOpen }) => ({ rule, isOpen }))).toContainEqual({
    rule: "color-contrast",
    isOpen: true,
  });
  expect(found.map((finding) => decisionOf(finding, PLAIN))).not.toContainEqual(
    expect.anything(),
  );
});

test("leaves the page as it was, and throws where nothing is", async ({
  page,
}) => {
  await open(page, PLAIN);
  await findingsInEachLook(page);
  await expect(page.locator("[data-ink-sample]")).toHaveCount(0);
  await expect(findingsInEachLook(page, "#nowhere")).rejects.toThrow(
    "Nothing is at #nowhere",
  );
});
