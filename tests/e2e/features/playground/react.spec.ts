import type { Page } from "@playwright/test";

import { expect, open, test } from "../../support/fixture.ts";
import { askedFor } from "../../support/listen.ts";
import { DESKTOP } from "../../support/looks.ts";
import {
  copied,
  MARKUP,
  printed,
  ranInView,
  resultOf,
  run,
} from "../../support/markup.ts";
import { openExample, write } from "../../support/markup-example.ts";

const GUIDE = "/mathfield/guides/react/";

/** Scripts that only examples that import React need. */
const OF_REACT = /\/assets\/sandbox\/(?:react|jsx)[\w-]*\./;

test.use({ savesData: false, viewport: DESKTOP });

async function openGuide(page: Page) {
  await open(page, GUIDE);
  const example = page.locator(MARKUP).first();
  await ranInView(example);
  return example;
}

test("a component in JSX runs, and what is typed goes through its state", async ({
  page,
}) => {
  const example = await openGuide(page);
  const result = resultOf(example);
  const value = () =>
    result
      .locator("math-field")
      .evaluate((field) => String(Reflect.get(field, "value")));
  await result.getByRole("button", { name: "Set to √2" }).click();
  await expect(result.locator("output")).toHaveText("\\sqrt{2}");
  await expect.poll(value).toBe("\\sqrt{2}");
  await result.locator("math-field").press("End");
  await result.locator("math-field").press("+");
  await expect(result.locator("output")).toHaveText("\\sqrt{2}+");
});

test("its code is edited and run, and a mistake has its line", async ({
  page,
}) => {
  const example = await openGuide(page);
  const code = (text: string) =>
    `import { createRoot } from "react-dom/client";\nconst root = createRoot(document.body);\nroot.render(<p>${text});`;
  await write(example, "JSX", code("x = {1 + 1}</p>"));
  await run(example);
  await expect(resultOf(example).locator("body")).toHaveText("x = 2");
  await expect(printed(example)).toHaveCount(0);
  await write(example, "JSX", code("x"));
  await run(example);
  await expect(printed(example)).toHaveText(/SyntaxError: .*JSX/);
  await expect(printed(example)).toContainText("line 3");
});

test("its copy is the module alone, which a bundler takes", async ({
  page,
}) => {
  const example = await openGuide(page);
  const codes = example.locator("[data-language=js] code");
  expect(`${await copied(example)}\n`).toBe(await codes.textContent());
});

test("React is fetched once, for the examples that import it alone", async ({
  page,
}) => {
  const addresses = askedFor(page, OF_REACT);
  const other = await openExample(page);
  expect(addresses).toEqual([]);
  const code =
    'import { version } from "react";\nimport * as dom from "react-dom/client";\ndocument.body.append(String(version === dom.version));';
  for (const text of [code, `${code}\n// Again.`]) {
    await write(other, "JavaScript", text);
    await run(other);
    await expect(resultOf(other).locator("body")).toContainText("true");
  }
  const names = addresses.map((url) => /(\w[\w-]*)\.\w+\.txt/.exec(url)?.[1]);
  expect(names.sort()).toEqual([
    "jsx",
    "react",
    "react-dom",
    "react-dom-client",
  ]);
});
