import fc from "fast-check";
import { expect, test } from "vitest";

import {
  choice,
  flag,
  formula,
  latexFault,
  readFragment,
  whole,
  writeFragment,
} from "../../../src/address";
import { fragments } from "../../fuzz/addresses.ts";
import { RUNS } from "../../fuzz/runs.ts";

const FORMS = ["latex", "mathjson"] as const;

const parts = {
  latex: formula("x^2"),
  digits: whole([1, 1000], 20),
  form: choice(FORMS, "latex"),
  isOpen: flag(true),
};

test("any address is read as a state that the page can show", () => {
  fc.assert(
    fc.property(fragments(Object.keys(parts)), (fragment) => {
      const { state, faults } = readFragment(parts, `#${fragment}`);
      expect(Object.keys(state)).toEqual(Object.keys(parts));
      expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
      expect(latexFault(state.latex)).toBeUndefined();
      expect(Number.isInteger(state.digits)).toBe(true);
      expect(state.digits).toBeGreaterThan(0);
      expect(state.digits).toBeLessThanOrEqual(1000);
      expect(FORMS).toContain(state.form);
      expect(typeof state.isOpen).toBe("boolean");
      for (const fault of faults) expect(fault.length).toBeLessThan(300);
      const written = writeFragment(parts, state);
      expect(written).not.toMatch(/[\s"#<>]/);
      expect(readFragment(parts, `#${written}`)).toEqual({ state, faults: [] });
    }),
    RUNS,
  );
}, 120_000);
