import type {
  Code,
  Construct,
  Previous,
  State,
  Tokenizer,
} from "micromark-util-types";

import {
  type Delimiter,
  endsLine,
  isBlank,
  tokenizeMark,
} from "./delimiters.ts";

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
