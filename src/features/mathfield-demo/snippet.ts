import { classHtml, codeClass, type CodeKind } from "../../markup";
import { DEFAULTS, separatorOf, type DemoState } from "./state";

/** Code, and how many lines it has. */
export interface Snippet {
  /** Highlighted, an element a line. */
  readonly html: string;
  readonly rows: string;
}

/** Attributes of the element that are not as they come. */
const ATTRIBUTES: readonly (readonly [
  name: string,
  value: (state: DemoState) => string,
  usual: string,
])[] = [
  ["math-virtual-keyboard-policy", ({ policy }) => policy, DEFAULTS.policy],
  ["letter-shape-style", ({ letters }) => letters, DEFAULTS.letters],
  ["smart-mode", ({ smartMode }) => onOff(smartMode), "off"],
  ["smart-fence", ({ smartFence }) => onOff(smartFence), "on"],
  [
    "smart-superscript",
    ({ smartSuperscript }) => onOff(smartSuperscript),
    "on",
  ],
];

/** The element for a field like the one of the demo. */
export function htmlOf(state: DemoState): Snippet {
  const changed = changedAttributes(state);
  if (state.readOnly && changed.length === 0) changed.push(bare("read-only"));
  const attributes = [attribute("aria-label", "Formula"), ...changed];
  const open = mark("tag", "<math-field");
  const close = mark("tag", "</math-field>");
  const end = mark("tag", ">");
  const formula = state.latex.split("\n").map((line) => `  ${escape(line)}`);
  return snippet(
    changed.length < 2
      ? [`${[open, ...attributes].join(" ")}${end}`, ...formula, close]
      : [
          open,
          ...attributes.map((each) => `  ${each}`),
          end,
          ...formula,
          close,
        ],
  );
}

function changedAttributes(state: DemoState): string[] {
  return ATTRIBUTES.flatMap(([name, valueOf, usual]) => {
    const value = valueOf(state);
    return value === usual ? [] : [attribute(name, value)];
  });
}

/** The module that goes with it. */
export function scriptOf(state: DemoState): Snippet {
  const separator = separatorOf(state);
  const isPoint = separator === separatorOf(DEFAULTS);
  const lines = [
    isPoint
      ? `${mark("keyword", "import")} ${mark("string", '"mathlive"')};`
      : `${mark("keyword", "import")} { ${mark("class", "MathfieldElement")} } ${mark("keyword", "from")} ${mark("string", '"mathlive"')};`,
  ];
  const more = [
    ...(isPoint
      ? []
      : [
          `${mark("class", "MathfieldElement")}.${mark("property", "decimalSeparator")} = ${mark("string", `"${separator}"`)};`,
        ]),
    ...(state.layout === DEFAULTS.layout
      ? []
      : [
          `window.mathVirtualKeyboard.${mark("property", "layouts")} = [${mark("string", `"${state.layout}"`)}];`,
        ]),
  ];
  // Beside `read-only` mathlive 0.111.1 forgets the other attributes.
  if (state.readOnly && changedAttributes(state).length > 0)
    more.push(
      `document.${mark("function", "querySelector")}(${mark("string", '"math-field"')}).${mark("property", "readOnly")} = ${mark("number", "true")};`,
    );
  return snippet(more.length === 0 ? lines : [...lines, "", ...more]);
}

function snippet(lines: readonly string[]): Snippet {
  return {
    html: lines
      .map((line) => `<span${classHtml("line")}>${line}\n</span>`)
      .join(""),
    rows: String(lines.length),
  };
}

function onOff(value: boolean): string {
  return value ? "on" : "off";
}

function attribute(name: string, value: string): string {
  return `${bare(name)}=${mark("string", `"${value}"`)}`;
}

function bare(name: string): string {
  return mark("attribute", name);
}

function mark(kind: CodeKind, code: string): string {
  return `<span class="${codeClass(kind)}">${escape(code)}</span>`;
}

function escape(code: string): string {
  return code
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
