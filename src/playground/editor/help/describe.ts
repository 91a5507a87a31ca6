import type { Fact } from "../../facts";
import { overloadFor } from "./parameters";

/** What a name is: its declaration, and below it what it is for. */
export function describe({ name, kind, signature, line }: Fact): HTMLElement {
  return boxOf(
    [kind === "operator" ? `${name}: ${signature}` : signature],
    line,
  );
}

/**
 * What a call takes.
 *
 * @param count - How many arguments come before the one that is written now:
 * its parameter stands out.
 */
export function describeCall(fact: Fact, count: number): HTMLElement {
  const overload = overloadFor(fact.signature, count);
  const { before, parameters, after } = overload;
  const isRest = parameters.at(-1)?.startsWith("...") === true;
  const current = isRest ? Math.min(count, parameters.length - 1) : count;
  const shown = parameters.flatMap((text, index) => {
    const part = index === current ? strong(text) : text;
    return index === 0 ? [part] : [", ", part];
  });
  return boxOf([before, ...shown, after], fact.line);
}

function boxOf(code: readonly (string | Node)[], line: string): HTMLElement {
  const box = document.createElement("div");
  box.append(element("code", ...code));
  if (line !== "") box.append(element("p", line));
  return box;
}

function strong(text: string): Node {
  return element("strong", text);
}

function element(name: string, ...content: readonly (string | Node)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}
