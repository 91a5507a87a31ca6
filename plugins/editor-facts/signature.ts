import type ts from "typescript";

import { requirePackage } from "../package-facts/index.ts";

/** The facts in the code of a declaration that completion needs. */
export interface Signature {
  readonly isCallable: boolean;
  /** The type it has, or that a call of it returns, where it has a name. */
  readonly gives: string | undefined;
  readonly takesMathJson: boolean;
}

/** Types of parameters that take MathJSON. */
const MATH_JSON = /\b(?:ExpressionInput|MathJsonExpression)\b/;

/**
 * Reads a declaration.
 *
 * @param code - Of a member of a class or interface, or a statement.
 */
export function readSignature(code: string): Signature {
  const ts = requirePackage("typescript") as typeof import("typescript");
  const isStatement = /^(?:const|function|class|type|interface) /.test(code);
  const text = isStatement ? `declare ${code}` : `class A { ${code} }`;
  const file = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  const inside =
    statement && ts.isClassDeclaration(statement) && statement.members[0];
  const node =
    statement && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : inside || statement;
  const called = node && calledIn(ts, node);
  const isTyped =
    node && (ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node));
  const getter = node && ts.isGetAccessor(node) ? node.type : undefined;
  const type = called?.type ?? (isTyped ? node.type : getter);
  return {
    isCallable: called !== undefined,
    gives: type && nameOf(ts, type),
    takesMathJson:
      called?.parameters.some((each) =>
        MATH_JSON.test(each.type?.getText() ?? ""),
      ) ?? false,
  };
}

/** Finds the call signature of a declaration, if it can be called. */
function calledIn(
  typescript: typeof ts,
  node: ts.Node,
): ts.SignatureDeclaration | undefined {
  if (typescript.isFunctionDeclaration(node)) return node;
  if (typescript.isMethodDeclaration(node)) return node;
  const type =
    typescript.isPropertyDeclaration(node) ||
    typescript.isVariableDeclaration(node)
      ? node.type
      : undefined;
  return type && typescript.isFunctionTypeNode(type) ? type : undefined;
}

/** Types that hold others, and what a value of them is called here. */
const HOLDERS: Readonly<Record<string, (name: string) => string>> = {
  Array: (name) => `${name}[]`,
  ReadonlyArray: (name) => `${name}[]`,
  Promise: (name) => `Promise<${name}>`,
  Readonly: (name) => name,
};

/** The name of a type that one name says; of `T | undefined` that of `T`. */
function nameOf(typescript: typeof ts, node: ts.TypeNode): string | undefined {
  const name = (each: ts.TypeNode) => nameOf(typescript, each);
  if (typescript.isParenthesizedTypeNode(node)) return name(node.type);
  if (typescript.isTypeOperatorNode(node)) return name(node.type);
  if (typescript.isUnionTypeNode(node)) {
    const [only, second] = node.types.filter(
      (each) => !/^(?:null|undefined)$/.test(each.getText()),
    );
    return only && !second ? name(only) : undefined;
  }
  if (typescript.isArrayTypeNode(node)) {
    const element = name(node.elementType);
    return element && `${element}[]`;
  }
  if (!typescript.isTypeReferenceNode(node)) return undefined;
  const own = node.typeName.getText();
  const [argument] = node.typeArguments ?? [];
  if (argument === undefined) return own;
  const held = name(argument);
  return held && HOLDERS[own]?.(held);
}
