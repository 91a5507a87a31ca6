import { readFileSync } from "node:fs";

import { visit } from "unist-util-visit";

import { attributesOf, isElement } from "../../../../plugins/mdx/index.ts";
import {
  findPages,
  sourcePage,
} from "../../../../plugins/source-pages/index.ts";
import { expect, open, test } from "../../support/fixture.ts";

/** A section that is on another page now: its old address, and the new one. */
interface Moved {
  readonly from: string;
  readonly to: string;
}

/**
 * The first one of the site that leads to a section, in the order of its files.
 */
function firstMoved(): Moved {
  const found: Moved[] = [];
  const isMoved = (file: string) =>
    readFileSync(file, "utf8").includes("<Moved ");
  // To parse all takes seconds.
  for (const file of findPages(process.cwd()).filter(isMoved)) {
    const { route, tree } = sourcePage(file);
    visit(tree, (node) => {
      if (!isElement(node) || node.name !== "Moved") return;
      const { section = "", to = "" } = attributesOf(node);
      found.push({ from: `${route}#${section}`, to });
    });
  }
  const first = found.find(({ to }) => to.includes("#"));
  if (first === undefined) throw new Error("No section has moved.");
  return first;
}

test("the old address of a section leads on, and Back leads back", async ({
  page,
}) => {
  const { from, to } = firstMoved();
  const target = page.locator(`[id="${to.split("#")[1] ?? ""}"]`);

  await test.step("at the first load", async () => {
    await open(page, from);
    await expect(page).toHaveURL(to);
    await expect(target).toBeInViewport();
  });

  await test.step("by a link", async () => {
    await open(page, "/about/");
    await page.getByRole("article").evaluate((article, href) => {
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: "Old" });
      article.prepend(link);
    }, from);
    await page.getByRole("link", { name: "Old", exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(target).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL("/about/");
  });

  await test.step("within the page", async () => {
    const [route = "", section = ""] = from.split("#");
    await open(page, route);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, section);
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL(route);
  });
});
