import { choice, flag, formula, type Parts } from "../../address";
import type { Recipe } from "../../components/Program";
import type { MathfieldElement } from "../../field";

export const POLICIES = ["auto", "manual", "sandboxed"] as const;
export const LAYOUTS = [
  "default",
  "compact",
  "minimalist",
  "numeric-only",
  "numeric",
  "symbols",
  "alphabetic",
  "greek",
] as const;
export const LETTERS = ["auto", "tex", "iso", "french", "upright"] as const;
export const DECIMALS = ["point", "comma"] as const;

/** Languages of menu, tooltips and keyboard, by what MathLive calls them. */
// cspell:disable
export const LOCALES = {
  auto: "auto",
  ar: "العربية",
  de: "Deutsch",
  el: "Ελληνικά",
  en: "English",
  es: "Español",
  fr: "Français",
  he: "עברית",
  it: "Italiano",
  ja: "日本語",
  ko: "한국어",
  pl: "Polski",
  pt: "Português",
  uk: "Українська",
  "zh-cn": "简体中文",
  "zh-tw": "繁體中文",
} as const;
// cspell:enable

type Locale = keyof typeof LOCALES;

/** Options that set how a mathfield behaves. */
interface Settings {
  readonly policy: (typeof POLICIES)[number];
  readonly layout: (typeof LAYOUTS)[number];
  readonly letters: (typeof LETTERS)[number];
  readonly decimal: (typeof DECIMALS)[number];
  readonly locale: Locale;
  readonly smartMode: boolean;
  readonly smartFence: boolean;
  readonly smartSuperscript: boolean;
  readonly readOnly: boolean;
}

/** All of the demo that its address keeps. */
export interface DemoState extends Settings {
  readonly latex: string;
}

/** Settings of a mathfield that nobody has changed. */
export const DEFAULTS: Settings = {
  policy: "auto",
  layout: "default",
  letters: "auto",
  decimal: "point",
  locale: "auto",
  smartMode: false,
  smartFence: true,
  smartSuperscript: true,
  readOnly: false,
};

/** The parts of the address, for a demo that starts with a formula. */
export function partsFor(latex: string): Parts<DemoState> {
  return {
    latex: formula(latex),
    policy: choice(POLICIES, DEFAULTS.policy),
    layout: choice(LAYOUTS, DEFAULTS.layout),
    letters: choice(LETTERS, DEFAULTS.letters),
    decimal: choice(DECIMALS, DEFAULTS.decimal),
    locale: choice(Object.keys(LOCALES) as Locale[], DEFAULTS.locale),
    smartMode: flag(DEFAULTS.smartMode),
    smartFence: flag(DEFAULTS.smartFence),
    smartSuperscript: flag(DEFAULTS.smartSuperscript),
    readOnly: flag(DEFAULTS.readOnly),
  };
}

/**
 * Makes a field behave so. Its locale, decimal sign and keyboard are those of
 * all fields.
 */
export function apply(field: MathfieldElement, settings: Settings): void {
  field.mathVirtualKeyboardPolicy = settings.policy;
  field.letterShapeStyle = settings.letters;
  field.smartMode = settings.smartMode;
  field.smartFence = settings.smartFence;
  field.smartSuperscript = settings.smartSuperscript;
  field.readOnly = settings.readOnly;
  const shared = field.constructor as typeof MathfieldElement;
  shared.decimalSeparator = separatorOf(settings);
  shared.locale = settings.locale;
  window.mathVirtualKeyboard.layouts = [settings.layout];
}

/** The sign between the whole and the fraction. */
function separatorOf({ decimal }: Settings): "." | "," {
  return decimal === "comma" ? "," : ".";
}

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

/** Returns statements that set what the reader has changed for all fields. */
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
