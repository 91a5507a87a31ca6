import type { CodeKind } from "../../markup";

/** A piece of code, with its color if it has one. */
export interface Piece {
  readonly text: string;
  readonly kind: CodeKind | undefined;
}

/**
 * Pattern of the tokens that have a color in the programs of {@link programOf},
 * which are much alike: the languages do not need a grammar each.
 */
const PATTERN = new RegExp(
  [
    /(?<comment>(?<![:"])\/\/ .*|<!--.*-->|<!doctype html>)/,
    /(?<string>"(?:[^"\\\n]|\\.)*"|`[^`\n]*`)/,
    /(?<tag><\/?[a-z][\w-]*)/,
    /(?<attribute>\b[a-zA-Z-]+(?==["{]))/,
    /(?<keyword>\b(?:import|from|const|let|function|return|export|type|declare|module|namespace|interface|new)\b(?! *[:<}]))/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** The pieces of a program, in order. */
export function highlight(code: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of code.matchAll(PATTERN)) {
    const [text] = match;
    const [kind] = Object.entries(match.groups ?? {}).find(
      ([, found]) => found !== undefined,
    ) ?? [undefined];
    if (match.index > at)
      pieces.push({ text: code.slice(at, match.index), kind: undefined });
    pieces.push({ text, kind: kind as CodeKind });
    at = match.index + text.length;
  }
  if (at < code.length) pieces.push({ text: code.slice(at), kind: undefined });
  return pieces;
}
