/** A part of a string, in UTF-16 code units. */
export interface TextRange {
  readonly start: number;
  /** The first that is not part of it. */
  readonly end: number;
}

/** A part of a string and the term for it. */
export interface Span extends TextRange {
  readonly term: string;
}

/** A word, a LaTeX command, a version or a sign, at the start of a string. */
interface Word extends Span {
  /**
   * Its parts: `get` and `Value` of `getValue`, `math` and `field` of
   * `math-field`, `int` of `\int`. Empty when it is of one piece.
   */
  readonly parts: readonly Span[];
}

/** A word, wherever it is. */
export interface Term {
  readonly term: string;
  readonly parts: readonly { readonly term: string }[];
}

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;

const VERSION = String.raw`\d+(?:\.\d+)+`;

/** Pattern of a string that is a version, and nothing else. */
const IS_VERSION = new RegExp(`^${VERSION}$`);

/**
 * LaTeX commands, versions, words with hyphens, and signs that no keyboard has:
 * those that it has are punctuation more often than not. Programs write a
 * backslash twice.
 */
const WORD = new RegExp(
  [
    String.raw`\\+(?:[A-Za-z]+|[^\\\s\p{L}\p{N}])`,
    VERSION,
    `${LETTER}+(?:[-_'’]${LETTER}+)*`,
    String.raw`\p{S}(?<!\p{ASCII})`,
  ].join("|"),
  "gu",
);

const PIECE = new RegExp(`${LETTER}+`, "gu");

/** Pattern of a word that is a term as it is. */
const PLAIN = /^[a-z]+$/;

const ASCII = /^\p{ASCII}*$/u;

/** Between the humps of `getValue` and of `MathMLElement`. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Shorter humps say nothing: `LaTeX` is no “La”, “Te” and “X”. */
const LEAST_HUMP = 3;

/** Four letters at least, before an ending: `mode` is not `mod`. */
const STEM = /^([a-z]{4,}?)(?:(?:at)?ions?|i?ed|ing|ies|es|s|e|y)$/;

/** Not the end of `abs`, `cos` and `class`. */
const PLURAL = /(?<=[a-z]{3}[^s])s$/;

/** Texts repeat their words. */
const known = new Map<string, Word>();

/**
 * Cuts a string into what is searched for.
 *
 * Case and accents make no difference, and neither does how a name is joined:
 * `math-field`, `mathField` and `mathfield` are one term. Signs stay as they
 * are: without its stroke `≠` would be `=`. A string without any word is one, such
 * as the operator `!=`.
 */
export function termsOf(text: string): readonly Term[] {
  return text.match(WORD)?.map(analyse) ?? wholeOf(text);
}

/**
 * Finds where a string has one of some terms, as a word or as a part of one; in
 * order.
 *
 * @param terms - The terms that are looked for.
 */
export function spansOf(text: string, terms: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let at: number | undefined;
  for (const match of text.matchAll(WORD)) {
    at = match.index;
    const word = analyse(match[0]);
    for (const { term, start, end } of terms.has(word.term)
      ? [word]
      : word.parts)
      if (terms.has(term))
        spans.push({ term, start: at + start, end: at + end });
  }
  if (at === undefined)
    return wholeOf(text).filter(({ term }) => terms.has(term));
  return spans.sort((a, b) => a.start - b.start);
}

/**
 * The same for all spellings of a name, and for one and many: `is prime` is
 * `IsPrime`, `shortcut` is “Shortcuts”.
 */
export function keyOf(name: string): string {
  return termsOf(name)
    .map(({ term }) => term)
    .join("")
    .replace(PLURAL, "");
}

/**
 * Neighboring parts of a name, written as one: `asciimath` of
 * `convertAsciiMathToLatex`, `strikethrough` of `strike through`.
 */
export function compoundsOf(name: string): string[] {
  const parts = piecesOf(name).flatMap(({ start, end }) =>
    name.slice(start, end).split(HUMP).map(fold),
  );
  return parts.slice(1).map((part, at) => `${parts[at] ?? ""}${part}`);
}

/**
 * Returns the stem of an English word: `solv` of `solve`, `solving` and
 * `solved`; the word itself where it has no ending.
 */
export function stemOf(term: string): string {
  return STEM.exec(term)?.[1] ?? term;
}

/** Tells whether a term is a version, such as `0.110` or `0.110.1`. */
export function isVersion(term: string): boolean {
  return IS_VERSION.test(term);
}

function wholeOf(text: string): Word[] {
  const term = text.trim();
  const start = text.indexOf(term);
  return term === ""
    ? []
    : [{ term, start, end: start + term.length, parts: [] }];
}

function analyse(found: string): Word {
  let word = known.get(found);
  if (word === undefined) {
    const { term, parts } = read(found);
    word = { term, parts, start: 0, end: found.length };
    known.set(found, word);
  }
  return word;
}

function read(found: string): Pick<Word, "term" | "parts"> {
  if (PLAIN.test(found)) return { term: found, parts: [] };
  const pieces = piecesOf(found);
  if (found.startsWith("\\")) {
    return { term: found.replace(/^\\+/, "\\"), parts: pieces };
  }
  if (pieces.length === 0 || found.includes(".")) {
    return { term: found, parts: [] };
  }
  const term = pieces.map((piece) => piece.term).join("");
  const humps = pieces.flatMap(({ start, end }) =>
    humpsOf(found.slice(start, end), start),
  );
  return { term, parts: pieces.length > 1 ? [...pieces, ...humps] : humps };
}

function piecesOf(word: string): Span[] {
  return Array.from(word.matchAll(PIECE), ({ 0: piece, index }) => ({
    term: fold(piece),
    start: index,
    end: index + piece.length,
  }));
}

function humpsOf(piece: string, at: number): Span[] {
  const humps = piece.split(HUMP);
  if (humps.length === 1) return [];
  let start = at;
  const spans = humps.map((hump) => {
    const span = { term: fold(hump), start, end: start + hump.length };
    start = span.end;
    return span;
  });
  return spans.filter(({ end, start }) => end - start >= LEAST_HUMP);
}

function fold(letters: string): string {
  const lower = letters.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower.normalize("NFD").replace(/\p{M}+/gu, "");
}
