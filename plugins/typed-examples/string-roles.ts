import type ts from "typescript";

import type { Reader } from "./keys.ts";

/** The role of a string or a list for the package that takes it. */
export type Role = "LaTeX" | "MathJSON" | "LaTeX or MathJSON" | "name";

/** Types that hold an expression as MathJSON. */
const MATH_JSON = [
  "ExpressionInput",
  "MathJsonExpression",
  "MathJsonFunctionObject",
  "SemiBoxedExpression",
];

/** Roles of what the packages declare as a string, and describe as more. */
const DESCRIBED: Readonly<Record<string, Role>> = {
  "Expression.operator": "name",
  "MathfieldElement.value": "LaTeX",
  "VirtualKeyboardKeycap.insert": "LaTeX",
  "convertLatexToMarkup(text)": "LaTeX",
  "function(name)": "name",
  "has(v)": "name",
  "insert(s)": "LaTeX",
  "isFunction(operator)": "name",
  "isSymbol(name)": "name",
  "operatorInfo(head)": "name",
  "setPromptValue(content)": "LaTeX",
  "setValue(value)": "LaTeX",
  "symbol(sym)": "name",
  "symbolInfo(name)": "name",
  "validateLatex(s)": "LaTeX",
};

/**
 * Finds the role of a value in a package, by the type that it declares.
 *
 * @param symbol - The parameter or property that gets the value.
 */
export function roleOf(
  { ts }: Pick<Reader, "ts">,
  symbol: ts.Symbol | undefined,
): Role | undefined {
  const declared = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
  if (!symbol || !declared?.getSourceFile().isDeclarationFile) return undefined;
  const types = typesIn(ts, declared);
  const isLatex = types.has("LatexString");
  const isMathJson = MATH_JSON.some((name) => types.has(name));
  if (isLatex) return isMathJson ? "LaTeX or MathJSON" : "LaTeX";
  if (isMathJson) return "MathJSON";
  if (types.has("MathJsonSymbol")) return "name";
  return symbol.name === "latex" ? "LaTeX" : DESCRIBED[keyOf(ts, declared)];
}

/**
 * The names in the type of a parameter or property, but not in a function's.
 */
function typesIn(compiler: typeof ts, declared: ts.Declaration): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (compiler.isFunctionTypeNode(node)) return;
    if (compiler.isTypeReferenceNode(node)) names.add(node.typeName.getText());
    compiler.forEachChild(node, visit);
  };
  const isTyped =
    compiler.isParameter(declared) || compiler.isPropertySignature(declared);
  if (isTyped && declared.type) visit(declared.type);
  return names;
}

/** `setValue(value)` for a parameter, `MathfieldElement.value` for a member. */
function keyOf(compiler: typeof ts, declared: ts.Declaration): string {
  const nameOf = (node: ts.Node) =>
    "name" in node ? (node.name as ts.Node | undefined)?.getText() : undefined;
  const [owner, own] = [nameOf(declared.parent), nameOf(declared)];
  return compiler.isParameter(declared)
    ? `${owner ?? ""}(${own ?? ""})`
    : `${owner ?? ""}.${own ?? ""}`;
}
