import { expect, test } from "../support/fixture.ts";
import { FORGERY, POLLUTIONS, REACHING } from "./attacks.ts";
import { examples, tryOut } from "../support/playgrounds.ts";
import { openToHarm } from "./unharmed.ts";

test.use({ savesData: false });

for (const [what, attempts] of Object.entries(REACHING)) {
  test(`code of readers does not reach ${what}`, async ({ page }) => {
    const expectUnharmed = await openToHarm(page);
    const home = new URL("/", page.url()).href;
    const answers: string[] = [];
    page.on("response", (response) => answers.push(response.url()));
    const tries = Object.entries(attempts).map(
      ([name, attempt]) => `["${name}", async () => { ${attempt}; }]`,
    );
    const printed = await tryOut(
      examples(page).first(),
      `const home = "${home}";
const attempts = [
${tries.join(",\n")},
];
for (const [name, attempt] of attempts) {
try {
await attempt();
console.log(name, "worked");
} catch {
console.log(name, "refused");
}
}`,
    );
    const refused = Object.keys(attempts).map((name) => `${name} refused`);
    expect(printed).toEqual(refused);
    expect(answers).not.toContain(home);
    await expectUnharmed();
  });
}

test("code of readers neither forges messages nor gets hold of the port", async ({
  page,
}) => {
  const expectUnharmed = await openToHarm(page);
  const printed = await tryOut(examples(page).first(), FORGERY);
  expect(printed).toEqual(["printed", "got 0"]);
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
      expect(next).toEqual(['[1, {"a": 2}] x']);
    });
  }
  await expectUnharmed();
});
