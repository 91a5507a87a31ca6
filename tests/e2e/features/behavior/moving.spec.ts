import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";
import { type Field, LOST, NEEDS_MOUNT, OPTIONS } from "./mount-options.ts";

test("options are kept until mounting, and some in a move", async ({
  page,
}) => {
  await openFields(page, "<main></main>");
  const seen = await page.evaluate((options) => {
    const place = document.querySelector("main") ?? document.body;
    const make = () => document.createElement("math-field") as Field;
    const textOf = (value: unknown) =>
      typeof value === "function" ? String(value) : JSON.stringify(value);
    return Object.entries(options).map(([name, value]) => {
      const other = value ?? (() => ({}));
      const [early, late] = [make(), make()];
      early[name] = other;
      document.body.append(early, late);
      const isKept = textOf(early[name]) === textOf(other);
      late[name] = other;
      place.append(late);
      return [name, isKept, textOf(late[name]) === textOf(other)] as const;
    });
  }, OPTIONS);
  for (const [name, isKept, stays] of seen) {
    expect(isKept, `${name} until it is mounted`).toBe(true);
    expect(stays, `${name} in a move`).toBe(!LOST.includes(name));
  }
});

test("a move keeps value and selection, and forgets the rest", async ({
  page,
}) => {
  await openFields(page, "<math-field>x+1</math-field><main></main>");
  const seen = await page.evaluate((needs) => {
    const field = document.querySelector("math-field") as Field;
    field.insert("y");
    field.focus();
    Object.assign(field, {
      selection: { ranges: [[0, 2]] },
      macros: { q: "q" },
    });
    const ranges = () =>
      JSON.stringify(Reflect.get(field["selection"] as object, "ranges"));
    for (const name of needs.slice(1))
      field[name] =
        name === "registers" || name === "inlineShortcuts" ? { q: "q" } : [];
    const before = [field["value"], ranges()];
    document.querySelector("main")?.append(field);
    const sizes = needs.map(
      (name) => Object.keys(field[name] as object).length,
    );
    const kept = [field["value"], ranges()];
    return {
      before,
      kept,
      sizes,
      undo: field.canUndo(),
      focus: field.hasFocus(),
    };
  }, NEEDS_MOUNT);
  expect(seen.kept).toEqual(seen.before);
  expect(Math.min(...seen.sizes)).toBeGreaterThan(5);
  expect(seen.undo).toBe(false);
  expect(seen.focus).toBe(false);
});

test("the document hears mount, and unmount only in a move", async ({
  page,
}) => {
  await openFields(page, "<main></main>");
  const heard = await page.evaluate(async () => {
    const log: string[] = [];
    for (const type of ["mount", "unmount"])
      document.addEventListener(type, () => log.push(type));
    const root = document.querySelector("main")?.attachShadow({ mode: "open" });
    const field = document.createElement("math-field");
    root?.append(field);
    await Promise.resolve();
    field.remove();
    await Promise.resolve();
    return log;
  });
  expect(heard).toEqual(["mount"]);
});
