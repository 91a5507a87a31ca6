import { expect, open, test } from "../../support/fixture.ts";
import {
  chosen,
  dialog,
  field,
  find,
  PAGE,
  rows,
  storeSearches,
} from "../../support/search.ts";

/** Goes to another page where text is taken for HTML. */
const LEAVING = "<meta http-equiv=refresh content=0;url=/404.html>";

test("the search works where the browser refuses to store anything", async ({
  page,
  faults,
}) => {
  // Docusaurus says so once.
  faults.expect(/browser storage is not available/);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    }),
  );
  await open(page, PAGE);
  await find(page, "keybindings");
  await expect(chosen(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press("/");
  await expect(rows(page)).toHaveCount(1);
});

test("what others put into the storage is neither shown nor breaks the search", async ({
  page,
}) => {
  const entry = {
    objectID: "/about/",
    type: "lvl1",
    url: "/about/",
    label: "x",
    content: null,
    hierarchy: { lvl0: "About", lvl1: "<img src=x onerror=alert(1)>" },
  };
  const leaving = {
    ...entry,
    label: LEAVING,
    content: LEAVING,
    hierarchy: { lvl0: LEAVING, lvl1: LEAVING },
  };
  await storeSearches(page, [1, null, "x", {}, entry, leaving]);
  await open(page, PAGE);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(0);
  await expect(dialog(page).locator("img, meta")).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await page.keyboard.type("keybindings");
  await expect(chosen(page)).toBeVisible();
});
