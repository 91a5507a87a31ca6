import { codeClass } from "../../markup";
import type { Tree } from "../output";

/** How a value is called when it is unfolded. */
export interface Head {
  readonly name: string;
  /** Whether it names the operator of a MathJSON function. */
  readonly isOperator: boolean;
}

/**
 * The name of a value with parts: the operator of a MathJSON function, the
 * class of an object, or what kind of value it is.
 *
 * @param inMathJson - Whether it is known to be MathJSON, where the first item
 * of a list is an operator; else only a capitalised name is taken for one.
 */
export function headOf(tree: Tree, inMathJson: boolean): Head {
  const operator = operatorOf(tree, inMathJson);
  if (operator !== undefined) return { name: operator, isOperator: true };
  const className = /^[\w$]+(?= )/.exec(tree.text)?.[0];
  const kind = tree.text.startsWith("[") ? "List" : "Object";
  return { name: className ?? kind, isOperator: false };
}

function operatorOf({ children }: Tree, inMathJson: boolean) {
  const first = children?.[0];
  if (first?.key !== undefined || first?.children !== undefined)
    return undefined;
  const pattern = inMathJson ? /^"([^"']+)"$/ : /^"([A-Z]\w*)"$/;
  return pattern.exec(first?.text ?? "")?.[1];
}

/**
 * The class that colours a value without parts.
 *
 * @param inMathJson - Whether it is an operand of a MathJSON function: what
 * stands between quotes is a symbol there.
 */
export function classOf(text: string, inMathJson: boolean): string {
  if (inMathJson && /^"[^'].*"$/.test(text)) return codeClass("property");
  if (/^["']/.test(text)) return codeClass("string");
  if (/^(?:true|false|NaN|-?Infinity|-?\d[\d.e+-]*n?)$/.test(text))
    return codeClass("number");
  return /^(?:null|undefined)$/.test(text) ? codeClass("keyword") : "";
}

/** How many values a tree holds, itself included, but at most `limit`. */
export function countValues(tree: Tree, limit: number): number {
  let count = 1;
  for (const child of tree.children ?? []) {
    if (count >= limit) break;
    count += countValues(child, limit - count);
  }
  return count;
}
