import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { barLink } from "../../support/site-page.ts";
import { intercept } from "../../support/intercept.ts";
import { askedFor, listen } from "../../support/listen.ts";
import { networkIdle } from "../../support/network.ts";

/** A page that has formulas of all kinds, rendered by the build. */
const PREVIEW = "/shared-components-preview/";
/** KaTeX's own script, which is for math that the build did not render. */
const KATEX = /\/assets\/js\/katex\.[^/]*\.js$/;

test.describe("math rendered by the build", () => {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("shows, with MathML for assistive technology", async ({ page }) => {
      await page.goto(PREVIEW);
      const article = page.locator("article");
      await expect(article.locator(".katex-html").first()).toBeVisible();
      await expect(article.locator(".katex-display").first()).toBeVisible();
      const hidden = article.locator(".katex-html:not([aria-hidden=true])");
      await expect(hidden).toHaveCount(0);
      expect(await article.locator("math").count()).toBeGreaterThan(0);
      await expect(article.locator(".katex-error")).toHaveCount(0);
    });
  });

  test("needs no script of KaTeX, and loads only faces it shows", async ({
    page,
  }) => {
    const requests = askedFor(page);
    await open(page, PREVIEW);
    await networkIdle(page);
    expect(requests.filter((url) => KATEX.test(url))).toEqual([]);
    expect(requests.filter((url) => /\.js$/.test(url))).not.toEqual([]);
    const fonts = requests.filter((url) => /KaTeX.*\.woff2$/.test(url));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.length).toBeLessThan(20);
    expect(requests.filter((url) => /\.(woff|ttf)$/.test(url))).toEqual([]);
  });
});

test.describe("math that turns up in the page", () => {
  test("is typeset, code is not", async ({ page }) => {
    const requests = askedFor(page);
    await open(page, "/about/");
    await add(
      page,
      "<p>So \\(x^2\\), $$y$$ and \\[z\\] for $5.</p><pre>\\(code\\)</pre><p>\\(\\foo\\)</p>",
    );
    const added = page.locator("#added");
    await expect(added.locator("annotation")).toHaveText([
      "x^2",
      "y",
      "z",
      "\\foo",
    ]);
    await expect(added.locator(".katex-display")).toHaveCount(2);
    await expect(added.locator("p").first()).toContainText("for $5.");
    await expect(added.locator("pre")).toHaveText("\\(code\\)");
    expect(requests.filter((url) => KATEX.test(url))).toHaveLength(1);
  });

  test("is tried after 20 ms, then after a second, then after two", async ({
    page,
    faults,
  }) => {
    faults.expect(/console error: .*ERR_FAILED.*katex/);
    await open(page, "/about/");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    let tries = 0;
    await intercept(page, KATEX, async (route) => {
      tries += 1;
      await (tries < 3 ? route.abort() : route.continue());
    });
    await add(page, "<p>\\(x\\)</p>");

    await expectTry(page, () => tries, 20, 1);
    await expectTry(page, () => tries, 1000, 2);
    await expect(page.locator("#added")).toHaveText("\\(x\\)");
    await expectTry(page, () => tries, 2000, 3);
    await expect(page.locator("#added annotation")).toHaveText("x");
  });

  test("stays readable as TeX when KaTeX cannot be loaded", async ({
    page,
    faults,
  }) => {
    faults.expect(
      /console error: .*ERR_FAILED.*katex/,
      /console warning: .*stays TeX/,
    );
    const heard = listen(page);
    const warnings = () => heard.filter((said) => said.startsWith("warning: "));
    await page.clock.install();
    await intercept(page, KATEX, (route) => route.abort());
    await open(page, "/about/");
    await add(page, "<p>\\(x\\)</p>");
    await expect(async () => {
      await page.clock.fastForward(20_000);
      expect(warnings()).toHaveLength(1);
    }).toPass();
    await page.clock.fastForward(120_000);
    expect(warnings()).toEqual([expect.stringContaining("stays TeX")]);
    await expect(page.locator("#added")).toHaveText("\\(x\\)");
  });
});

test("a formula takes the focus if, and only if, it scrolls", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, PREVIEW);
  await add(page, `<p>\\[\\sqrt{${"a + ".repeat(60)}b}\\]</p><p>\\[x\\]</p>`);
  const boxes = page.locator("#added .katex-display");
  await expect(boxes.first()).toHaveAttribute("tabindex", "0");
  await expect(boxes.first()).toHaveAttribute("role", "group");
  await expect(boxes.last()).not.toHaveAttribute("tabindex");

  await expect(async () => {
    const agree = await page.locator(".katex-display").evaluateAll((all) =>
      all.map((box) => {
        const scrolls = box.scrollWidth > box.clientWidth;
        return scrolls === (box.getAttribute("tabindex") === "0");
      }),
    );
    expect(agree.length).toBeGreaterThan(2);
    expect(agree).not.toContain(false);
  }).toPass();
});

test("a visible virtual keyboard hides on a change of route", async ({
  page,
}) => {
  await open(page, "/about/");
  await page.evaluate(() => {
    const keyboard = {
      visible: true,
      hide: () => {
        keyboard.visible = false;
      },
    };
    Object.assign(window, { mathVirtualKeyboard: keyboard });
  });
  const visible = () =>
    page.evaluate(
      () =>
        (window as unknown as { mathVirtualKeyboard: { visible: boolean } })
          .mathVirtualKeyboard.visible,
    );
  expect(await visible()).toBe(true);
  await barLink(page, "Compute Engine").click();
  await expect(page).toHaveURL(/\/compute-engine\/$/);
  // The address changes first, then the page is rendered and heard of.
  await expect.poll(visible).toBe(false);
});

/** Adds markup at the end of the page, as a script of the page would. */
async function add(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    const element = document.createElement("div");
    element.id = "added";
    element.innerHTML = markup;
    document.querySelector("main")?.append(element);
  }, html);
}

/** Expects one more try after a wait, and none before it is over. */
async function expectTry(
  page: Page,
  tries: () => number,
  wait: number,
  count: number,
): Promise<void> {
  await page.clock.runFor(wait - 1);
  expect(tries()).toBe(count - 1);
  await page.clock.runFor(1);
  await expect.poll(tries).toBe(count);
  // The page must have heard of the failure before the next wait begins.
  await networkIdle(page);
}
