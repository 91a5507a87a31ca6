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
import { RUNS } from "./runs.ts";

const FORMS = ["latex", "mathjson"] as const;

const parts = {
  latex: formula("x^2"),
  digits: whole([1, 1000], 20),
  form: choice(FORMS, "latex"),
  isOpen: flag(true),
};

const name = fc.oneof(
  fc.constantFrom(...Object.keys(parts), "__proto__", "constructor", "LATEX"),
  fc.string({ maxLength: 8 }),
);
const value = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double().map(String),
  fc.integer({ min: -1100, max: 1100 }).map(String),
  fc.constantFrom("1", "1e3", "0x10", "mathjson", "on", "off", "\\style{}{x}"),
  fc
    .constantFrom("\\sqrt{", "{", "x^", "&", "\\\\")
    .map((piece) => piece.repeat(900)),
);
const joined = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(fc.tuple(name, value, fc.boolean()), { maxLength: 6 })
    .map((pairs) =>
      pairs
        .map(([key, text, isEncoded]) =>
          isEncoded
            ? new URLSearchParams([[key, text]]).toString()
            : `${key}=${text}`,
        )
        .join("&"),
    ),
);

test("any address is read as a state that the page can show", () => {
  fc.assert(
    fc.property(joined, (fragment) => {
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
