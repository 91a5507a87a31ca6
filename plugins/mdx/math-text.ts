import type {
  Code,
  Construct,
  Previous,
  State,
  Tokenizer,
} from "micromark-util-types";

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

const BACKSLASH = 92;
const DOLLAR = 36;
const LEFT_BRACE = 123;
const RIGHT_BRACE = 125;

/**
 * Math inside a paragraph, a heading, a table cell or a JSX element.
 *
 * A closing mark within braces does not close, so that `\text{if $x$}` is one
 * formula. Where this finds no end, braces are left out of account: the
 * formula then lacks a brace, and KaTeX says so better than the MDX parser.
 *
 * @param delimiter - The marks around the formula.
 * @returns The constructs to try, in this order.
 */
export function mathText(delimiter: Delimiter): Construct[] {
  return [true, false].map((minded) => ({
    name: "mathText",
    previous,
    tokenize: tokenizeFormula(delimiter, minded),
  }));
}

/** A dollar right after another dollar opens nothing, unless that is `\$`. */
const previous: Previous = function (code) {
  return code !== DOLLAR || this.events.at(-1)?.[1].type === "characterEscape";
};

function tokenizeFormula(delimiter: Delimiter, minded: boolean): Tokenizer {
  const price = delimiter.open === "$";
  const close: Construct = {
    partial: true,
    tokenize: price
      ? tokenizePriceClose(delimiter.close)
      : tokenizeMark(delimiter.close),
  };
  const open: Construct = {
    partial: true,
    tokenize: tokenizeMark(delimiter.open),
  };

  return function (effects, ok, nok) {
    let depth = 0;
    let inData = false;
    let blank = true;

    const leaveData = () => {
      if (inData) effects.exit("mathData");
      inData = false;
    };
    const consume = (code: Code) => {
      if (!inData) effects.enter("mathData");
      inData = true;
      effects.consume(code);
      if (!isBlank(code)) blank = false;
    };

    const afterOpen: State = (code) =>
      price && (isBlank(code) || endsLine(code)) ? nok(code) : inside(code);

    const inside: State = (code) => {
      if (code === null) return nok(code);
      if (endsLine(code)) {
        leaveData();
        effects.enter("lineEnding");
        effects.consume(code);
        effects.exit("lineEnding");
        return inside;
      }
      if (code === delimiter.close.charCodeAt(0) && depth === 0) {
        leaveData();
        return effects.attempt(close, done, notClosed)(code);
      }
      return content(code);
    };

    // Pandoc gives up at a dollar that cannot close: `$5 and $10` is prose,
    // and so is all that follows up to the next dollar.
    const notClosed: State = (code) => (price ? nok(code) : content(code));

    const content: State = (code) => {
      if (minded && code === LEFT_BRACE) depth += 1;
      if (minded && code === RIGHT_BRACE && depth > 0) depth -= 1;
      consume(code);
      return code === BACKSLASH ? escaped : inside;
    };

    const escaped: State = (code) => {
      if (endsLine(code)) return inside(code);
      consume(code);
      return inside;
    };

    const done: State = (code) => {
      if (blank) return nok(code);
      effects.exit("mathText");
      return ok(code);
    };

    return (code) => {
      effects.enter("mathText");
      return effects.attempt(open, afterOpen, nok)(code);
    };
  };
}

/** Pandoc's rule: no white space before the closing dollar, no digit after. */
function tokenizePriceClose(mark: string): Tokenizer {
  return function (effects, ok, nok) {
    const before = this.previous;
    const unlessDigit: State = (code) =>
      code !== null && code >= 48 && code <= 57 ? nok(code) : ok(code);
    const tokenize = tokenizeMark(mark).call(this, effects, unlessDigit, nok);
    return (code) =>
      isBlank(before) || endsLine(before) ? nok(code) : tokenize(code);
  };
}

/** Tells whether a character code is a line ending or the end of the file. */
export function endsLine(code: Code): code is null | number {
  return code === null || code < -2;
}

/** Tells whether a character code is a space, a tab or the rest of a tab. */
function isBlank(code: Code): boolean {
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
