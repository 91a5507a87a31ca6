import type { Page } from "@playwright/test";

import { expect, test } from "../support/fixture.ts";
import { alert, COMPUTE, field, openLive } from "./addresses.ts";
import { COSTLY, DEEP, reaching } from "./payloads/index.ts";

const ATOMS = "application/json+mathlive";
const LATEX = "application/x-latex";
const TEXT = "text/plain";

/** Pastes into a field of the page, as from a copy that somebody else made. */
function paste(
  page: Page,
  data: Readonly<Record<string, string>>,
  selector = "[data-field] math-field",
): Promise<void> {
  return page.locator(selector).evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(types))
      clipboardData.setData(type, content);
    element.shadowRoot?.querySelector(".ML__keyboard-sink")?.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        composed: true,
        cancelable: true,
      }),
    );
  }, data);
}

/** Atoms that MathLive writes for a formula when it is copied. */
function atomsOf(page: Page, latex: string): Promise<string> {
  return page.evaluate(
    async ([formula, type]) => {
      const other = document.createElement("math-field");
      Object.assign(other, { textContent: formula });
      document.body.append(other);
      const clipboardData = new DataTransfer();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      other.shadowRoot
        ?.querySelector(".ML__keyboard-sink")
        ?.dispatchEvent(new ClipboardEvent("copy", { clipboardData }));
      other.remove();
      return clipboardData.getData(type);
    },
    [latex, ATOMS] as const,
  );
}

const DEADLY = [
  DEEP["fractions below"] ?? "",
  ...Object.values(COSTLY),
  ...reaching("https://example.test").slice(0, 3),
  "\\kern x",
];

test("M4: no type of a paste brings in what a link may not", async ({
  page,
}) => {
  await openLive(page, COMPUTE);
  await field(page).evaluate((element) => {
    (element as HTMLInputElement).value = "x^2";
  });
  for (const latex of DEADLY)
    for (const data of [
      { [TEXT]: latex },
      { [LATEX]: latex, [TEXT]: "y" },
    ] as Record<string, string>[])
      await test.step(`${Object.keys(data).join()}: ${latex.slice(0, 40)}`, async () => {
        await paste(page, data);
        await expect(alert(page)).toContainText("Not pasted.");
        await expect(field(page)).toHaveJSProperty("value", "x^2");
      });
});

test("M4: of atoms that nobody can check, their LaTeX is pasted", async ({
  page,
}) => {
  await openLive(page, COMPUTE);
  const atoms = await atomsOf(page, "a+b");
  expect(atoms).toContain('"b"');
  for (const [data, value] of [
    [{ [ATOMS]: atoms, [LATEX]: "c", [TEXT]: "d" }, "c"],
    [{ [ATOMS]: atoms, [TEXT]: "1/2" }, "1/2"],
    [{ "application/json": '["Add","x",1]', [TEXT]: "d" }, "d"],
    [{ [LATEX]: "c", [TEXT]: "d" }, "c"],
  ] as const)
    await test.step(value, async () => {
      await field(page).evaluate((element) => {
        (element as HTMLInputElement).value = "";
      });
      await paste(page, data);
      await expect(field(page)).toHaveJSProperty("value", value);
    });
});

test("M4: a field without the guard takes the atoms", async ({ page }) => {
  await openLive(page, COMPUTE);
  const atoms = await atomsOf(page, "a+b");
  await page.evaluate(() => {
    const free = document.createElement("math-field");
    free.id = "free";
    document.body.append(free);
  });
  const free = page.locator("#free");
  await expect(free.locator(".ML__keyboard-sink")).toBeAttached();
  await paste(page, { [ATOMS]: atoms, [TEXT]: "d" }, "#free");
  await expect(free).toHaveJSProperty("value", "a+b");
});
