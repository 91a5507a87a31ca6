import { latexFault } from "../../../src/address";
import { expect, open, test } from "../support/fixture.ts";
import { HUGE, PATHS, VIEWS } from "./payloads/index.ts";
import { alert, COMPUTE, follow, openLive, source } from "./addresses.ts";

/** As high as a formula can be that is not refused. */
const HIGH = "\\rule{.5em}{19em}";

const isRefused = (latex: string) => latexFault(latex) !== undefined;

test("10: no link asks for more room than there is", async ({ page }) => {
  await openLive(page, COMPUTE);
  for (const latex of HUGE.filter(isRefused))
    await test.step(latex, async () => {
      await follow(page, { latex });
      await expect(alert(page)).toContainText(/sizes of [\d,]+ em in all/);
      await follow(page, { latex: "x+1" });
      await expect(alert(page)).toHaveCount(0);
    });
});

test("10: no formula of a link is larger than its box", async ({ page }) => {
  await open(page, COMPUTE);
  const box = page.locator("[data-field]");
  const height = () =>
    box.evaluate((element) => element.getBoundingClientRect().height);
  for (const latex of [...HUGE.filter((each) => !isRefused(each)), HIGH])
    await test.step(latex, async () => {
      await follow(page, { latex });
      await expect(source(page)).toHaveValue(latex);
      await expect(box.locator("annotation")).toContainText(latex);
      expect(await height()).toBeLessThan(400);
      const widths = await box
        .locator(".rule")
        .evaluateAll((rules) => rules.map(({ clientWidth }) => clientWidth));
      expect(Math.max(0, ...widths)).toBeLessThan(1000);
      const isCovered = await page.evaluate(
        () =>
          document
            .elementFromPoint(5, 5)
            ?.closest("[data-field], .katex") instanceof Element,
      );
      expect(isCovered).toBe(false);
    });
  await page.addStyleTag({
    content: "[data-field] * { max-height: none !important; }",
  });
  await expect.poll(height).toBeGreaterThan(400);
});

test("14: no view of a link makes the plot log NaN", async ({ page }) => {
  await openLive(page, COMPUTE);
  await expect(page.locator("[data-plot=live]")).toBeVisible();
  for (const view of VIEWS)
    await test.step(view, async () => {
      await follow(page, { latex: "x^2", view });
      await expect(alert(page)).toContainText("“view” cannot be");
      await expect(page.locator(".plot-line")).toContainText(/x/);
      expect(
        await page.locator("[data-plot]").evaluate((plot) => plot.innerHTML),
      ).not.toMatch(/NaN|Infinity/);
      await follow(page, { latex: "x^2", view: "-1,1,-2,2" });
      await expect(alert(page)).toHaveCount(0);
    });
});

test("14: a picture with NaN would be a fault of the page", async ({
  page,
  faults,
}) => {
  faults.expect(/NaN/);
  await open(page, COMPUTE);
  await page.evaluate(() => {
    const place = "http://www.w3.org/2000/svg";
    const path = document.createElementNS(place, "path");
    path.setAttribute("d", "MNaN,0");
    document.body.append(path);
  });
});

test("15: no path with slashes in a row is an error", async ({
  page,
  faults,
  baseURL,
}) => {
  faults.expect(/^console error: Failed to load resource: [^]*404/);
  for (const [path, clean] of Object.entries(PATHS))
    await test.step(path, async () => {
      await page.goto(`${baseURL ?? ""}${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(clean);
    });
  const refusal = await page.evaluate(() => {
    try {
      history.replaceState(null, "", "//host/x/");
      return "";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refusal).toBe("SecurityError");
});
