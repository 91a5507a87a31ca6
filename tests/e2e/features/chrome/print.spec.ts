import { expect, open, test } from "../../support/fixture.ts";
import {
  findPlace,
  MARKUP,
  ranInView,
  resultOf,
} from "../../support/markup.ts";
import { GUIDE } from "../../support/search.ts";

test("a printed page has the text and none of the controls", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, GUIDE);
  const main = page.getByRole("main");
  const controls = {
    navbar: page.getByRole("navigation", { name: "Main" }),
    sidebar: page.getByRole("navigation", { name: "Docs sidebar" }),
    breadcrumbs: page.getByRole("navigation", { name: "Breadcrumbs" }),
    contents: page.locator(".theme-doc-toc-desktop"),
    tools: main.getByRole("link", { name: "View as Markdown" }),
    copy: main.getByRole("button", { name: /^Copy the / }).first(),
    neighbours: page.getByRole("navigation", { name: "Docs pages" }),
    footer: page.getByRole("contentinfo"),
  };
  const text = {
    title: page.getByRole("heading", { level: 1 }),
    code: main.locator("figure .line").first(),
    result: main.locator("figure .result").first(),
    formula: main.locator(".katex").first(),
    table: main.getByRole("table").first(),
  };
  // On the screen all of it is there.
  for (const [name, part] of Object.entries({ ...controls, ...text }))
    await expect.soft(part, `${name} on the screen`).toBeVisible();

  await page.emulateMedia({ media: "print" });
  for (const [name, part] of Object.entries(controls))
    await expect.soft(part, `${name} on paper`).toBeHidden();
  for (const [name, part] of Object.entries(text))
    await expect.soft(part, `${name} on paper`).toBeVisible();
  // Ink is black, whatever the screen was.
  await expect(text.title).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("a printed link tells where it leads, and folded text is open", async ({
  page,
}) => {
  await open(page, "/about/");
  await page.getByRole("article").evaluate((article) => {
    article
      .querySelector(".markdown")
      ?.insertAdjacentHTML(
        "beforeend",
        "<details><summary>More</summary><p>Folded</p></details>",
      );
  });
  const folded = page.getByText("Folded");
  await expect(folded).toBeHidden();
  const link = page.locator('a[href="https://github.com/arnog/mathlive"]');
  const after = () =>
    link.evaluate((node) => getComputedStyle(node, "::after").content);
  expect(await after()).not.toContain("github.com");

  await page.emulateMedia({ media: "print" });
  await expect(folded).toBeVisible();
  expect(await after()).toContain("https://github.com/arnog/mathlive");
});

test.describe("an example in markup", () => {
  test.use({ savesData: false });

  test("is printed, with its sources and its result", async ({ page }) => {
    const { route, index } = findPlace(() => true);
    await open(page, route);
    const example = page.locator(MARKUP).nth(index);
    await ranInView(example);
    await page.emulateMedia({ media: "print" });
    const result = resultOf(example).locator("body");
    await expect(result).toBeVisible();
    expect((await result.boundingBox())?.height).toBeGreaterThan(0);
    const sources = example.locator("[data-language]");
    expect(await sources.count()).toBeGreaterThan(0);
    for (const source of await sources.all())
      await expect(source.locator(".line").first()).toBeVisible();
  });
});
