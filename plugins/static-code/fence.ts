import { distance } from "fastest-levenshtein";
import type { Code } from "mdast";

import { ALIASES, LANGUAGES, languageOf } from "./language.ts";
import { type Meta, parseMeta } from "./meta.ts";

/** A word that a fence may have after its language. */
interface Word {
  /** Where it says something, such as `title="…"`, and is not a flag. */
  readonly hasValue?: true;
  /** The languages whose fences may have it; all without a list. */
  readonly languages?: readonly string[];
  /** Of the words that run the code, those it needs one of. */
  readonly needs?: readonly ("live" | "checked" | "playground")[];
}

const PROGRAM = ["js", "ts"];

/**
 * All words. CONTRIBUTING.md lists them for authors.
 */
const WORDS: Readonly<Record<string, Word>> = {
  // The build runs the code.
  live: { languages: PROGRAM },
  // The browser tests run it.
  checked: { languages: ["js", "html"] },
  // It prints something else each time.
  varies: { needs: ["live"] },
  // It throws an error that says this.
  throws: { hasValue: true, needs: ["live"] },
  // A component shows its results.
  as: { hasValue: true, needs: ["live"] },
  // The compiler says this of it.
  "type-error": {
    hasValue: true,
    languages: [...PROGRAM, "jsx", "html"],
    needs: ["live", "checked", "playground"],
  },
  // A line above the code.
  title: { hasValue: true },
};

/** What takes a statement of what the code prints: `// → 4`. */
const STATEMENT = /\/\/\s*→/;

/** A fence, and whether it is one of a `<Playground>`. */
interface Placed {
  readonly node: Pick<Code, "lang" | "meta" | "value">;
  readonly isPlayground: boolean;
}

/**
 * What is wrong with a fence: words and languages that nobody knows, words that
 * say nothing there, statements that nobody checks.
 *
 * @returns Messages; none where all is right.
 */
export function fenceFaults({ node, isPlayground }: Placed): string[] {
  const meta = parseMeta(node.meta);
  const language = languageOf(node.lang ?? "text");
  const runs = [
    ...["live", "checked"].filter((word) => meta.flags.has(word)),
    ...(isPlayground && [...PROGRAM, "jsx"].includes(language)
      ? ["playground"]
      : []),
  ];
  const faults = [
    ...(LANGUAGES.has(language)
      ? []
      : [
          unknown("language", language, [
            ...LANGUAGES.keys(),
            ...Object.keys(ALIASES),
          ]),
        ]),
    ...wordsOf(meta).flatMap((word) => wordFault(word, language, runs) ?? []),
    ...meta.unread.map(
      (part) => `a fence with a part that is no word: ${part}`,
    ),
  ];
  // The first fault explains why nothing runs.
  if (faults.length === 0 && runs.length === 0 && STATEMENT.test(node.value))
    return ["“// →” in a fence that is neither live nor checked"];
  return faults;
}

interface Said {
  readonly name: string;
  readonly hasValue: boolean;
  /** An empty part of a message would be in every message. */
  readonly isEmpty?: boolean;
}

function wordsOf({ flags, values }: Meta): Said[] {
  return [
    ...[...flags].map((name) => ({ name, hasValue: false })),
    ...[...values].map(([name, value]) => ({
      name,
      hasValue: true,
      isEmpty: value.trim() === "",
    })),
  ];
}

function wordFault(
  { name, hasValue, isEmpty = false }: Said,
  language: string,
  runs: readonly string[],
): string | undefined {
  const word = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (word === undefined) return unknown("word", name, Object.keys(WORDS));
  if (isEmpty) return `“${name}” in a fence has an empty value`;
  if (hasValue !== (word.hasValue ?? false))
    return `“${name}” in a fence ${hasValue ? "takes no value" : `needs a value: ${name}="…"`}`;
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
