import { distance } from "fastest-levenshtein";

import type { Fence, Run } from "./fences.ts";
import { ALIASES, LANGUAGES } from "./languages.ts";
import type { Meta } from "./meta.ts";

/** A word that a fence may have after its language. */
interface Word {
  /** Its meaning for an author: the table in CONTRIBUTING.md has the same. */
  readonly meaning: string;
  /** A value as an author may write it; a word without one takes none. */
  readonly value?: string;
  /** The languages whose fences may have it; all without a list. */
  readonly languages?: readonly string[];
  /** Of the words that run the code, those it needs one of. */
  readonly needs?: readonly Run[];
}

const PROGRAM = ["js", "ts"];

/** All words that fences may have, and their meaning. */
export const FENCE_WORDS: Readonly<Record<string, Word>> = {
  live: { meaning: "run by the build", languages: PROGRAM },
  checked: {
    meaning:
      "run in Chromium by the browser tests: silent but for what `// →` states",
    languages: ["js", "html"],
  },
  varies: {
    meaning: "prints something else each time, and states nothing",
    needs: ["live"],
  },
  throws: {
    meaning: "is meant to throw an error that says this",
    value: "part of it",
    needs: ["live"],
  },
  as: {
    meaning: "each statement is a list of a label and values, shown as such",
    value: "Forms",
    needs: ["live"],
  },
  "type-error": {
    meaning: "is meant to have a type error that says this",
    value: "part of it",
    languages: [...PROGRAM, "jsx", "html"],
    needs: ["live", "checked", "playground"],
  },
  title: { meaning: "a title above the code", value: "…" },
};

/** A statement of what the code prints: `// → 4`. */
const STATEMENT = /\/\/\s*→/;

/** A fault of a fence, and its line in the document. */
export interface FenceFault {
  readonly line: number;
  readonly message: string;
}

/**
 * Finds words and languages of fences that are not known, words that say
 * nothing there, statements that nobody checks. A word that is misspelt would
 * take its example out of what is checked.
 *
 * @param fences - All fences of a document.
 */
export function fenceFaults(fences: readonly Fence[]): FenceFault[] {
  const outputs = new Set(fences.map(({ output }) => output));
  return fences.flatMap((fence) => {
    const { line, node, language } = fence;
    const messages = faultsOf(fence);
    if (language === "output" && !outputs.has(node))
      messages.push("an output fence that does not follow a live example");
    return messages.map((message) => ({ line, message }));
  });
}

function faultsOf({ node, language, meta, runs }: Fence): string[] {
  const faults = wordsIn(meta).flatMap(
    (word) => wordFault(word, language, runs) ?? [],
  );
  if (!LANGUAGES.has(language)) {
    const names = [...LANGUAGES.keys(), ...Object.keys(ALIASES)];
    faults.unshift(unknown("language", language, names));
  }
  for (const part of meta.unread)
    faults.push(`a fence with a part that is no word: ${part}`);
  // The first fault explains why nothing runs.
  if (faults.length === 0 && runs.length === 0 && STATEMENT.test(node.value))
    faults.push("“// →” in a fence that is neither live nor checked");
  return faults;
}

/** A word as a fence has it. */
interface Written {
  readonly name: string;
  readonly value?: string;
}

function wordsIn({ flags, values }: Meta): Written[] {
  return [
    ...[...flags].map((name) => ({ name })),
    ...[...values].map(([name, value]) => ({ name, value })),
  ];
}

function wordFault(
  { name, value }: Written,
  language: string,
  runs: readonly Run[],
): string | undefined {
  const word = Object.hasOwn(FENCE_WORDS, name) ? FENCE_WORDS[name] : undefined;
  if (word === undefined)
    return unknown("word", name, Object.keys(FENCE_WORDS));
  // An empty part of a message would be in every message.
  if (value?.trim() === "") return `“${name}” in a fence has an empty value`;
  if (value === undefined && word.value !== undefined)
    return `“${name}” in a fence needs a value: ${name}="…"`;
  if (value !== undefined && word.value === undefined)
    return `“${name}” in a fence takes no value`;
  if (word.languages?.includes(language) === false)
    return `“${name}” in a fence in ${language}: it is for ${word.languages.join(", ")}`;
  if (word.needs?.some((each) => runs.includes(each)) === false)
    return `“${name}” in a fence that is not ${word.needs[0] ?? ""}`;
  return undefined;
}

function unknown(what: string, name: string, known: readonly string[]): string {
  const [nearest = ""] = known.toSorted(
    (a, b) => distance(a, name) - distance(b, name),
  );
  return `an unknown ${what} of a fence, “${name}”: did you mean “${nearest}”?`;
}
