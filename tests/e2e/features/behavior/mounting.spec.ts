import {
  factsOf,
  mathfieldNames,
} from "../../../../plugins/package-facts/index.ts";
import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";
import {
  type Field,
  NEEDS_MOUNT,
  NO_OPTION,
  OPTIONS,
} from "./mount-options.ts";

const PAGE = "docs/mathfield/lifecycle.mdx";

/** The names in a row of the table of what works before. */
function namesIn(result: string, ...words: readonly string[]): string[] {
  const [row = []] = tableRows(PAGE, "what-works-before").filter(
    ([what = "", says]) =>
      says === result && words.every((word) => what.includes(word)),
  );
  return (row[0] ?? "").replace(/^\w+ing /, "").split(", ");
}

test("what works before is what the table says", async ({ page }) => {
  const { formats } = await factsOf(mathfieldNames);
  await openFields(page, "<main></main>");
  const seen = await page.evaluate((all) => {
    const make = () => document.createElement("math-field") as Field;
    const left = make();
    document.body.append(left);
    left["value"] = "x^2";
    left.remove();
    const made = make();
    made["value"] = "x^2";
    const errorOf = (run: () => void) => {
      try {
        run();
      } catch (error) {
        return String(error);
      }
      return "";
    };
    const names = Object.entries(
      Object.getOwnPropertyDescriptors(Object.getPrototypeOf(left)),
    ).flatMap(([name, of]) => (Reflect.get(of, "set") ? name : []));
    return [left, made].map((field) => ({
      whole: [field["value"], field.getValue(), field.getValue("latex")],
      others: all
        .filter((format) => format !== "latex")
        .map((format) => field.getValue(format))
        .concat(field.getValue(0, 1), field.getValue(0, -1, "typst")),
      refused: names.filter((name) =>
        errorOf(() => field[name]).includes("not mounted"),
      ),
      did: [field.insert("y"), field.executeCommand("deleteAll")],
      after: field["value"],
      unset: names.filter((name) =>
        errorOf(() => (field[name] = [])).includes("not mounted"),
      ),
      names,
    }));
  }, formats);
  for (const state of seen) {
    const known = [...Object.keys(OPTIONS), ...NEEDS_MOUNT, ...NO_OPTION];
    expect(state.names.sort()).toEqual(known.sort());
    expect(state.whole).toEqual(["x^2", "x^2", "x^2"]);
    expect(new Set(state.others)).toEqual(new Set([""]));
    const error = "the error Mathfield not mounted";
    expect(state.refused.sort()).toEqual(namesIn(error, "reading").sort());
    expect(state.unset.sort()).toEqual(namesIn(error, "setting").sort());
    expect(state.did).toEqual([false, false]);
    expect(state.after).toBe("x^2");
  }
  expect(namesIn("the formula that was assigned or mounted")).toHaveLength(3);
  expect(namesIn("nothing, and false")).toHaveLength(2);
});

test("macros and registers set before lack the built-in ones", async ({
  page,
}) => {
  await openFields(page, "<main></main>");
  const names = await page.evaluate(() => {
    const field = document.createElement("math-field") as Field;
    Object.assign(field, { macros: { kg: "k" }, registers: { jot: 1 } });
    field["mode"] = "text";
    document.body.append(field);
    const of = (name: string) => Object.keys(field[name] as object);
    return [of("macros"), of("registers"), field["mode"]];
  });
  expect(names).toEqual([["kg"], ["jot"], "math"]);
});

test("a place set before is kept until the value or an option is set", async ({
  page,
}) => {
  await openFields(page, "<main></main>");
  const kept = "kept until value or an option is set";
  for (const name of namesIn(kept, "setting")) {
    const places = await page.evaluate((property) => {
      const place = property === "position" ? 1 : { ranges: [[0, 2]] };
      const mounted = (...after: readonly (readonly [string, unknown])[]) => {
        const field = document.createElement("math-field") as Field;
        field["value"] = "x+1";
        field[property] = place;
        for (const [option, value] of after) field[option] = value;
        document.body.append(field);
        return JSON.stringify(
          (field["selection"] as { ranges: unknown }).ranges,
        );
      };
      const options = [
        ["value", "x+1"],
        ["smartMode", true],
      ] as const;
      return [mounted(), ...options.map((one) => mounted(one))];
    }, name);
    const [first, ...others] = places;
    expect(first, name).toBe(name === "position" ? "[[1,1]]" : "[[0,2]]");
    expect(others, name).not.toContain(first);
  }
});
