import { expect, test } from "../support/fixture.ts";
import { ended, resultOf } from "../support/markup.ts";
import { openPlayground, said, start } from "./markup-isolation.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

test("11: a link to a place in a result scrolls there", async ({ page }) => {
  await openPlayground(page);
  const example = await start(page, {
    html: '<a href="#b%20c">down</a><div style="height:3000px"></div><p id="b c">here</p>',
  });
  await ended(example);
  const result = resultOf(example);
  await expect(result.getByText("here")).not.toBeInViewport();
  await result.getByRole("link", { name: "down" }).click();
  await expect(result.getByText("here")).toBeInViewport();
  expect(await said(example)).not.toContain("ended");
});

test("12: a result that writes its document anew does not run for ever", async ({
  page,
}) => {
  await openPlayground(page);
  const example = await start(page, {
    html: "<script>document.open(); document.write('<p>new</p>');</script>",
  });
  // The phase "running" may be over before a test sees it.
  await expect(resultOf(example).getByText("new")).toBeVisible();
  await ended(example);
});

test("13: a result that adds to the history leaves the way back as it was", async ({
  page,
}) => {
  await openPlayground(page);
  const length = () => page.evaluate(() => history.length);
  const before = await length();
  const example = await start(page, {
    js: `for (let i = 0; i < 20; i++) history.pushState(i, "");
console.log("pushed", history.state);`,
  });
  await expect.poll(() => said(example)).toContain("pushed 19");
  // The code of the example is in the address of the page, an entry of its own.
  expect(await length()).toBe(before + 1);
});

test("13: a result that has the focus lets the reader open the search", async ({
  page,
}) => {
  await openPlayground(page);
  const search = page.getByRole("dialog", { name: "Search" });
  const example = await start(page, {
    html: '<input aria-label="text">',
    js: `const [key, ctrlKey, bubbles] = ["k", true, true];
for (const target of [document.body, window])
  target.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles }));`,
  });
  await ended(example);
  const input = resultOf(example).getByLabel("text");
  await input.pressSequentially("a/b");
  await expect(input).toHaveValue("a/b");
  // Only a key of the reader opens it, and what a script makes is none.
  await expect(search).toBeHidden();
  await input.press("Control+k");
  await expect(search).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();
  // Chromium gives the focus back to no frame: the page hears the next keys.
  await page.keyboard.press("Control+k");
  await expect(search).toBeVisible();
});
