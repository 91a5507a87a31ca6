import { expect, open, test } from "../../support/fixture.ts";
import { Gate } from "../../support/gate.ts";
import {
  dialog,
  field,
  look,
  PAGE,
  rows,
  seeAll,
} from "../../support/search.ts";

/** Files that are loaded after the names of the index. */
const TEXTS = "**/assets/search/texts-*.json";

test("results wait for the pointer to leave before better ones come", async ({
  page,
}) => {
  await open(page, PAGE);
  const texts = await Gate.before(page, TEXTS);
  await look(page, "");
  // At once: each key would be a query, with results of its own.
  await page.keyboard.insertText("keybindings");
  await expect(rows(page)).not.toHaveCount(0);
  const addresses = () =>
    rows(page)
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const early = await addresses();
  // Nobody knows yet how many there are.
  await expect(dialog(page).getByText(/^See all/)).toHaveCount(0);
  await rows(page).first().hover();
  await texts.open();
  // It is known how many results there are: better ones have come.
  await expect(seeAll(page)).toBeVisible();
  expect(await addresses()).toEqual(early);
  await field(page).hover();
  await expect.poll(addresses).not.toEqual(early);
});
