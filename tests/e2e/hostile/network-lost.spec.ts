import { expect, open, test } from "../support/fixture.ts";
import { Fault, notLoaded, noteWaits } from "../support/fault.ts";
import { Gate } from "../support/gate.ts";
import { intercept } from "../support/intercept.ts";
import {
  allRan,
  allSame,
  editorOf,
  openRun,
  SMALL_PAGE,
  tryOut,
} from "../support/playgrounds.ts";
import { expectMessage, first, PARTS, retry } from "./faulty-network.ts";

test.use({ savesData: false });

const EDITOR = /\/assets\/js\/editor\.[0-9a-f]+\.js$/;

test("a network that is lost before examples are live is said, and waited for", async ({
  page,
  context,
  faults,
}) => {
  const { address, message, warning } = PARTS.live;
  faults.expect(notLoaded(address, "ERR_INTERNET_DISCONNECTED"), warning);
  await noteWaits(page);
  await intercept(page, address, async (route) => {
    await context.setOffline(true);
    await route.continue();
  });
  await open(page, SMALL_PAGE);
  await expectMessage(page, message);
  await page.unroute(address);
  await context.setOffline(false);
  await allRan(page);
  await allSame(page);
});

test("Retry says that it loads", async ({ page, faults }) => {
  const { address, message, warning } = PARTS.live;
  faults.expect(notLoaded(address), warning);
  await noteWaits(page);
  await Fault.at(page, address);
  await open(page, SMALL_PAGE);
  await expectMessage(page, message);
  await page.unroute(address);
  const gate = await Gate.before(page, address);
  await retry(page).click();
  await expect(first(page).getByRole("status")).toHaveText("Loading…");
  await gate.open();
  await allRan(page);
});

test.describe("for readers who save data", () => {
  // No link is being fetched ahead at the moment the network goes.
  test.use({ savesData: true });

  test("a network that is lost later is not missed", async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(
      /^console error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED \([^)]*\/\)$/,
    );
    await open(page, SMALL_PAGE);
    await first(page).locator("figcaption").click();
    await allRan(page);
    await first(page).getByRole("button", { name: "Edit" }).click();
    await expect(editorOf(first(page))).toBeFocused();
    await context.setOffline(true);
    // What the page would need could not be had.
    expect(await page.evaluate(() => fetch("/").catch(String))).toBe(
      "TypeError: Failed to fetch",
    );
    const code = 'ce.parse("2 + 3").evaluate();';
    expect(await tryOut(first(page), code)).toEqual(["5"]);
    expect(await tryOut(first(page), code)).toEqual(["5"]);
  });
});

test("an editor that does not load says so, and can be tried again", async ({
  page,
  faults,
}) => {
  faults.expect(
    notLoaded(EDITOR),
    /^console warning: The editor did not load [^]*editor\.[0-9a-f]+\.js/,
  );
  const fault = await Fault.at(page, EDITOR);
  await openRun(page, SMALL_PAGE);
  const edit = first(page).getByRole("button", { name: "Edit" });
  await edit.click();
  await expect(first(page)).toContainText("The editor did not load");
  fault.mend();
  await edit.click();
  await expect(editorOf(first(page))).toBeFocused();
});
