import {
  factsOf,
  mathfieldNames,
} from "../../../../plugins/package-facts/index.ts";
import { ATTRIBUTE_WORDS } from "../../../../plugins/reference-tables/mathfield-names.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** Elements with a formula, and whether it is rendered with these options. */
const ELEMENTS: readonly (readonly [string, boolean, object?])[] = [
  ["<p>$</p>", true],
  ["<kbd>$</kbd>", true],
  ["<math-div>$</math-div>", true],
  ["<code><b>$</b></code>", false],
  ["<p class='tex2jax_ignore'>$</p>", false],
  ["<p class='a tex2jax_ignore'>$</p>", true],
  [
    "<p class='a tex2jax_ignore'>$</p>",
    false,
    { ignoreClass: "tex2jax_ignore" },
  ],
  ["<code class='a tex2jax_process'>$</code>", true],
  ["<code><b class='tex2jax_process'>$</b></code>", false],
  ["<p>$</p>", false, { ignoreClass: "" }],
  ["<kbd>$</kbd>", false, { skipTags: ["kbd"] }],
  ["<code>$</code>", true, { skipTags: ["kbd"] }],
];

test("elements are skipped by name and class as the page says", async ({
  page,
}) => {
  const { renderOptions } = await factsOf(mathfieldNames);
  const tags = renderOptions.find(({ name }) => name === "skipTags")?.fallback;
  expect(tags).toContain("code");
  const rows = [
    ...ELEMENTS,
    ...(tags as string[]).map((tag) => [`<${tag}>$</${tag}>`, false] as const),
  ];
  await openFields(page, "<main></main><p id='late'>\\(z\\)</p>");
  const found = await page.evaluate(async (tries) => {
    const mathlive = await import("mathlive");
    const main = document.querySelector("main") as HTMLElement;
    const isRendered = (root: Element) =>
      root.querySelector("[data-latex]") !== null;
    const rendered = tries.map(([html, , options]) => {
      main.innerHTML = html.replace("$", "\\(x\\)");
      mathlive.renderMathInElement(main, options ?? {});
      return isRendered(main);
    });
    main.innerHTML = "<code class='tex2jax_ignore'>\\(x\\)</code>";
    const passed = main.querySelector("code") as HTMLElement;
    mathlive.renderMathInElement(passed);
    mathlive.renderMathInDocument();
    return [
      rendered,
      isRendered(passed),
      isRendered(document.querySelector("#late") as Element),
    ];
  }, rows);
  expect(found).toEqual([rows.map(([, isRendered]) => isRendered), true, true]);
});

/** For each option that is not about skipping: a body, the value, the result. */
const OPTIONS: Readonly<Record<string, readonly [string, object, string]>> = {
  processScriptType: [
    "<p><script type='my/tex'>x</script></p>",
    { processScriptType: "my/tex" },
    "x inline-flex 1",
  ],
  processMathJSONScriptType: [
    '<p><script type=\'my/json\'>["Divide","x",2]</script></p>',
    { processMathJSONScriptType: "my/json" },
    "\\frac{x}{2} inline-flex 1",
  ],
  renderAccessibleContent: [
    "<p>\\(x\\)</p>",
    { renderAccessibleContent: "mathml speakable-text" },
    "x inline-flex 2",
  ],
  readAloud: ["<p>\\(x\\)</p>", { readAloud: true }, "x inline-flex 1"],
  "asciiMath.delimiters": [
    "<p>@1/2@ `x`</p>",
    { asciiMath: { delimiters: { inline: [["@", "@"]] } } },
    "\\frac{1}{2} inline-flex 1",
  ],
  "TeX.processEnvironments": [
    "<p>\\begin{gather}x\\end{gather}</p>",
    { TeX: { processEnvironments: false } },
    "",
  ],
  "TeX.delimiters": [
    "<p>$x$ \\(y\\)</p>",
    { TeX: { delimiters: { inline: [["$", "$"]] } } },
    "x inline-flex 1",
  ],
  "TeX.className": [
    "<p><b class='formula'>x</b></p>",
    { TeX: { className: { display: "formula" } } },
    "x flex 1",
  ],
};

test("each option does what the page says", async ({ page }) => {
  const { renderOptions } = await factsOf(mathfieldNames);
  const skipping = ["skipTags", "ignoreClass", "processClass"];
  expect([...skipping, ...Object.keys(OPTIONS)].sort()).toEqual(
    renderOptions.map(({ name }) => name).sort(),
  );
  await openFields(page, "<main></main>");
  const found = await page.evaluate(async (tries) => {
    await import("@cortex-js/compute-engine");
    const { renderMathInElement } = await import("mathlive");
    const main = document.querySelector("main") as HTMLElement;
    return tries.map(([html, options]) => {
      main.innerHTML = html;
      renderMathInElement(main, options);
      const hidden = String(main.querySelectorAll(".ML__sr-only").length);
      return [...main.querySelectorAll<HTMLElement>("[data-latex]")]
        .map(
          ({ dataset, style }) =>
            `${dataset["latex"] ?? ""} ${style.display} ${hidden}`,
        )
        .join();
    });
  }, Object.values(OPTIONS));
  expect(found).toEqual(Object.values(OPTIONS).map(([, , result]) => result));
});

test("each attribute renders the formula again, a new content does not", async ({
  page,
}) => {
  const { staticAttributes } = await factsOf(mathfieldNames);
  await openFields(page, "<math-span>x</math-span>");
  const found = await page.evaluate((names) => {
    const formula = document.querySelector("math-span") as HTMLElement;
    const render: unknown = Reflect.get(formula, "render");
    Reflect.apply(render as () => void, formula, []);
    let rendered = 0;
    formula.addEventListener("render", () => (rendered += 1));
    const again = names.map((name) => {
      rendered = 0;
      formula.setAttribute(name, name === "macros" ? "{}" : "1");
      return rendered;
    });
    rendered = 0;
    formula.textContent = "y";
    return [again, rendered];
  }, staticAttributes);
  expect(found).toEqual([staticAttributes.map(() => 1), 0]);
});

/** For each attribute of the elements: a formula, and a value to change it. */
const ATTRIBUTES: Readonly<Record<string, readonly [string, string]>> = {
  mode: ["\\sum_{k=1}^n\\frac12", "displaystyle"],
  format: ["sqrt(x)", "ascii-math"],
  macros: ["\\kmh", '{"kmh": "\\\\mathrm{km/h}"}'],
  "letter-shape-style": ["x", "upright"],
  "min-font-scale": ["x^{y^z}", "1"],
  "max-matrix-cols": ["\\begin{matrix}1&2&3\\end{matrix}", "2"],
};

test("an attribute changes the look unless the table says it does not", async ({
  page,
}) => {
  await openFields(page, "");
  const found = await page.evaluate((attributes) => {
    const changed = Object.entries(attributes).filter(
      ([name, [latex, value]]) => {
        const [before, after] = [false, true].map((isSet) => {
          const formula = document.createElement("math-span");
          formula.textContent = latex;
          if (isSet) formula.setAttribute(name, value);
          document.body.append(formula);
          Reflect.apply(Reflect.get(formula, "render"), formula, []);
          return formula.shadowRoot?.innerHTML;
        });
        return before !== after;
      },
    );
    return changed.map(([name]) => name);
  }, ATTRIBUTES);
  const told = Object.entries(ATTRIBUTE_WORDS).flatMap(([name, words]) =>
    /in this version|this version does not/.test(words) ? [] : [name],
  );
  expect(Object.keys(ATTRIBUTES)).toEqual(Object.keys(ATTRIBUTE_WORDS));
  expect(found).toEqual(told);
});
