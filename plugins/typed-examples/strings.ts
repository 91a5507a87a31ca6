import type ts from "typescript";

import type { Compiled } from "./names.ts";
import { type Role, roleOf } from "./string-roles.ts";

/** A name in a string of an example, which need not be known. */
export interface StringUse {
  /** Place in the source, in UTF-16 units; the end is the first after it. */
  readonly start: number;
  readonly end: number;
  /** Of the standard library, in MathJSON, or of LaTeX: `Add`, `\\frac`. */
  readonly kind: "operator" | "command";
  readonly name: string;
}

/**
 * Commands in LaTeX as a program writes it. In a common string each backslash
 * is written twice; a pair of them, or any other escape, begins no command.
 */
const COMMANDS = {
  raw: /(\\[a-z]+)|\\[^]/gi,
  escaped: /(\\\\[a-z]+)|\\\\\\\\|\\[^]/gi,
} as const;

/** Methods of lists that call a function with each element. */
const EACH: ReadonlySet<string> = new Set(["map", "flatMap", "forEach"]);

/**
 * The names in the strings of an example that the types of the packages give a
 * meaning: operators and symbols in MathJSON, commands in LaTeX. Whether they
 * are known is not asked.
 */
export function stringsIn({
  ts,
  checker,
  program,
  source,
  from,
}: Compiled): StringUse[] {
  const found = new Map<number, StringUse>();
  const reader = { ts, checker, program };

  function add(kind: StringUse["kind"], start: number, text: string): void {
    if (start < from) return;
    const name = kind === "command" ? text.replace("\\\\", "\\") : text;
    const at = start - from;
    found.set(at, { kind, name, start: at, end: at + text.length });
  }

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      const parameters = checker.getResolvedSignature(node)?.parameters ?? [];
      for (const [index, argument] of (node.arguments ?? []).entries())
        read(argument, roleOf(reader, parameters[index]));
    } else if (ts.isBinaryExpression(node) && isComparedOrSet(node)) {
      const { left, right } = node;
      read(right, roleOf(reader, checker.getSymbolAtLocation(left)));
    } else if (ts.isPropertyAssignment(node)) {
      const expected = checker.getContextualType(node.parent);
      const property = expected?.getProperty(node.name.getText());
      read(node.initializer, roleOf(reader, property));
    } else if (ts.isArrayLiteralExpression(node)) {
      if (isMathJson(checker.getContextualType(node))) read(node, "MathJSON");
    }
    ts.forEachChild(node, visit);
  }

  function isComparedOrSet({ left, operatorToken }: ts.BinaryExpression) {
    const { kind } = operatorToken;
    return (
      ts.isPropertyAccessExpression(left) &&
      (kind === ts.SyntaxKind.EqualsToken ||
        kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
    );
  }

  function read(node: ts.Node | undefined, role: Role | undefined): void {
    if (node === undefined || role === undefined) return;
    if (ts.isStringLiteralLike(node)) readText(node, role, "escaped");
    else if (ts.isTemplateExpression(node)) readTemplate(node, role, "escaped");
    else if (ts.isTaggedTemplateExpression(node)) {
      if (node.tag.getText() !== "String.raw") return;
      readTemplate(node.template, role, "raw");
    } else if (ts.isArrayLiteralExpression(node)) {
      const inside = role === "LaTeX or MathJSON" ? "MathJSON" : role;
      for (const [index, each] of node.elements.entries())
        read(each, inside === "MathJSON" && index === 0 ? "name" : inside);
    } else if (ts.isObjectLiteralExpression(node)) readObject(node, role);
    else if (ts.isConditionalExpression(node)) {
      read(node.whenTrue, role);
      read(node.whenFalse, role);
    } else if (ts.isBinaryExpression(node)) {
      read(node.left, role);
      read(node.right, role);
    } else if (ts.isParenthesizedExpression(node)) read(node.expression, role);
    else if (ts.isIdentifier(node)) {
      for (const value of valuesOf(node)) read(value, role);
    }
  }

  function readTemplate(node: ts.Node, role: Role, how: "raw" | "escaped") {
    if (!ts.isTemplateExpression(node)) readText(node, role, how);
    else
      for (const part of [node.head, ...node.templateSpans])
        readText("literal" in part ? part.literal : part, role, how);
  }

  function readText(node: ts.Node, role: Role, how: "raw" | "escaped"): void {
    const text = node.getText();
    if (!role.startsWith("LaTeX")) {
      const isWord = /^["'`][A-Za-z]\w*["'`]$/.test(text);
      if (isWord) add("operator", node.getStart() + 1, text.slice(1, -1));
    } else
      for (const { 1: command, index } of text.matchAll(COMMANDS[how]))
        if (command) add("command", node.getStart() + index, command);
  }

  /**
   * An expression that is an object: `{ fn: ["Add", 1, 2] }`, `{ sym: "Pi" }`.
   */
  function readObject(node: ts.ObjectLiteralExpression, role: Role): void {
    if (!role.endsWith("MathJSON")) return;
    for (const property of node.properties) {
      if (!ts.isPropertyAssignment(property)) continue;
      const key = property.name.getText();
      if (key === "fn") read(property.initializer, "MathJSON");
      if (key === "sym") read(property.initializer, "name");
    }
  }

  /** Finds what a name of the example holds: a constant, or each of a list. */
  function valuesOf(node: ts.Identifier): readonly ts.Expression[] {
    const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (declaration?.getSourceFile() !== source) return [];
    const { parent } = declaration;
    if (ts.isParameter(declaration)) {
      const call = parent.parent;
      return ts.isArrowFunction(parent) &&
        parent.parameters[0] === declaration &&
        ts.isCallExpression(call) &&
        ts.isPropertyAccessExpression(call.expression) &&
        EACH.has(call.expression.name.text)
        ? elementsOf(call.expression.expression)
        : [];
    }
    if (!ts.isVariableDeclaration(declaration)) return [];
    if (!(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const)) return [];
    const loop = parent.parent;
    if (ts.isForOfStatement(loop)) return elementsOf(loop.expression);
    return declaration.initializer ? [declaration.initializer] : [];
  }

  function elementsOf(list: ts.Expression): readonly ts.Expression[] {
    if (ts.isArrayLiteralExpression(list)) return list.elements;
    return ts.isIdentifier(list) ? valuesOf(list).flatMap(elementsOf) : [];
  }

  visit(source);
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** Tells whether a type is one that holds any expression as MathJSON. */
function isMathJson(type: ts.Type | undefined): boolean {
  return (
    type?.isUnion() === true &&
    type.types.some(
      ({ aliasSymbol }) => aliasSymbol?.name === "MathJsonFunctionObject",
    )
  );
}
