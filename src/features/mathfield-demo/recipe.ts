import type { Recipe } from "../../components/Program";
import { DEFAULTS, separatorOf, type DemoState } from "./state";

/** A program with a field like the one of the demo. */
export function recipeOf(state: DemoState): Recipe {
  const { latex } = state;
  return {
    latex,
    field: { properties: propertiesOf(state), shared: sharedOf(state) },
    label: "LaTeX",
    imports: [],
    result: (formula) => formula,
    node: [
      'import { convertLatexToAsciiMath, convertLatexToMathMl } from "mathlive/ssr";',
      "",
      `const latex = ${JSON.stringify(latex)};`,
      "console.log(convertLatexToMathMl(latex));",
      "console.log(convertLatexToAsciiMath(latex));",
    ].join("\n"),
  };
}

/** Properties of the element that the reader has changed. */
function propertiesOf(state: DemoState): Record<string, string | boolean> {
  return Object.fromEntries(
    PROPERTIES.filter(([option]) => state[option] !== DEFAULTS[option]).map(
      ([option, property]) => [property, state[option]],
    ),
  );
}

const PROPERTIES = [
  ["policy", "mathVirtualKeyboardPolicy"],
  ["letters", "letterShapeStyle"],
  ["smartMode", "smartMode"],
  ["smartFence", "smartFence"],
  ["smartSuperscript", "smartSuperscript"],
  ["readOnly", "readOnly"],
] as const;

/** What the reader has changed for all fields. */
function sharedOf(state: DemoState): string[] {
  const { locale, decimal, layout } = state;
  return [
    locale !== DEFAULTS.locale && `MathfieldElement.locale = "${locale}";`,
    decimal !== DEFAULTS.decimal &&
      `MathfieldElement.decimalSeparator = "${separatorOf(state)}";`,
    layout !== DEFAULTS.layout &&
      `window.mathVirtualKeyboard.layouts = ["${layout}"];`,
  ].filter((line) => line !== false);
}
