/**
 * Runs the code of a table's cell, such as `ce.number([1, 3])`.
 *
 * @param code - An expression of JavaScript.
 * @param names - What the page says is in scope, by name.
 * @returns The value of the expression.
 * @throws SyntaxError where the cell is not an expression, and what it throws.
 */
export function runCell(
  code: string,
  names: Readonly<Record<string, unknown>>,
): unknown {
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The cell is code of a page of ours.
  const compute = new Function(...Object.keys(names), `return ${code};`) as (
    ...values: unknown[]
  ) => unknown;
  return compute(...Object.values(names));
}
