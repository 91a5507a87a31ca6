import { expect, open, test } from "../support/fixture.ts";
import { editorOf, examples } from "../support/playgrounds.ts";

test("a program whose process ends leaves the page alive", async ({ page }) => {
  await open(page, "/playground/");
  const client = await page.context().newCDPSession(page);
  const inPage = async (expression: string): Promise<unknown> =>
    (await client.send("Runtime.evaluate", { expression })).result.value;
  const results = () =>
    inPage(
      `[...document.querySelectorAll("main [data-playground] .result-text")].map((result) => result.textContent).join("\\n")`,
    );
  const editor = editorOf(examples(page).first());
  await editor.press("Control+A");
  await page.keyboard.insertText('console.log("here");\nfor (;;);');
  await editor.press("Control+Enter");
  await expect.poll(results).toBe("here");

  // A browser ends a process that takes too much memory. Playwright takes the
  // end of a frame for that of its page, and drives the page no more: what
  // follows asks the browser itself.
  const sandbox = page.frames().find((frame) => frame.url().includes("/lane."));
  if (sandbox === undefined) throw new Error("The page has no sandbox.");
  const session = await page.context().newCDPSession(sandbox);
  const ended = page.waitForEvent("crash");
  // No answer comes: the process has ended.
  void session.send("Page.crash").catch(() => undefined);
  await ended;
  await expect
    .poll(results, { timeout: 60_000 })
    .toMatch(/TimeoutError: not done after 10 s/);
  for (const name of ["Reset", "Run"])
    await inPage(
      `[...document.querySelectorAll("main [data-playground] button")].find((button) => button.textContent === "${name}").click()`,
    );
  await expect
    .poll(results, { timeout: 60_000 })
    .not.toMatch(/^$|here|TimeoutError/);
});
