import * as engine from "@cortex-js/compute-engine";
import { describe, expect, test, vi } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/guides/migrating.mdx");

const { ce } = testEngine();

const OWNERS = { ce, expr: ce.parse("x^2 + 1") };

interface Named {
  readonly owner: object;
  readonly member: string;
}

/** The members that a cell names, such as `ce.box()`. */
function membersIn(cell: string): Named[] {
  return [...cell.matchAll(/\b(ce|expr)\.(\w+)/g)].map(([, name, member]) => ({
    owner: OWNERS[name === "ce" ? "ce" : "expr"],
    member: member ?? "",
  }));
}

describe.each(["members-of-the-engine", "members-of-an-expression"])(
  "the guide about upgrading: %s",
  (section) => {
    test.each(table(section))("%s", (old = "", _, now = "") => {
      const gone = membersIn(old);
      expect(gone).not.toEqual([]);
      for (const { owner, member } of gone)
        expect([member, member in owner]).toEqual([member, false]);
      for (const { owner, member } of membersIn(now))
        expect([member, member in owner]).toEqual([member, true]);
    });
  },
);

describe("the guide about upgrading: operators", () => {
  const namesIn = (cell: string) => cell.match(/[A-Z][A-Za-z]+/g) ?? [];
  test.each(table("operators"))("%s", (old = "", _, now = "") => {
    for (const name of namesIn(old)) {
      expect([name, ce.lookupDefinition(name)]).toEqual([name, undefined]);
      const expr = ce.function(name, [ce.symbol("x")]);
      expect([expr.isValid, expr.evaluate().operator]).toEqual([true, name]);
    }
    for (const name of namesIn(now))
      expect(ce.lookupDefinition(name) === undefined, name).toEqual(false);
  });
});

describe("the guide about upgrading: options", () => {
  const json: Parameters<typeof ce.expr>[0] = ["Add", 1, 2];

  test.each([
    [{ canonical: false }, { form: "raw" }],
    [{ structural: true }, { form: "structural" }],
  ])("%o is %o", (old, now) => {
    const [before, after] = [old, now].map((options) =>
      ce.expr(json, options as Parameters<typeof ce.expr>[1]),
    );
    expect(before?.isSame(after ?? ce.Nothing)).toBe(true);
  });

  test("fractionalDigits adds dots", () => {
    const [old, now] = [
      { fractionalDigits: 3 },
      { digits: { fractional: 3 } },
    ].map((options) => ce.number(Math.E).toLatex(options));
    expect([old, now]).toEqual([S`2.718\ldots`, "2.718"]);
  });

  test("realOnly warns, and names the mode", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    engine.compile(ce.parse("x"), { realOnly: true } as object);
    expect(String(warn.mock.calls)).toContain("mode: 'strict'");
    warn.mockRestore();
  });

  test.each(["isBoxedExpression", "isBoxedNumber", "isBoxedSymbol"])(
    "%s is gone",
    (name) => {
      expect(name in engine).toBe(false);
      expect(name.replace("Boxed", "") in engine).toBe(true);
    },
  );
});
