import type { Nodes } from "mdast";

import { expect, open, test } from "./fixture.ts";
import { ADDRESSES, findPage, isBuilt, readBuilt, readPage } from "./site.ts";

const ORIGIN = new URL(ADDRESSES[0] ?? "").origin;
const ROUTES = ADDRESSES.map((address) => new URL(address).pathname);

/** Documents, and the other pages that are written in Markdown. */
const PAGES = ROUTES.filter((route) =>
  /<html[^>]* class="[^"]*\b(docs-doc-page|mdx-page)\b/.test(readPage(route)),
);

const twinOf = (route: string) =>
  route === "/" ? "/index.md" : route.replace(/\/$/, ".md");

/** The most that one file should ask a program to read, in bytes. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The content of a page, as HTML. */
const articleOf = (route: string) =>
  /<article\b[^]*<\/article>/.exec(readPage(route))?.[0] ?? "";

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&amp;", "&");
}

test.describe("the files", () => {
  test("there is a twin of each page of text, named in its head", () => {
    expect(PAGES).toContain("/");
    expect(PAGES).not.toContain("/playground/");
    for (const route of ROUTES) {
      const isPage = PAGES.includes(route);
      const [, named] =
        /<link[^>]* type=text\/markdown href=([^\s>]+)/.exec(readPage(route)) ??
        [];
      expect.soft(named, route).toBe(isPage ? twinOf(route) : undefined);
      expect.soft(isBuilt(twinOf(route)), route).toBe(isPage);
    }
  });

  test("a twin says what it is a twin of", () => {
    for (const route of PAGES) {
      const [title, ...head] = readBuilt(twinOf(route)).split("\n\n", 3);
      expect.soft(title, route).toMatch(/^# \S/);
      const facts = head.find((each) => each.startsWith("- Page: "));
      expect
        .soft(facts, route)
        .toMatch(
          /^- Page: (\S+)\n- Packages: mathlive [\d.]+, @cortex-js\/compute-engine [\d.]+$/,
        );
      expect.soft(facts, route).toContain(`${ORIGIN}${route}\n`);
    }
  });

  test("llms.txt links to each twin once, and all is there", () => {
    const index = readBuilt("llms.txt");
    const links = [...index.matchAll(/^- \[.*?\]\((\S+)\)/gm)].map(
      ([, link = ""]) => link,
    );
    expect(links.toSorted()).toEqual(
      PAGES.map((route) => ORIGIN + twinOf(route)).sort(),
    );
    for (const link of links)
      expect(isBuilt(new URL(link).pathname)).toBe(true);
    expect(index.match(/^#+ .*$/gm)).toEqual([
      expect.stringMatching(/^# /),
      "## Mathfield",
      "## Compute Engine",
      "## MathJSON",
      "## SDK",
      "## This site",
      "## Other pages",
      "## Optional",
    ]);
  });

  test("llms-full.txt has what is written by hand, and is no larger than needed", () => {
    const full = readBuilt("llms-full.txt");
    expect(Buffer.byteLength(full)).toBeLessThan(MOST_BYTES);
    const has = (route: string) =>
      full.includes(`\n- Page: ${ORIGIN}${route}\n`);
    expect(has("/compute-engine/guides/evaluate/")).toBe(true);
    expect(has("/compute-engine/api/")).toBe(true);
    expect(has("/compute-engine/api/expression/")).toBe(false);
    expect(has("/mathfield/reference/commands/")).toBe(false);
    const [head] = full.split("\n\n---\n\n", 1);
    expect(head).toContain(`(${ORIGIN}/mathfield/reference/commands.md)`);
    expect(head).toMatch(/\n- \d+ pages below “Compute Engine API”\n/);
  });
});

test.describe("what twins say", () => {
  test("has the TeX of each formula", () => {
    for (const route of PAGES) {
      const html = articleOf(route).replaceAll(/<samp\b[^]*?<\/samp>/g, "");
      const twin = readBuilt(twinOf(route)).replaceAll("\\vert ", "|");
      for (const [, tex = ""] of html.matchAll(
        /<annotation[^>]*>([^]*?)<\//g,
      )) {
        const source = decode(tex).replace(/^\\displaystyle /, "");
        expect.soft(twin, `${route}: ${source}`).toContain(source);
      }
    }
  });

  test("has the outputs of each example", () => {
    for (const route of PAGES) {
      const twin = readBuilt(twinOf(route));
      const figures = articleOf(route).match(/<figure\b[^]*?<\/figure>/g) ?? [];
      const run = figures.filter((html) => html.includes("<samp "));
      expect
        .soft(twin.match(/^```output$/gm)?.length ?? 0, route)
        .toBe(run.length);
      for (const html of run) {
        const outputs = [
          ...html.matchAll(/<span class=result-text>([^]*?)<\/span>/g),
        ].map(([, text = ""]) => decode(text));
        expect
          .soft(twin, route)
          .toContain(`\`\`\`output\n${outputs.join("\n")}\n\`\`\``);
      }
    }
  });

  test("has no markup but in code", async () => {
    const { fromMarkdown } = await import("mdast-util-from-markdown");
    const htmlIn = (node: Nodes): string[] => {
      if (node.type === "html") return [node.value];
      return "children" in node ? node.children.flatMap(htmlIn) : [];
    };
    for (const route of PAGES) {
      const twin = readBuilt(twinOf(route));
      expect.soft(htmlIn(fromMarkdown(twin)), route).toEqual([]);
    }
  });
});

test.describe("the tools of a page", () => {
  const route = findPage("an example", (html) => html.includes("<samp "));
  const copy = { name: "Copy page as Markdown" };
  const view = { name: "View as Markdown" };

  test("copy its twin", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, route);
    const button = page.getByRole("button", copy);
    await button.click();
    await expect(page.locator(".page-tools button")).toContainText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      readBuilt(twinOf(route)),
    );
    await expect(button).toBeVisible();
  });

  test("say what failed", async ({ page, faults }) => {
    faults.expect(/console error: .*ERR_FAILED/);
    await open(page, route);
    await page.route("**/*.md", (request) => request.abort());
    await page.getByRole("button", copy).click();
    await expect(page.locator(".page-tools")).toContainText(
      "Not copied: no connection",
    );
  });

  test("lead to its twin", async ({ page }) => {
    await open(page, route);
    const answer = page.waitForResponse(`**${twinOf(route)}`);
    await page.getByRole("link", view).click();
    expect((await answer).headers()["content-type"]).toContain("text/markdown");
    await expect(page).toHaveURL(twinOf(route));
    await expect(page.locator("body")).toContainText("```output");
  });

  test("stand above the title, on a phone below it", async ({ page }) => {
    await page.setViewportSize({ width: 1350, height: 900 });
    await open(page, route);
    const boxes = async () => {
      const [tools, title] = await Promise.all(
        [".page-tools", "article h1"].map((each) =>
          page.locator(each).boundingBox(),
        ),
      );
      if (!tools || !title) throw new Error("Nothing is shown.");
      return { tools, title };
    };
    const wide = await boxes();
    expect(wide.tools.y + wide.tools.height).toBeLessThanOrEqual(wide.title.y);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await boxes();
    expect(narrow.tools.y).toBeGreaterThanOrEqual(
      narrow.title.y + narrow.title.height,
    );
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".page-tools")).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("are the link alone", async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole("link", view)).toBeVisible();
      await expect(page.getByRole("button", copy)).toBeHidden();
    });
  });
});
