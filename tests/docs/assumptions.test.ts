import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { S, testEngine } from "./corpus/engine.ts";
import { runCell } from "./run-cell.ts";

const table = tablesOf("docs/compute-engine/guides/assumptions.mdx");

const { ce, fresh } = testEngine();

describe("the guide about assumptions: before and after", () => {
  const rows = table("what-an-assumption-changes");

  test.each(rows)(
    "%s of %s, assuming %s",
    (call = "", formula = "", assumption = "", before = "", after = "") => {
      const first = ce.parse(formula);
      expect(first.isValid).toBe(true);
      const value = (expr = first) => String(runCell(`expr.${call}`, { expr }));
      expect(value()).toBe(before);
      expect(ce.assume(assumption)).toBe("ok");
      expect(value()).toBe(after);
      expect(before).not.toBe(after);
      ce.forget();
      expect(value(ce.parse(formula))).not.toBe(after);
    },
  );
});

const facts = () => [...ce.context.assumptions].map(([fact]) => String(fact));

describe("the guide about assumptions: results of assume()", () => {
  const rows = table("what-assume-returns");

  test.each(rows)("%s: %s", (result, assumption = "") => {
    ce.assume("x > 0");
    const known = facts();
    expect(ce.assume(assumption)).toBe(result);
    expect(facts().length > known.length).toBe(result === "ok");
    expect(ce.verify("x > 0")).toBe(true);
  });

  test.each(["0<y<-1", S`1<y \land y<0`, "y=-1", S`y \in [-2,-1]`])(
    "%s contradicts, and nothing changes",
    (assumption) => {
      ce.assume("y > 0");
      const known = facts();
      expect(ce.assume(assumption)).toBe("contradiction");
      expect(facts()).toEqual(known);
      expect(ce.symbol("y").type.toString()).toBe("real<0<..>");
    },
  );

  test.each([
    S`x<5 \lor x>7`,
    S`\lnot(x>5)`,
    S`r\subset\mathbb{R}`,
    S`x\equiv2\pmod3`,
  ])("%s is not kept", (assumption) => {
    expect(ce.assume(assumption)).toBe("not-a-predicate");
    expect(facts()).toEqual([]);
  });
});

describe("the guide about assumptions: assume, declare or assign", () => {
  const WAYS = [
    () => ce.assume("x > 0"),
    () => ce.declare("x", "real<0<..>"),
    () => ce.assign("x", 2),
  ];
  const assigned = () => {
    try {
      ce.assign("x", -1);
      return "works";
    } catch {
      return "throws";
    }
  };
  const [simplified, verified, roots, assigning, forgetting] = table(
    "assume-declare-or-assign",
  );

  test.each([
    [simplified, () => ce.parse(S`\sqrt{x^2}`).simplify()],
    [verified, () => ce.verify("x > 0")],
    [roots, () => ce.parse("x^2 = 4").solve("x")],
    [assigning, assigned],
  ] as const)("%j", ([, ...cells] = [], call) => {
    WAYS.forEach((way, index) => {
      fresh();
      way();
      expect(String(call())).toBe(cells[index]);
    });
  });

  test("forget() undoes an assumption and a value, not a declaration", () => {
    const [, ...cells] = forgetting ?? [];
    WAYS.forEach((way, index) => {
      fresh();
      way();
      ce.forget("x");
      const isKnown =
        ce.symbol("x").isPositive === true ||
        ce.symbol("x").value !== undefined;
      expect(isKnown ? "keeps it" : "undoes it").toBe(cells[index]);
    });
  });
});

test.each(["x>0", "x<0", S`x\ge0`, "0<x<1", "x>5"])(
  "roots that are not real numbers stay, assuming %s",
  (assumption) => {
    ce.assume(assumption);
    const complex = ce.parse("x^2=-4").solve("x");
    expect(String(complex)).toBe("2i,-2i");
    const formulas = ce.parse("x^2=a").solve("x");
    expect(String(formulas)).toBe("sqrt(a),-sqrt(a)");
    const system = S`\begin{cases}x^2+y=17\\y=1\end{cases}`;
    expect(ce.parse(system).solve(["x", "y"])).toHaveLength(2);
    ce.assume(S`x\in\mathbb{R}`);
    expect(ce.parse("x^2=-4").solve("x")).toEqual([]);
  },
);
