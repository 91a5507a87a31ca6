import type { Node, Program, Statement } from "acorn";
import { simple } from "acorn-walk";
import type MagicString from "magic-string";

type Loop = Node & { readonly body: Statement };

/** Passes of a loop between two looks at the clock. */
const PASSES = 16;

/** Let every pass of every loop call `$guard`. Lines keep their numbers. */
export function guardLoops(ast: Program, code: MagicString): void {
  const guard = ({ body }: Loop) => {
    if (body.type === "BlockStatement") {
      code.appendRight(body.start + 1, "$guard();");
      return;
    }
    code.appendRight(body.start, "{$guard();");
    code.prependLeft(body.end, "}");
  };
  simple(ast, {
    ForStatement: guard,
    ForInStatement: guard,
    ForOfStatement: guard,
    WhileStatement: guard,
    DoWhileStatement: guard,
  });
}

/**
 * Makes `$guard`: it throws when code runs for too long without a pause. A
 * frame may share its thread with the page, which then stands still as well.
 *
 * @param budgetMs - Longest time without a pause, in milliseconds.
 * @throws Error from `$guard`, once the time is over.
 */
export function makeGuard(budgetMs: number): () => void {
  const { setTimeout } = globalThis;
  const now = performance.now.bind(performance);
  let passes = 0;
  let since: number | undefined;
  // A task of its own comes when what runs now, with its microtasks, is over.
  const pause = () => (since = undefined);
  return () => {
    passes = (passes + 1) % PASSES;
    if (passes !== 0) return;
    if (since === undefined) {
      since = now();
      setTimeout(pause);
    } else if (now() - since > budgetMs) {
      throw new Error(
        `A loop was ended after ${String(budgetMs / 1000)} s without a pause.`,
      );
    }
  };
}
