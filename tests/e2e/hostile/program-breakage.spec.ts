import { expect, test } from "../support/fixture.ts";
import { examples, tryOut } from "../support/playgrounds.ts";
import { FORGERY, POLLUTIONS } from "./payloads/index.ts";
import { openToHarm } from "./unharmed.ts";

test.use({ savesData: false });

test("code of readers neither forges messages nor gets hold of the port", async ({
  page,
}) => {
  const expectUnharmed = await openToHarm(page);
  const printed = await tryOut(examples(page).first(), FORGERY);
  expect(printed).toEqual(["got 3 of its own", "got 0 of the page"]);
  await expectUnharmed();
});

test("what a program breaks is broken for itself only", async ({ page }) => {
  test.slow();
  const expectUnharmed = await openToHarm(page);
  const first = examples(page).first();
  for (const [what, code] of Object.entries(POLLUTIONS)) {
    await test.step(what, async () => {
      await tryOut(
        first,
        `${code}\nconsole.log({ a: 1 }, [1, 2]);\nawait 0;\nconsole.log("b");`,
      );
      const next = await tryOut(
        first,
        "console.log([1, { a: 2 }], ce.parse('x').json);",
      );
      expect(next).toEqual(["[ 1, { a: 2 } ] x"]);
    });
  }
  await expectUnharmed();
});
