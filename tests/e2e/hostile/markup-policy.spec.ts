// cspell:ignore srcdoc

import type { Page } from "@playwright/test";

import { filesIn } from "../../built/site.ts";
import { expect, open } from "../support/fixture.ts";
import { find, PAGE } from "../support/search.ts";
import { test } from "./bare-site.ts";
import { LEAVING, TAG } from "./payloads/tags.ts";

const REFUSED = /^console error: This document requires 'Trusted/;

/** Markup that does something, by what it does. */
const MARKUP = {
  leaves: LEAVING,
  "runs code": TAG,
  "links to code": "<a href=javascript:top.hit=1>x</a>",
  "holds a document": "<iframe srcdoc=x></iframe>",
  "loads from elsewhere": "<img src=https://example.com/x.png>",
  "asks for a password": "<form><input type=password></form>",
  "hides in a comment": "<!--><b>x</b>",
  "hides in a value": "<p title='<b>'>x</p>",
};

/** Markup that a page may write: all that its own code writes is like this. */
const HARMLESS =
  '<p class="x">1 < 2 <a href="/about/">About</a> <math><mi>x</mi></math></p>';

/**
 * Writes markup in each way that there is, outside of the page.
 *
 * @returns The ways that were not refused.
 */
function writeEverywhere(page: Page, html: string): Promise<string[]> {
  return page.evaluate(async (text) => {
    // What a test calls may do more than what comes after it.
    await new Promise((resolve) => setTimeout(resolve));
    const make = () => document.createElement("div");
    const holder = () => {
      const parent = make();
      return parent.appendChild(make());
    };
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (make().innerHTML = text),
      outerHTML: () => (holder().outerHTML = text),
      insertAdjacentHTML: () => make().insertAdjacentHTML("beforeend", text),
      createContextualFragment: () =>
        document.createRange().createContextualFragment(text),
      parseFromString: () => new DOMParser().parseFromString(text, "text/html"),
      srcdoc: () => (document.createElement("iframe").srcdoc = text),
      shadow: () => (make().attachShadow({ mode: "open" }).innerHTML = text),
    };
    return Object.keys(ways).filter((name) => {
      try {
        ways[name]?.();
        return true;
      } catch {
        return false;
      }
    });
  }, html);
}

test("a page writes harmless markup, and no other in any way", async ({
  page,
  faults,
}) => {
  faults.expect(REFUSED);
  await open(page, PAGE);
  expect(await writeEverywhere(page, HARMLESS)).toHaveLength(7);
  for (const [name, html] of Object.entries(MARKUP))
    expect(await writeEverywhere(page, html), name).toEqual([]);
});

/** Puts a tag into the page that goes to another. */
const leave = (page: Page) =>
  page.evaluate((html) => {
    setTimeout(() => (document.body.innerHTML = html));
  }, LEAVING);

test("a tag that leaves is not written into a page", async ({
  page,
  faults,
}) => {
  faults.expect(REFUSED, /requires 'TrustedHTML'/);
  await open(page, PAGE);
  const thrown = page.waitForEvent("pageerror");
  await leave(page);
  expect((await thrown).message).toContain("TrustedHTML");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await find(page, "evaluate");
});

test("without the policy, it leaves", async ({ page, ledger }) => {
  ledger.disarm("pagePolicy");
  await open(page, PAGE);
  await leave(page);
  await expect(page).toHaveURL("/404/");
});

/** Adds a file as a script. @returns What became of it. */
const runAsScript = (page: Page, file: string) =>
  page.evaluate(async (address) => {
    await new Promise((resolve) => setTimeout(resolve));
    const errors: string[] = [];
    addEventListener("error", ({ message }) => errors.push(message));
    const script = document.createElement("script");
    const end = new Promise<string>((resolve) => {
      script.addEventListener("load", () => resolve("loaded"));
      script.addEventListener("error", () => resolve("not loaded"));
    });
    try {
      script.src = address;
    } catch {
      return "refused";
    }
    document.body.append(script);
    return errors[0] ?? (await end.then((how) => errors[0] ?? how));
  }, `/${file}`);

const HANDED_ON = filesIn("assets/sandbox").filter((each) =>
  each.endsWith(".txt"),
);

test("scripts that a page hands on do not run in it", async ({
  page,
  faults,
}) => {
  faults.expect(REFUSED);
  await open(page, PAGE);
  expect(HANDED_ON.length).toBeGreaterThan(5);
  for (const file of HANDED_ON)
    expect(await runAsScript(page, file), file).toBe("refused");
});

test("without the policy they are no scripts, and a host that does not say what they are runs none", async ({
  page,
  faults,
  ledger,
}) => {
  faults.expect(/^error: (?:Uncaught )?(?:SyntaxError: )?Unexpected token/);
  ledger.disarm("pagePolicy");
  await open(page, PAGE);
  for (const file of HANDED_ON)
    expect(await runAsScript(page, file), file).toContain("SyntaxError");
  // The one that is called a script is: the calculator's worker imports it.
  const [engine = ""] = filesIn("assets/sandbox").filter((each) =>
    each.endsWith(".js"),
  );
  expect(await runAsScript(page, engine)).toBe("loaded");
});
