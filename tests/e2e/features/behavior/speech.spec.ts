import {
  factsOf,
  mathfieldNames,
} from "../../../../plugins/package-facts/index.ts";
import { documentTest as test } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";
import { openFields } from "./fields.ts";

/** Words spoken for each scope, with the caret after the numerator's plus. */
const SCOPES: Readonly<Record<string, string>> = {
  all: "the fraction 'A' plus 'B' over 2. End fraction. plus 'C'",
  selection: "",
  left: "plus",
  right: "'B'",
  group: "'A' plus 'B'",
  parent: "the fraction 'A' plus 'B' over 2. End fraction.",
};

/** For each setting: a value, and code that says what came of it. */
const SETTINGS: Readonly<Record<string, readonly [string, string, string]>> = {
  speechEngine: [
    '"amazon"',
    '(mf.executeCommand("speak"), lib.convertLatexToSpeakableText("x").slice(0, 5))',
    "<?xml",
  ],
  speechEngineRate: [
    '"slow"',
    'mf.getValue("spoken-ssml").match(/rate="(.*?)"/)[1]',
    "slow",
  ],
  speechEngineVoice: [
    '"Joe"',
    '(mf.executeCommand("speak"), String(heard.at(-1).voice))',
    "null",
  ],
  textToSpeechMarkup: [
    '"ssml"',
    'mf.getValue("spoken").slice(0, 5) + mf.getValue("spoken-text").trim()',
    "<?xml'X' squared",
  ],
  textToSpeechRules: [
    '"sre"',
    "[lib.convertLatexToSpeakableText('x').trim(), (window.SRE = { setupEngine: () => {}, toSpeech: () => 'engine' }, lib.convertLatexToSpeakableText('x'))].join()",
    "'X',engine",
  ],
  textToSpeechRulesOptions: [
    '{ domain: "terse" }',
    "(window.SRE = { setupEngine: (o) => (window.got = o.domain), toSpeech: () => '' }, MathfieldElement.textToSpeechRules = 'sre', lib.convertLatexToSpeakableText('x'), got)",
    "terse",
  ],
  speakHook: [
    "(text) => (window.got = text.trim())",
    '(mf.executeCommand("speak"), got)',
    "'X' squared",
  ],
  readAloudHook: [
    "(element, text) => (window.got = element.localName + text.slice(0, 5))",
    '(mf.executeCommand(["speak", "all", { withHighlighting: true }]), got)',
    "span<?xml",
  ],
};

test("each scope speaks what the page says, and any other word all", async ({
  page,
}) => {
  const { scopes } = await factsOf(mathfieldNames);
  expect(Object.keys(SCOPES).sort()).toEqual([...scopes].sort());
  await openFields(page, "<math-field>\\frac{a+b}{2}+c</math-field>");
  const names = [...Object.keys(SCOPES), "everything"];
  const heard = await page.evaluate<string[]>(`{
    const mf = document.querySelector("math-field");
    let words = "";
    MathfieldElement.speakHook = (text) => (words = text.trim());
    mf.position = 3;
    ${JSON.stringify(names)}.map((scope) => {
      words = "";
      mf.executeCommand(["speak", scope]);
      return words;
    });
  }`);
  expect(heard).toEqual([...Object.values(SCOPES), SCOPES["all"]]);
});

for (const [name, [value, code, result]] of Object.entries(SETTINGS))
  test(`the setting ${name} does what the page says`, async ({ page }) => {
    await openFields(page, "<math-field>x^2</math-field>");
    const got = await page.evaluate<string>(`(async () => {
      const lib = await import("mathlive");
      const mf = document.querySelector("math-field");
      const heard = [];
      speechSynthesis.speak = (utterance) => heard.push(utterance);
      MathfieldElement.${name} = ${value};
      return ${code};
    })()`);
    expect(got).toBe(result);
  });

test("the page has each setting of the package", async () => {
  const { speech } = await factsOf(mathfieldNames);
  expect(Object.keys(SETTINGS).sort()).toEqual([...speech].sort());
});

test("words are spelled for a voice, and some parts have none", async ({
  page,
}) => {
  await openFields(page, "");
  const words = await page.evaluate(async () => {
    const { convertLatexToSpeakableText, MathfieldElement } =
      await import("mathlive");
    MathfieldElement.locale = "fr";
    const formulas = ["x", "X", "\\pi", "\\mu", "\\ce{H2O}", "x+1"];
    const styles = ["display", "text", "script", "scriptscript"];
    formulas.push(...styles.map((style) => `\\${style}style x`));
    return formulas.map((latex) => convertLatexToSpeakableText(latex).trim());
  });
  expect(words.slice(0, 4)).toEqual(["'X'", "'capital X'", "pie", "mew"]);
  expect(words.slice(4)).toEqual(["", "'X' plus 1", "", "", "", ""]);
});
