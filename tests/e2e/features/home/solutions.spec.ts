import { execFileSync } from "node:child_process";

import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { isComputed, plot, row, type } from "./workbench.ts";

test("an equation is solved and drawn, and its code prints the solutions", async ({
  page,
}) => {
  await open(page, "/");
  await type(page, "x^2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("-5=0");
  await expect(row(page, "Solutions for x").locator("annotation")).toHaveText(
    /\\sqrt\{5\},\\quad -\\sqrt\{5\}$/,
  );
  await isComputed(page);
  await expect(plot(page)).toBeVisible();
  expect(await runCode(page)).toBe("sqrt(5),-sqrt(5)\n");
  await test.step("one that nothing solves says so", async () => {
    await type(page, "x=x+1");
    await expect(row(page, "Solutions")).toHaveText(
      "The engine finds no solution.",
    );
    await isComputed(page);
  });
  await test.step("a system is solved, drawn and computed as well", async () => {
    await type(page, "x+y=3,x-y=1");
    await expect(row(page, "Solutions").locator("annotation")).toHaveText(
      /x=2.*y=1/,
    );
    await isComputed(page);
    await expect(plot(page)).toBeVisible();
    expect(await runCode(page)).toBe('{"x":2,"y":1}\n');
  });
  await test.step("a value that reads the same as a number is there once", async () => {
    await type(page, "99^9");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("*2");
    await expect(row(page, "Value").locator("annotation")).toHaveText(
      /^(?:\\displaystyle )?[\d\\, ]+$/,
    );
    await isComputed(page);
    expect(await runCode(page)).toBe("1827034494967281798\n");
  });
});

/** Runs the program that the page shows in Node, and returns its output. */
async function runCode(page: Page): Promise<string> {
  const code = row(page, "Code");
  await code.getByRole("radio", { name: "Node" }).check();
  const program = await code.locator("pre").innerText();
  return execFileSync("node", ["--input-type=module", "--eval", program], {
    encoding: "utf8",
  });
}
