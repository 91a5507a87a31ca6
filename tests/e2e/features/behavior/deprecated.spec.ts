import { readTables } from "../../../../plugins/package-facts/mathlive-tables.ts";
import { listItems, tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const FILE = "docs/mathfield/guides/migrating.mdx";

const options = tableRows(FILE, "deprecated-what-still-works").flatMap(
  ([names = "", effect = "", write = ""]) => {
    const [, owner = "", successor = ""] =
      /(mf|mathVirtualKeyboard|MathfieldElement)\.(\w+)/.exec(write) ?? [];
    return names.split(", ").map((name) => ({
      name,
      effect,
      owner,
      successor: write.includes("and so on") ? name : successor,
    }));
  },
);

test("the page has each option that the package deprecates", async () => {
  const { DEPRECATED_OPTIONS: all } = await readTables(["DEPRECATED_OPTIONS"]);
  const names = options.map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(Object(all) as object).sort());
});

test("each deprecated option has the effect that the page says", async ({
  page,
}) => {
  await openFields(page, "<math-field></math-field>");
  const found = await page.evaluate((rows) => {
    const { MathfieldElement, mathVirtualKeyboard } = window as never as Record<
      string,
      object
    >;
    const mf = document.querySelector("math-field") as unknown as {
      setOptions: (options: object) => void;
    };
    const owners = new Map(
      Object.entries({ mf, MathfieldElement, mathVirtualKeyboard }),
    );
    let warnings = "";
    console.warn = (text: string) => (warnings += `${text}\n`);
    const other = (name: string, value: unknown): unknown => {
      if (name === "scriptDepth") return 3;
      if (typeof value === "boolean") return !value;
      if (typeof value === "number") return value + 1;
      if (typeof value === "string") return `${value}x`;
      if (Array.isArray(value)) return [];
      if (typeof value === "object" && value) return { example: "x" };
      return () => "x";
    };
    const shown = (value: unknown) =>
      typeof value === "function" ? value : JSON.stringify(value);
    return rows.map(({ name, owner, successor }) => {
      const target = owners.get(owner);
      const isThere = target !== undefined && successor in target;
      const read = (): unknown => isThere && Reflect.get(target, successor);
      const before = shown(read());
      warnings = "";
      mf.setOptions({ [name]: other(name, read()) });
      return {
        name,
        effect: before === shown(read()) ? "does nothing" : "works",
        isThere,
        isWarned: warnings.includes(`setOptions({${name}:...})`),
      };
    });
  }, options);
  expect(found).toEqual(
    options.map(({ name, effect, owner }) => ({
      name,
      effect,
      isThere: owner !== "",
      isWarned: true,
    })),
  );
});

test("warnings name the virtual keyboard for what the class has", async ({
  page,
}) => {
  await openFields(page, "<math-field></math-field>");
  const found = await page.evaluate(() => {
    const names = ["keypressSound", "plonkSound", "keypressVibration"];
    const { MathfieldElement, mathVirtualKeyboard } = window as never as Record<
      string,
      object
    >;
    const mf = document.querySelector("math-field") as unknown as {
      setOptions: (options: object) => void;
    };
    let warnings = "";
    console.warn = (text: string) => (warnings += text);
    for (const name of names) mf.setOptions({ [name]: null });
    return names.every(
      (name) =>
        warnings.includes(`mathVirtualKeyboard.${name}`) &&
        !(name in Object(mathVirtualKeyboard)) &&
        name in Object(MathfieldElement),
    );
  });
  expect(found).toBe(true);
});

test("each member that the page names throws, and its message is the heading", async ({
  page,
}) => {
  const anchor = "members-that-throw";
  const [cause = ""] = listItems(FILE, anchor);
  const list = /sets (.*?) of one mathfield/.exec(cause)?.[1] ?? "";
  const names = list.split(/, | or /).map((name) => name.replace(/^or /, ""));
  await openFields(page, "<math-field></math-field>");
  const messages = await page.evaluate((members) => {
    const mf = document.querySelector("math-field") as HTMLElement;
    const messageOf = (run: () => unknown) => {
      try {
        run();
        return "";
      } catch (error) {
        return (error as Error).message;
      }
    };
    const proto = Object.getPrototypeOf(mf) as object;
    return {
      said: members.map((name) => [
        messageOf(() => Reflect.get(mf, name)),
        messageOf(() => Reflect.set(mf, name, "fr")),
      ]),
      thrown: Object.getOwnPropertyNames(proto)
        .filter((name) => messageOf(() => Reflect.get(mf, name)))
        .sort(),
    };
  }, names);
  const expected = names.map((name) => `Use MathfieldElement.${name} instead`);
  expect(messages.said).toEqual(expected.map((text) => [text, text]));
  expect(messages.thrown).toEqual([...names, "mathVirtualKeyboard"].sort());
});

test("renamed commands are unknown, and their successors run", async ({
  page,
}) => {
  await openFields(page, "<math-field>x^2</math-field>");
  const rows = tableRows(FILE, "commands-that-were-renamed");
  const results = await page.evaluate((commands) => {
    const mf = document.querySelector("math-field") as Field;
    return commands.map((pair) =>
      pair.map((name) => {
        try {
          mf.executeCommand(name);
          return "";
        } catch (error) {
          return (error as Error).message;
        }
      }),
    );
  }, rows);
  expect(results).toEqual(
    rows.map(([old = ""]) => [`Unknown command "${old}"`, ""]),
  );
});
