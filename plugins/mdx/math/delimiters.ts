import type { Code, State, Tokenizer } from "micromark-util-types";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    mathText: "mathText";
    mathFlow: "mathFlow";
    mathMarker: "mathMarker";
    mathData: "mathData";
  }
}

/** A pair of marks that sets TeX off from prose. */
export interface Delimiter {
  readonly open: string;
  readonly close: string;
  readonly display: boolean;
}

export const dollar = { open: "$", close: "$", display: false };
export const doubleDollar = { open: "$$", close: "$$", display: true };
export const parentheses = { open: "\\(", close: "\\)", display: false };
export const brackets = { open: "\\[", close: "\\]", display: true };

/** All pairs; one that opens as another does, but longer, comes first. */
const delimiters: readonly Delimiter[] = [
  doubleDollar,
  dollar,
  parentheses,
  brackets,
];

/**
 * The delimiters around a formula as it stands in the source.
 *
 * @param raw - The formula with its delimiters.
 * @throws {Error} If no delimiter opens `raw`.
 */
export function delimiterOf(raw: string): Delimiter {
  const found = delimiters.find(({ open }) => raw.startsWith(open));
  if (found === undefined) throw new Error(`No math delimiter opens ${raw}`);
  return found;
}

/** Whether a character code ends a line, a line ending or the file's end. */
export function endsLine(code: Code): code is null | number {
  return code === null || code < -2;
}

/** Whether a character code is a space, a tab or the rest of a tab. */
export function isBlank(code: Code): boolean {
  return code === 32 || code === -1 || code === -2;
}

/**
 * A tokenizer of one mark, with nothing of the same dollar run before or after
 * it: `$$$` is no mark.
 *
 * @param mark - The mark's characters.
 */
export function tokenizeMark(mark: string): Tokenizer {
  return function (effects, ok, nok) {
    let index = 0;

    const next: State = (code) => {
      if (index < mark.length) {
        if (code !== mark.charCodeAt(index)) return nok(code);
        if (index === 0) effects.enter("mathMarker");
        index += 1;
        effects.consume(code);
        return next;
      }
      effects.exit("mathMarker");
      return mark.endsWith("$") && code === 36 ? nok(code) : ok(code);
    };
    return next;
  };
}
