import { encodeState } from "../../../src/playground/address/index.ts";
import { expect, open, test } from "../support/fixture.ts";
import { ended, examples, results } from "../support/playgrounds.ts";

test.use({ savesData: false });

/** Asks for one module after the other, which lets no timer come to pass. */
const CODE = `for (let k = 0; ; k += 1) {
try {
await import("module " + k);
} catch {
if (k === 0) console.log("refused");
}
}`;

test("a program that asks for modules for ever has no more time", async ({
  page,
}) => {
  const fragment = await encodeState({ language: "js", code: CODE });
  await open(page, `/playground/#${fragment}`);
  await page.getByRole("spinbutton", { name: "Time for a run" }).fill("1");
  const example = examples(page);
  await example.getByRole("button", { name: "Run", exact: true }).click();
  await ended(example);
  await expect(results(example)).toHaveText([
    "refused",
    "TimeoutError: not done after 1 s",
  ]);
});
