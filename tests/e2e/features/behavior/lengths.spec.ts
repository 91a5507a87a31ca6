import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import type { Field } from "../../support/field.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** A formula whose size a register changes, and in which direction. */
const FORMULAS: Readonly<Record<string, readonly [string, Side]>> = {
  arraystretch: ["\\begin{pmatrix}1\\\\2\\end{pmatrix}", "height"],
  arraycolsep: ["\\begin{pmatrix}1&2\\end{pmatrix}", "width"],
  jot: ["\\begin{gathered}a\\\\b\\end{gathered}", "height"],
  thinmuskip: ["x\\sin y", "width"],
  medmuskip: ["a+b", "width"],
  thickmuskip: ["a=b", "width"],
};

type Side = "width" | "height";

/** Kinds of values, each large enough to be seen. */
const VALUES = {
  zero: 0,
  number: 30,
  points: { dimension: 30, unit: "pt" },
  plain: { dimension: 30 },
  mu: { dimension: 30, unit: "mu" },
  glue: { glue: { dimension: 30, unit: "mu" } },
  string: "30pt",
  digits: "30",
} as const;

type Sizes = Readonly<Record<keyof typeof VALUES | "default", number>>;

/** Runs in the page: how large a formula is for each kind of value. */
async function sizesOf([register, latex, side, values]: readonly [
  string,
  string,
  Side,
  typeof VALUES,
]): Promise<Sizes> {
  const kinds = [["default", undefined], ...Object.entries(values)] as const;
  const fields = kinds.map(([kind, value]) => {
    const field = document.createElement("math-field") as Field;
    document.body.append(field);
    field.value = latex;
    if (value !== undefined)
      field.registers = { ...field.registers, [register]: value };
    return [kind, field] as const;
  });
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
  const sizes = fields.map(([kind, field]) => {
    const base = field.shadowRoot?.querySelector(".ML__base");
    const size = base?.getBoundingClientRect()[side] ?? NaN;
    field.remove();
    return [kind, Math.round(size)] as const;
  });
  return Object.fromEntries(sizes) as Sizes;
}

test("each register takes the kinds of values that the page says", async ({
  page,
}) => {
  await openFields(page, "");
  const registers = tableRows(
    "docs/mathfield/reference/commands.mdx",
    "registers",
  ).flatMap(([names = ""]) => names.split(", "));
  expect(registers.sort()).toEqual(Object.keys(FORMULAS).sort());
  for (const register of registers) {
    const [latex, side] = FORMULAS[register] ?? ["", "width"];
    const sizes = await page.evaluate(sizesOf, [
      register,
      latex,
      side,
      VALUES,
    ] as const);
    const told = JSON.stringify({ register, ...sizes });
    expect(sizes.number, told).toBeGreaterThan(sizes.default);
    expect(sizes.zero, told).toBeLessThan(sizes.default);
    if (register === "arraystretch") {
      expect(sizes.digits, told).toBe(sizes.number);
      for (const kind of ["points", "plain", "mu", "glue"] as const)
        expect(sizes[kind], told).toBe(sizes.default);
    } else {
      expect(sizes.points, told).toBe(sizes.number);
      expect(sizes.plain, told).toBe(sizes.number);
      expect(sizes.mu, told).toBeLessThan(sizes.number);
      expect(sizes.mu, told).toBeGreaterThan(sizes.default);
      expect(sizes.glue, told).toBe(sizes.mu);
      expect(sizes.string, told).toBe(sizes.zero);
      expect(sizes.digits, told).toBe(sizes.zero);
    }
  }
});
