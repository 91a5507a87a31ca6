import { factorySpace } from "micromark-factory-space";
import type { Construct, State, Tokenizer } from "micromark-util-types";

import { type Delimiter, endsLine, tokenizeMark } from "./math-text.ts";

const BACKSLASH = 92;

/**
 * Display math in lines of its own. It has to be known before paragraphs are,
 * since a line of TeX may begin with `+`, `-`, `=` or `#`.
 *
 * Without a closing mark it runs to the end of its container, as a code fence
 * does; the checker reports it.
 *
 * @param delimiter - The marks around the formula.
 */
export function mathFlow(delimiter: Delimiter): Construct {
  return {
    name: "mathFlow",
    concrete: true,
    tokenize: tokenizeFlow(delimiter),
  };
}

function tokenizeFlow(delimiter: Delimiter): Tokenizer {
  const open = { partial: true, tokenize: tokenizeMark(delimiter.open) };
  const close = { partial: true, tokenize: tokenizeMark(delimiter.close) };
  const lastMark = {
    partial: true,
    tokenize: tokenizeLastMark(delimiter.close),
  };

  return function (effects, ok, nok) {
    const interrupt = this.interrupt === true;
    const first = delimiter.close.charCodeAt(0);
    let line = 0;

    const inside: State = (code) => {
      if (code === null) return done(code);
      if (endsLine(code)) {
        if (interrupt) return done(code);
        line += 1;
        return effects.attempt(nextLine, inside, done)(code);
      }
      if (code === first) {
        return effects.attempt(lastMark, done, notLast)(code);
      }
      effects.enter("mathData");
      return data(code);
    };

    // On the first line, a mark with text after it means that this is a
    // paragraph with math in it.
    const notLast: State = (code) =>
      line === 0 ? effects.check(close, nok, startData)(code) : startData(code);

    const startData: State = (code) => {
      effects.enter("mathData");
      return consume(code);
    };

    const data: State = (code) => {
      if (endsLine(code) || code === first) {
        effects.exit("mathData");
        return inside(code);
      }
      return consume(code);
    };

    const consume: State = (code) => {
      effects.consume(code);
      return code === BACKSLASH ? escaped : data;
    };

    const escaped: State = (code) => {
      if (endsLine(code)) return data(code);
      effects.consume(code);
      return data;
    };

    const done: State = (code) => {
      effects.exit("mathFlow");
      return ok(code);
    };

    return (code) => {
      effects.enter("mathFlow");
      return effects.attempt(open, inside, nok)(code);
    };
  };
}

/** A closing mark with nothing but white space after it on its line. */
function tokenizeLastMark(mark: string): Tokenizer {
  return function (effects, ok, nok) {
    const atEnd: State = (code) => (endsLine(code) ? ok(code) : nok(code));
    const space = factorySpace(effects, atEnd, "whitespace");
    return tokenizeMark(mark).call(this, effects, space, nok);
  };
}

/** The end of a line, if the next line still belongs to the same container. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return (next) =>
        this.parser.lazy[this.now().line] ? nok(next) : ok(next);
    };
  },
};
