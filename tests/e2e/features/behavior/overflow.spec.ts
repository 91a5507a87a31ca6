import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const TERMS = Array.from(
  { length: 20 },
  (_, at) => `\\frac{1}{${String(at + 1)}}`,
);

test("a long formula widens a narrow page, unless it scrolls or has parts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openFields(page, "<main></main>");
  const style = "display:block;overflow:auto hidden";
  const found = await page.evaluate(
    async ([terms, scrolls]) => {
      const { convertLatexToMathMl } = await import("mathlive");
      const main = document.querySelector("main") as HTMLElement;
      const latex = terms.join("+");
      const padded = `${scrolls};padding-block:0.3em`;
      const bodies = [
        `<math-div>${latex}</math-div>`,
        `<math>${convertLatexToMathMl(latex)}</math>`,
        `<math-div style="${padded}">${latex}</math-div>`,
        terms.map((term) => `<math-span>+${term}</math-span>`).join(" "),
      ];
      const widens = [];
      for (const body of bodies) {
        main.innerHTML = body;
        for (const formula of main.querySelectorAll("math-div,math-span"))
          Reflect.apply(
            Reflect.get(formula, "render") as () => void,
            formula,
            [],
          );
        await document.fonts.ready;
        widens.push(document.documentElement.scrollWidth > innerWidth);
      }
      const cut = [scrolls, padded].map((css) => {
        main.innerHTML = `<math-div style="${css}">${latex}</math-div>`;
        const div = main.firstElementChild as HTMLElement;
        Reflect.apply(Reflect.get(div, "render") as () => void, div, []);
        return div.scrollHeight - div.clientHeight > 2;
      });
      return [widens, cut];
    },
    [TERMS, style] as const,
  );
  expect(found).toEqual([
    [true, true, false, false],
    [true, false],
  ]);
});

test("a canvas with a formula from a blob cannot be read, from data it can", async ({
  page,
}) => {
  await openFields(page, "");
  const found = await page.evaluate(async () => {
    const { convertLatexToMathMl } = await import("mathlive");
    const math = `<math xmlns="http://www.w3.org/1998/Math/MathML">${convertLatexToMathMl("x^2")}</math>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><foreignObject width="100%" height="100%">${math}</foreignObject></svg>`;
    const blob = new Blob([svg], { type: "image/svg+xml" });
    const said = [];
    for (const address of [
      URL.createObjectURL(blob),
      `data:image/svg+xml,${encodeURIComponent(svg)}`,
    ]) {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      try {
        const { data } = context.getImageData(0, 0, 80, 40);
        said.push(data.some((value) => value > 0));
      } catch {
        said.push("tainted");
      }
    }
    return said;
  });
  expect(found).toEqual(["tainted", true]);
});

test("MathML is not read: its tags become letters", async ({ page }) => {
  await openFields(page, "<math-field></math-field>");
  const value = await page.evaluate<string>(`{
    const mf = document.querySelector("math-field");
    mf.setValue("<math><mi>x</mi></math>", { format: "math-ml" });
    mf.value;
  }`);
  expect(value).toContain("<mi>");
});
