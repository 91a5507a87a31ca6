/** A call's declaration, cut where its parameters are. */
interface Parameters {
  readonly before: string;
  readonly parameters: readonly string[];
  readonly after: string;
}

/**
 * The overload of a call that takes so many arguments, cut at its parameters.
 *
 * @param signature - Declarations, an overload a line.
 * @param count - How many arguments are written already.
 */
export function overloadFor(signature: string, count: number): Parameters {
  const [first, ...others] = signature.split("\n").map(cut);
  const takes = ({ parameters }: Parameters) =>
    parameters.length > count || parameters.at(-1)?.startsWith("...") === true;
  const known = first ?? { before: signature, parameters: [], after: "" };
  return [known, ...others].find(takes) ?? known;
}

function cut(signature: string): Parameters {
  const start = signature.indexOf("(") + 1;
  const parameters: string[] = [];
  let [depth, from] = [0, start];
  for (let at = start; at < signature.length; at++) {
    const sign = signature[at] ?? "";
    const isEnd = depth === 0 && sign === ")";
    if (isEnd || (depth === 0 && sign === ",")) {
      parameters.push(signature.slice(from, at).trim());
      from = at + 1;
    }
    if (isEnd)
      return {
        before: signature.slice(0, start),
        parameters: parameters.filter(Boolean),
        after: signature.slice(at),
      };
    if (/[([{<]/.test(sign)) depth++;
    if (/[)\]}]/.test(sign) || (sign === ">" && signature[at - 1] !== "="))
      depth--;
  }
  return { before: signature, parameters: [], after: "" };
}
