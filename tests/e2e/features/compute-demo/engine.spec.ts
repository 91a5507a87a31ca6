import { expect, open, test } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";
import { demo, latex, ROUTE, settled } from "./demo.ts";

/** A page with live examples of the engine. */
const GUIDE = "/compute-engine/guides/evaluate/";

/** A script of the engine, whatever part of the site asks for it. */
const ENGINE = /\/assets\/.*compute-engine/;

test.use({ savesData: false });

test("the demo computes with the script that the examples ran with", async ({
  page,
}) => {
  const asked = askedFor(page, ENGINE);
  await open(page, GUIDE);
  await expect.poll(() => asked).toHaveLength(1);
  await open(page, ROUTE);
  await latex(page).focus();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await settled(page);
  await expect(demo(page)).toBeVisible();
  expect(new Set(asked).size).toBe(1);
});
