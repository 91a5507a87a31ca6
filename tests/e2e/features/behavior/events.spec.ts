import {
  factsOf,
  mathfieldNames,
} from "../../../../plugins/package-facts/index.ts";
import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { eventsOf, openLog, taken } from "./event-log.ts";

const PAGE = "docs/mathfield/guides/events.mdx";

/** The keys of what the user does in the table of the page, in its words. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  "types y": ["y"],
  "deletes with Backspace": ["Backspace"],
  "deletes with Delete": ["Home", "Delete"],
  "cuts a selection": ["Control+a", "Control+x"],
  "pastes a formula": ["Control+v"],
  "undoes an edit": ["Control+z"],
  "presses Enter": ["Enter"],
  "moves the caret": ["z", "Home", "End"],
  "leaves a changed formula": ["Tab"],
};

test("keys send the events of the table in their order", async ({ page }) => {
  await openLog(page);
  await page.keyboard.press("End");
  const seen: string[][] = [];
  const rows = tableRows(PAGE, "the-order");
  for (const [deed = ""] of rows) {
    const keys = DEEDS[deed] ?? [];
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    await taken(page);
    await page.keyboard.press(keys.at(-1) ?? "F9");
    const names = (await taken(page)).map((name) => name.replace(/ .*/, ""));
    seen.push([deed, names.filter((name) => name !== "move-out").join(", ")]);
  }
  expect(seen).toEqual(rows);
  await expect(page.locator("#next")).toBeFocused();
});

test("each kind of input is sent", async ({ page }) => {
  const { inputTypes } = await factsOf(mathfieldNames);
  await openLog(page);
  const commands = [
    ...["deleteBackward", "deleteForward", "deleteAll", "undo", "redo"],
    ...["deletePreviousWord", "deleteNextWord", "commit"],
    ...["deleteToGroupStart", "deleteToGroupEnd"],
    ...["deleteToMathFieldStart", "deleteToMathFieldEnd", "cutToClipboard"],
  ];
  await taken(page);
  await page.locator("#field").evaluate((element, all) => {
    const field = element as Field;
    for (const command of all) {
      field.value = "ab+cd";
      field.position = 3;
      field.executeCommand(command);
    }
    field.insert("x");
  }, commands);
  await page.keyboard.press("Control+v");
  const kinds = (await taken(page))
    .filter((name) => name.startsWith("beforeinput"))
    // Chromium knows no "deleteContent", and leaves it empty.
    .map((name) => name.replace(/^beforeinput ?/, "") || "deleteContent");
  expect([...new Set(kinds)].sort()).toEqual([...inputTypes].sort());
});

test("assigning a value is silent, and so is an option", async ({ page }) => {
  await openLog(page);
  expect(
    await eventsOf(page, (field) => {
      field.value = "y";
      field.setValue("z");
    }),
  ).toEqual([]);
  expect(
    await eventsOf(page, (field) => {
      field.insert("k", { silenceNotifications: true });
      field.setValue("y", { silenceNotifications: true });
    }),
  ).toEqual(["undo-state-change"]);
  for (const run of [
    (field: Field) => field.insert("k"),
    (field: Field) => field.setValue("m", {}),
    (field: Field) => field.executeCommand(["insert", "n"]),
  ]) {
    const events = await eventsOf(page, run);
    expect(events).toContain("beforeinput insertText");
    expect(events.at(-1)).toBe("input insertText");
  }
});

test("shortcuts, LaTeX mode and styles send input alone", async ({ page }) => {
  await openLog(page);
  await page.keyboard.type("p");
  await taken(page);
  for (const key of ["i", "\\", "q"]) {
    await page.keyboard.press(key);
    const events = await taken(page);
    expect(events, key).toContain("input insertText");
    expect(events.join(), key).not.toContain("beforeinput");
  }
  await page.keyboard.press("Escape");
  const styled = await eventsOf(page, (field) => {
    field.applyStyle({ color: "red" }, [0, 1]);
  });
  expect(styled).toEqual(["input insertText"]);
  for (const key of ["^", "_"]) {
    await eventsOf(page, (field) => {
      field.value = "x";
    });
    await page.keyboard.press(key);
    expect(await taken(page)).toEqual(["selection-change"]);
    await expect(page.locator("#field")).toHaveJSProperty("value", `x${key}{}`);
  }
});

test("change comes for Enter, and again as the focus leaves", async ({
  page,
}) => {
  await openLog(page);
  const changes = async () =>
    (await taken(page)).filter((name) => name === "change").length;
  await page.keyboard.type("y");
  await changes();
  await page.keyboard.press("Enter");
  expect(await changes()).toBe(1);
  await page.locator("#next").focus();
  expect(await changes()).toBe(1);
  await page.locator("#field").click({ position: { x: 8, y: 16 } });
  await page.locator("#next").focus();
  expect(await changes()).toBe(0);
  await page.keyboard.type("\\alpha");
  await page.keyboard.press("Enter");
  expect(await changes()).toBe(0);
  await page.keyboard.press("NumpadEnter");
  expect(await changes()).toBe(0);
  await page.keyboard.press("Enter");
  expect(await changes()).toBe(1);
});

test("events that are cancelled keep what they are about", async ({ page }) => {
  await openLog(page);
  const refuse = (type: string) =>
    page.evaluate((refused) => Object.assign(window, { refused }), type);
  const field = page.locator("#field");
  await page.keyboard.press("End");
  await refuse("beforeinput");
  for (const key of ["y", "Backspace", "/", "Control+x", "Control+z"])
    await page.keyboard.press(key);
  await expect(field).toHaveJSProperty("value", "x+1");
  await refuse("mode-change");
  await page.keyboard.press("\\");
  await field.evaluate((element) => Object.assign(element, { mode: "text" }));
  await expect(field).toHaveJSProperty("mode", "math");
  await refuse("move-out");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("field");
  expect(await taken(page)).toContain("move-out");
});
