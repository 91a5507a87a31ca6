import { expect, open, test } from "../support/fixture.ts";
import { test as bareTest } from "./bare-site.ts";
import {
  FOREIGN_REQUEST,
  openForeign,
  openFromThere,
  withoutValidator,
} from "./foreign-page.ts";
import {
  DELIVERIES,
  isDelivered,
  KEYBOARD,
  KINDS,
  payloadsTo,
  SURFACES,
} from "./payloads/index.ts";
import { SURFACE, watchHarm } from "./surfaces/index.ts";
import { NOWHERE } from "./targets.ts";

const PAYLOADS = payloadsTo(NOWHERE);

/** The fewest payloads that the list may have. */
const FEWEST = 120;

test("the list is long, and each payload has a name and a surface", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(FEWEST);
  expect([...new Set(PAYLOADS.map(({ kind }) => kind))]).toEqual(KINDS);
  const names = PAYLOADS.map(({ kind, name }) => `${kind}: ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual(
    [],
  );
  const undelivered = PAYLOADS.filter(
    (payload) => !SURFACES.some((surface) => isDelivered(payload, surface)),
  );
  expect(undelivered).toEqual([]);
});

test("each kind is delivered to each surface, or a reason says why not", () => {
  for (const kind of KINDS)
    for (const name of SURFACES) {
      const delivery = DELIVERIES[kind][name];
      const text = "never" in delivery ? delivery.never : delivery.how;
      expect(text, `${kind}, ${name}`).not.toBe("");
      // Code runs where a surface has a way to run it, and nowhere else.
      const isCode = !["address", "message", "latex"].includes(kind);
      if (isCode && SURFACE[name].run === undefined)
        expect(isDelivered({ kind }, name), `${kind}, ${name}`).toBe(false);
    }
});

/** Functions that do what a payload might do, by the kind of harm. */
const HARMS: Readonly<Record<string, () => void>> = {
  "code in the page": () => Reflect.set(window, "hit", 1),
  "a dialog": () => alert("x"),
  "a move to another page": () => history.pushState(null, "", "/about/x/"),
  "another window": () => void window.open("about:blank"),
  "a cover": () => {
    const main = document.querySelector("main");
    main?.setAttribute("style", "position:fixed;inset:0;z-index:999999");
  },
  "a cookie": () => (document.cookie = "stolen=1"),
  "something stored": () => localStorage.setItem("stolen", "1"),
  "a polluted prototype": () => Reflect.set(Object.prototype, "hit", 1),
  "an attribute of the root": () =>
    document.documentElement.setAttribute("data-x", "1"),
};

test("each harm is found", async ({ page }) => {
  for (const [name, harm] of Object.entries(HARMS))
    await test.step(name, async () => {
      await open(page, "/about/");
      const expectNoHarm = await watchHarm(page);
      await expectNoHarm();
      await page.evaluate(harm);
      await expect(expectNoHarm(), name).rejects.toThrow(/expect/);
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
      for (const other of page.context().pages())
        if (other !== page) await other.close();
    });
});

bareTest(
  "a message harms a page without the guard and the policy",
  async ({ page, baseURL, faults, ledger }) => {
    faults.expect(FOREIGN_REQUEST);
    ledger.disarm("guard", "pagePolicy");
    await openForeign(page);
    const { route, wake } = SURFACE["mathfield demo"];
    const victim = await openFromThere(page, (baseURL ?? "") + route);
    await wake?.(victim);
    await withoutValidator(victim);
    const expectNoHarm = await watchHarm(victim);
    for (const message of KEYBOARD)
      await page.evaluate((data) => {
        (Reflect.get(window, "victim") as Window).postMessage(data, "*");
      }, message);
    await expect(victim.locator(".ML__keyboard")).toBeVisible();
    await expect(expectNoHarm()).rejects.toThrow(/canary|keyboards/);
  },
);
