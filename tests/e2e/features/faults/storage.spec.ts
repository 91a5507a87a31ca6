import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { examples, SMALL_PAGE, tryOut } from "../../support/playgrounds.ts";
import { chosen, dialog, find, PAGE } from "../../support/search.ts";
import { barLink } from "../../support/site-page.ts";

/** Runs in the page: nothing more can be stored. */
function fill(): void {
  const full = (): never => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  Storage.prototype.setItem = full;
  Cache.prototype.put = () =>
    Promise.reject(new DOMException("Full", "QuotaExceededError"));
  IDBFactory.prototype.open = full;
}

/** Runs in the page: the browser lets the site store nothing, nor look. */
function deny(): void {
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    });
  Object.defineProperty(Document.prototype, "cookie", {
    get: () => {
      throw new DOMException("Denied", "SecurityError");
    },
  });
}

/** Runs in the page: whatever the site has stored is something else now. */
function spoil(): void {
  const own = new Set<string>();
  type Methods = Pick<Storage, "getItem" | "setItem">;
  const { prototype } = Storage;
  const getItem: Methods["getItem"] = Reflect.get(prototype, "getItem");
  const setItem: Methods["setItem"] = Reflect.get(prototype, "setItem");
  prototype.setItem = function (key, text) {
    own.add(key);
    setItem.call(this, key, text);
  };
  prototype.getItem = function (key) {
    return own.has(key) ? getItem.call(this, key) : '{"x":[1,';
  };
}

/** What Docusaurus says where it may not store. */
const TOLD =
  /browser storage is not available|Docusaurus storage error, can't set .* QuotaExceededError/;

const FAULTS = { full: fill, denied: deny, corrupted: spoil };

/** The color of text in the light scheme. */
const LIGHT = "rgb(28, 29, 34)";

/** What readers do that stores something, or looks for what is stored. */
const PLACES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "a page is read, and the next"(page) {
    await open(page, PAGE);
    await barLink(page, "MathJSON").click();
    await expect(page).toHaveURL("/math-json/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  async "the color scheme is chosen"(page) {
    await open(page, PAGE);
    const root = page.locator("html");
    // Whatever the attribute says, the page has the colors of the system.
    await expect(page.locator("main h1")).toHaveCSS("color", LIGHT);
    const toggle = page
      .getByRole("button", { name: /dark and light mode/ })
      .first();
    const schemes = new Set<string | null>();
    for (let press = 0; press < 3; press += 1) {
      await toggle.click();
      schemes.add(await root.getAttribute("data-theme"));
    }
    expect([...schemes].sort()).toEqual(["dark", "light"]);
  },
  async "the search is used twice"(page) {
    await open(page, PAGE);
    for (const query of ["keybindings", "evaluate"]) {
      await find(page, query);
      await expect(chosen(page)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  },
  async "an example is edited and copied"(page) {
    await page
      .context()
      .grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, SMALL_PAGE);
    const first = examples(page).first();
    await first.locator("figcaption").click();
    await expect(first).toHaveAttribute("data-ran", "same");
    expect(await tryOut(first, "6 * 7")).toEqual(["42"]);
    await first.getByRole("button", { name: "Copy" }).first().click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("6 * 7");
  },
  async "the playground runs"(page) {
    await open(page, "/playground/");
    const editor = page.getByRole("region", { name: "Editor" });
    await expect(editor.getByRole("textbox").first()).toContainText("ce.parse");
    await editor.getByRole("button", { name: "Run" }).click();
    await expect(editor.locator(".result-text")).not.toHaveCount(0);
  },
  async "the demo computes, and shows code for another platform"(page) {
    await open(page, "/compute-engine/demo/");
    const demo = page.locator("[data-demo]");
    const latex = demo.getByRole("textbox", { name: "LaTeX", exact: true });
    await latex.fill("6\\cdot7");
    await expect(demo.locator('[data-outcome~="value"]')).toContainText("42", {
      timeout: 30_000,
    });
    const program = demo.locator("[data-program]");
    const before = await program.getAttribute("data-program");
    await program.getByRole("radio").last().check();
    await expect(program).not.toHaveAttribute("data-program", before ?? "");
  },
  async "tabs of a guide change"(page) {
    await open(page, "/mathfield/guides/getting-started/");
    const tabs = page.getByRole("main").getByRole("tablist").first();
    await tabs.getByRole("tab").last().click();
    await expect(tabs.getByRole("tab").last()).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

for (const [name, break_] of Object.entries(FAULTS))
  test.describe(`where the storage is ${name}`, () => {
    for (const [what, use] of Object.entries(PLACES))
      test(what, async ({ page, faults }) => {
        if (name !== "corrupted") faults.allow(TOLD);
        await page.addInitScript(break_);
        await use(page);
      });
  });
