import {
  codeHtml,
  tableHtml,
  wordsFor,
} from "../../generated-content/index.ts";
import {
  factsOf,
  mathfieldNames,
  type MathfieldNames,
} from "../../package-facts/index.ts";
import { EVENT_WORDS, INPUT_TYPE_WORDS, NOT_HERE } from "./event-words.ts";
import { SCOPE_WORDS, SPEECH_WORDS } from "./speech-words.ts";
import {
  ATTRIBUTE_WORDS,
  FLAVOR_WORDS,
  FORMAT_WORDS,
  RENDER_OPTION_WORDS,
} from "./name-words.ts";

/** A table of names with a description each. */
function described(
  [head, what]: readonly [string, string],
  names: readonly string[],
  words: Readonly<Record<string, string>>,
): string {
  const list = `${head.toLowerCase()}s of mathfields`;
  const rows = names.map((name) => [
    codeHtml(name),
    wordsFor(name, words, list),
  ]);
  return tableHtml([head, what], rows);
}

const TABLES: Readonly<Record<string, (facts: MathfieldNames) => string>> = {
  events: ({ events }) => {
    const shown = events.filter((name) => !Object.hasOwn(NOT_HERE, name));
    return described(["Event", "When"], shown, EVENT_WORDS);
  },
  "input-types": ({ inputTypes }) =>
    described(["Input type", "What changes"], inputTypes, INPUT_TYPE_WORDS),
  formats: ({ formats }) =>
    described(["Format", "What it is"], formats, FORMAT_WORDS),
  flavors: ({ flavors }) =>
    described(["Type", "Content"], flavors, FLAVOR_WORDS),
  speech: ({ speech }) =>
    described(["Static", "What it is for"], speech, SPEECH_WORDS),
  scopes: ({ scopes }) =>
    described(["Scope", "What is spoken"], scopes, SCOPE_WORDS),
  "static-attributes": ({ staticAttributes }) =>
    described(
      ["Attribute", "What it is for"],
      staticAttributes,
      ATTRIBUTE_WORDS,
    ),
  "render-options": ({ renderOptions }) =>
    tableHtml(
      ["Option", "Default", "What it is for"],
      renderOptions.map(({ name, fallback }) => [
        codeHtml(name),
        fallback === undefined ? "" : codeHtml(JSON.stringify(fallback)),
        wordsFor(name, RENDER_OPTION_WORDS, "options of renderMathInElement()"),
      ]),
    ),
};

/** Tables of the names that pages and mathfields exchange, by what they are of. */
export const NAME_TABLES = Object.fromEntries(
  Object.entries(TABLES).map(([of, table]) => [
    of,
    async () => table(await factsOf(mathfieldNames)),
  ]),
);
