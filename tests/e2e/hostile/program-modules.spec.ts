import { expect, test } from "../support/fixture.ts";
import { results } from "../support/playgrounds.ts";
import { runProgram } from "./program-page.ts";

test.use({ savesData: false });

/** Largest number of modules that a program may ask for. */
const MOST = 50;

/** Asks for modules that are not there, one after the other or at once. */
const WAYS = {
  "one after the other": (count: number) => `let refused = 0;
for (let k = 0; k < ${count}; k += 1) {
try {
await import("module " + k);
} catch {
refused += 1;
}
}
console.log(refused);`,
  "all at once": (count: number) => `const all = [];
for (let k = 0; k < ${count}; k += 1) all.push(import("module " + k));
console.log((await Promise.allSettled(all)).length);`,
};

for (const [way, program] of Object.entries(WAYS))
  test(`a program that asks for modules for ever is ended: ${way}`, async ({
    page,
  }) => {
    const honest = await runProgram(page, program(MOST));
    await expect(results(honest)).toHaveText([String(MOST)]);
    for (const count of [MOST + 1, 100_000])
      await expect(results(await runProgram(page, program(count)))).toHaveText([
        "RangeError: more than 50 modules",
      ]);
  });
