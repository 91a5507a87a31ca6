import { ComputeEngine } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { renderMath, TexError } from "../../../plugins/static-math/index.ts";
import { macros } from "../../../src/math/index.ts";

describe("renderMath", () => {
  test("gives markup for the eye and MathML for assistive technology", () => {
    const html = renderMath("x^2", { display: false });
    expect(html).toMatch(/^<span class="katex">/);
    expect(html).toContain("<math ");
    expect(html).toContain('aria-hidden="true"');
  });

  test("sets in display style on demand", () => {
    expect(renderMath("x", { display: true })).toMatch(
      /^<span class="katex-display">/,
    );
  });

  test("throws with the position of the mistake", () => {
    expect(() => renderMath("a + \\foo", { display: false })).toThrow(
      expect.objectContaining({
        constructor: TexError,
        message: "Undefined control sequence: \\foo",
        position: 4,
      }),
    );
  });

  test("does not carry a definition over to the next formula", () => {
    renderMath("\\gdef\\foo{x}\\foo", { display: false });
    expect(() => renderMath("\\foo", { display: false })).toThrow(TexError);
  });
});

describe("the macros", () => {
  test.each(Object.keys(macros))("%s can be set", (macro) => {
    const fence = macro === "\\mleft" || macro === "\\mright";
    const tex = fence ? "\\mleft(x\\mright)" : `${macro}{x}{y}`;
    expect(() => renderMath(tex, { display: false })).not.toThrow();
  });

  test("leave out the text of a tooltip", () => {
    const html = renderMath("\\texttip{x}{y}", { display: false });
    expect(html).toContain("<mi>x</mi>");
    expect(html).not.toContain("<mi>y</mi>");
  });

  test("cover the LaTeX of every function and constant of the engine", () => {
    const engine = new ComputeEngine();
    const names = ComputeEngine.getStandardLibrary("all").flatMap((library) =>
      [library.definitions ?? []].flat().flatMap((one) => Object.keys(one)),
    );
    const failures = names.flatMap((name) =>
      [
        engine.symbol(name),
        engine.expr([name, "x"], { form: "raw" }),
        engine.expr([name, "x", "y"], { form: "raw" }),
      ].flatMap(({ latex }) => failure(latex)),
    );
    expect(names.length).toBeGreaterThan(600);
    expect(failures).toEqual([]);
  });
});

function failure(latex: string): string[] {
  try {
    renderMath(latex, { display: true });
    return [];
  } catch (error) {
    return [`${latex}: ${String(error)}`];
  }
}
