import { expect, test } from "../support/fixture.ts";
import { allRan, allSame, ended, results } from "../support/playgrounds.ts";
import { openProgram, press, setBudget } from "./program-page.ts";

test.use({
  savesData: false,
  permissions: ["clipboard-read", "clipboard-write"],
});

/** Functions in the defaults of functions: each takes twice as long to compile. */
const nested = (depth: number) =>
  `${"(a=".repeat(depth)}1${")=>1".repeat(depth)};\nconsole.log("compiled");`;

const BOMB = nested(40);

/** A page with programs, to which every page has a link. */
const PROGRAMS = "/about/";

test("code that takes long to compile has a clock and Cancel", async ({
  page,
}) => {
  const example = await openProgram(page, BOMB, "ts");
  await press(example);
  await expect(example).toContainText(/running [1-9] s of 10 s/);
  await example.getByRole("button", { name: "Cancel" }).click();
  await ended(example);
  await expect(results(example)).toHaveText(["Cancelled"]);
});

test("code that takes too long to compile has no more time", async ({
  page,
}) => {
  const example = await openProgram(page, BOMB, "ts");
  await setBudget(page, 1);
  await press(example);
  await ended(example);
  await expect(results(example)).toHaveText([
    "TimeoutError: not done after 1 s",
  ]);
  // The same in little compiles.
  const honest = await openProgram(page, nested(4), "ts");
  await press(honest);
  await ended(honest);
  await expect(results(honest)).toHaveText(["compiled"]);
});

test("code that takes too long to compile is copied as it is", async ({
  page,
}) => {
  const example = await openProgram(page, BOMB, "ts");
  await example.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(example.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${BOMB}\n`);
});

test("a copy that takes long does not hold up other examples", async ({
  page,
}) => {
  const example = await openProgram(page, BOMB, "ts");
  const copy = example.getByRole("button", { name: "Copy", exact: true });
  // One for each program that may run at once, and more.
  for (let count = 0; count < 4; count += 1) await copy.press("Enter");
  await page.getByRole("link", { name: "About Us" }).press("Enter");
  await expect(page).toHaveURL(PROGRAMS);
  await allRan(page);
  await allSame(page);
});
