import { tableRows } from "../../../page-rows.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

const FILE = "docs/mathfield/guides/mathquill.mdx";

/** Code that tries each row; it is given `mf`, with `x^2`, and the module. */
const METHODS: Readonly<Record<string, string>> = {
  "MQ.MathField(element)":
    "new lib.MathfieldElement() instanceof mf.constructor",
  "MQ.StaticMath(element)":
    'customElements.get("math-span") !== undefined && ((mf.readOnly = true), mf.select(), mf.getValue(mf.selection) === "x^2")',
  '.latex(), .latex("…")': '(mf.value = "y", mf.value === "y")',
  ".text()": 'mf.getValue("ascii-math") === "x^2"',
  ".html()": 'lib.convertLatexToMarkup(mf.value).startsWith("<span")',
  '.write("…")': '(mf.insert("+y"), mf.value === "x^2+y")',
  '.cmd("\\\\sqrt")':
    '(mf.select(), mf.insert("\\\\sqrt{#0}"), mf.value === "\\\\sqrt{x^2}")',
  '.typedText("…")':
    '(mf.executeCommand(["typedText", "y"]), mf.value === "x^2y")',
  '.keystroke("Left")':
    '(mf.executeCommand("moveToPreviousChar"), mf.position === mf.lastOffset - 1)',
  '.keystroke("Backspace")':
    '(mf.insert("y"), mf.executeCommand("deleteBackward"), mf.value === "x^2")',
  ".select()": "(mf.select(), !mf.selectionIsCollapsed)",
  ".clearSelection()":
    "(mf.select(), (mf.position = mf.lastOffset), mf.selectionIsCollapsed)",
  ".moveToLeftEnd(), .moveToRightEnd()":
    '(mf.executeCommand("moveToMathfieldStart"), mf.position === 0) && (mf.executeCommand("moveToMathfieldEnd"), mf.position === mf.lastOffset)',
  ".focus(), .blur()":
    "(mf.focus(), mf.hasFocus()) && (mf.blur(), document.activeElement !== mf)",
  ".el()": "mf instanceof HTMLElement",
  ".reflow()":
    "((before) => ((mf.value = 'a+b+c+d+e'), mf.style.fontSize = '4em', mf.offsetHeight > before))(mf.offsetHeight)",
  ".revert()": "(mf.remove(), !mf.isConnected)",
  ".config({ … })": "(mf.smartMode = true, mf.smartMode)",
};

test("each method of MathQuill has the line that the page says", async ({
  page,
}) => {
  await openFields(page, "");
  const names = tableRows(FILE, "methods").map(([name = ""]) => name);
  expect(names).toEqual(Object.keys(METHODS));
  // Playwright evaluates a string as an expression.
  const tries = Object.entries(METHODS).map(
    ([name, code]) => `[${JSON.stringify(name)}, (mf) => ${code}]`,
  );
  const wrong = await page.evaluate<string[]>(`(async () => {
    const lib = await import("mathlive");
    return [${tries.join()}].filter(([, isRight]) => {
      const mf = new lib.MathfieldElement();
      document.body.append(mf);
      mf.value = "x^2";
      mf.position = mf.lastOffset;
      return isRight(mf) !== true;
    }).map(([name]) => name);
  })()`);
  expect(wrong).toEqual([]);
});

/** Settings, keys and the LaTeX they give, for each option that has a line. */
const OPTIONS: readonly (readonly [string, string, string, string])[] = [
  [
    "autoCommands, autoOperatorNames",
    'mf.inlineShortcuts = { ...mf.inlineShortcuts, heart: "\\\\heartsuit" }',
    "heart",
    "\\heartsuit",
  ],
  [
    "sumStartsWithNEquals",
    'mf.inlineShortcuts = { ...mf.inlineShortcuts, sum: "\\\\sum_{n=#?}^{#?}" }',
    "sum",
    "\\sum_{n=\\placeholder{}}^{\\placeholder{}}",
  ],
  [
    "typingSlashWritesDivisionSymbol",
    'mf.keybindings = [...mf.keybindings.filter(({ key }) => !["/", "[Slash]"].includes(key)), { key: "/", ifMode: "math", command: ["insert", "\\\\div"] }]',
    "a/b",
    "a\\div b",
  ],
  ["spaceBehavesLikeTab", "", "1/2 +x", "\\frac12+x"],
  ["spaceBehavesLikeTab", "mf.smartSuperscript = false", "x^2 +1", "x^2+1"],
  ["charsThatBreakOutOfSupSub", "", "x^2+1", "x^2+1"],
  ["charsThatBreakOutOfSupSub", "", "x^n+1", "x^{n+1}"],
  ["maxDepth", "mf.scriptDepth = 1", "x^n^m", "x^{nm}"],
];

test("options of MathQuill have the equivalents that the page says", async ({
  page,
}) => {
  await openFields(page, "<math-field></math-field>");
  const field = page.locator("math-field");
  for (const [option, settings, keys, latex] of OPTIONS) {
    await page.evaluate(`{
      const mf = document.createElement("math-field");
      document.querySelector("math-field").replaceWith(mf);
      ${settings}
    }`);
    await field.focus();
    await page.keyboard.type(keys);
    const value: unknown = await page.evaluate(
      `document.querySelector("math-field").value`,
    );
    expect(value, option).toBe(latex);
  }
  const told = tableRows(FILE, "options").map(([name]) => name);
  expect(told).toEqual([
    ...new Set(OPTIONS.map(([option]) => option)),
    "supSubsRequireOperand, restrictMismatchedBrackets",
    "substituteTextarea",
  ]);
});
