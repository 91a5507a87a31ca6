import { expect, test } from "../support/fixture.ts";
import { runAlone } from "./alone.ts";
import { differences, nameOf, orderOfRuns, runInBulk } from "./bulk.ts";
import { collectExamples, type Example } from "./collect.ts";

/** Shows that the tests of parity see what they are to see. */
test.use({ savesData: false });

/** An example that no page has: its code, and what a build says that it prints. */
function plant(number: number, code: string, says: string): Example {
  const html = `<figure data-playground="js" data-language="js"><span data-part="controls"></span><pre><code><span class="line">${code}\n</span><samp class="result"><span class="result-text">${says}</span></samp></code></pre></figure>`;
  const printed = [says];
  return {
    route: "/planted/",
    number,
    code: `${code}\n`,
    printed,
    varies: false,
    html,
  };
}

const LEAVES = plant(1, "console.log(Math.left = 'left');", "left");
const FINDS = "console.log(Math.left ?? 'nothing');";

test("a result that the build has not is told, and no other", async ({
  page,
}) => {
  const all = await collectExamples(page);
  const [before, found, after] = all.filter(({ printed: [first], html }) =>
    html.includes(
      `<samp class="result"><span class="result-text">${first}</span>`,
    ),
  );
  if (!before || !found || !after) throw new Error("There are too few.");
  const [right = "", ...others] = found.printed;
  const tampered = {
    ...found,
    html: found.html.replace(`>${right}</span>`, ">tampered</span>"),
    printed: ["tampered", ...others],
  };
  const examples = [before, tampered, after];
  await runInBulk(page, examples);
  const { route, number, code } = found;
  const expected = tampered.printed;
  expect(await differences(page, examples)).toEqual([
    { route, number, code, expected, got: found.printed, ran: "different" },
  ]);

  await runAlone(page);
  const told = () => differences(page, examples, "edited");
  await expect
    .poll(told)
    .toMatchObject([{ route, number, code, ran: "edited" }]);
});

test("a formula that differs is told, and a failure of one that varies", async ({
  page,
}) => {
  const formula = `<samp class="result"><span class="result-math">\\frac13</span>`;
  const typeset = plant(1, "ce.parse('1/2')", "1/2");
  const wrong = typeset.html.replace(`<samp class="result">`, formula);
  const fails = plant(2, "Math.random(null.x)", "0.5");
  const examples = [
    { ...typeset, html: wrong },
    { ...fails, varies: true },
    { ...plant(3, "console.log(Math.random())", "0.5"), varies: true },
  ];
  await runInBulk(page, examples);
  expect(await differences(page, examples)).toMatchObject([{ number: 2 }]);
  await runAlone(page);
  const told = () => differences(page, examples, "edited");
  await expect.poll(told).toMatchObject([
    { number: 1, expected: ["1/2", "\\frac13"] },
    { number: 2, expected: ["0.5"] },
  ]);
});

test("an example that did not run is told", async ({ page }) => {
  const [example] = await collectExamples(page);
  if (!example) throw new Error("There is none.");
  await runInBulk(page, [example]);
  await page
    .locator("[data-ran]")
    .evaluate((figure) => figure.removeAttribute("data-ran"));
  const [told] = await differences(page, [example]);
  expect(told).toMatchObject({ number: example.number, ran: null });
});

test("what an example leaves behind is told in page order", async ({
  page,
}) => {
  const examples = [LEAVES, plant(2, FINDS, "nothing")];
  await runInBulk(page, examples);
  expect(await orderOfRuns(page, examples)).toEqual(examples.map(nameOf));
  expect(await differences(page, examples)).toMatchObject([
    { number: 2, expected: ["nothing"], got: ["left"] },
  ]);
});

test("what an example needs of another is told in reverse order, and alone", async ({
  page,
}) => {
  const examples = [plant(2, FINDS, "left"), LEAVES];
  await runInBulk(page, examples);
  const told = { number: 2, expected: ["left"], got: ["nothing"] };
  expect(await differences(page, examples)).toMatchObject([told]);

  await runAlone(page);
  expect(await differences(page, examples, "edited")).toMatchObject([told]);
});

test("no example finds the engine that another has used", async ({ page }) => {
  const assigned =
    "console.log(ce.assign('x', 5).parse('x').evaluate().latex);";
  const value = "console.log(ce.parse('x').evaluate().latex);";
  const examples = [plant(1, assigned, "5"), plant(2, value, "x")];
  await runInBulk(page, examples);
  expect(await differences(page, examples)).toEqual([]);
});
