import { parse } from "acorn";
import type { Program } from "estree";
import type { Nodes } from "mdast";
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from "mdast-util-mdx-jsx";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";

/**
 * A JSX element of an MDX document.
 *
 * @param name - Name of the component or tag.
 * @param attributes - Strings; those that are undefined are left out.
 * @param spread - Name of a binding whose properties the element also gets.
 */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  spread?: string,
): MdxJsxFlowElement {
  const given: MdxJsxFlowElement["attributes"] = Object.entries(
    attributes,
  ).flatMap(([key, value]): MdxJsxAttribute[] =>
    value === undefined ? [] : [{ type: "mdxJsxAttribute", name: key, value }],
  );
  if (spread !== undefined) {
    given.push({
      type: "mdxJsxExpressionAttribute",
      value: `...${spread}`,
      data: { estree: parsed(`({ ...${spread} })`) },
    });
  }
  return { type: "mdxJsxFlowElement", name, attributes: given, children: [] };
}

/**
 * An attribute whose value is an expression: `<CheckedPage examples={[a]} />`.
 */
export function expressionAttribute(
  name: string,
  expression: string,
): MdxJsxAttribute {
  const data = { estree: parsed(`(${expression})`) };
  const type = "mdxJsxAttributeValueExpression";
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type, value: expression, data },
  };
}

/** `import name from "source";` at the head of an MDX document. */
export function importDefault(name: string, source: string): MdxjsEsm {
  const value = `import ${name} from ${JSON.stringify(source)};`;
  return { type: "mdxjsEsm", value, data: { estree: parsed(value) } };
}

function parsed(code: string): Program {
  const options = { ecmaVersion: "latest", sourceType: "module" } as const;
  return parse(code, options) as unknown as Program;
}

/** An element of JSX in a document, in a line of its own or within a line. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Tells whether a node is an element of JSX, such as `<Signature of="Sum" />`.
 *
 * @param node - A node of a document's tree.
 */
export function isElement(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/**
 * The attributes of an element, by name. An attribute whose value is not a
 * string counts as empty.
 *
 * @param node - The element.
 */
export function attributesOf(
  node: JsxElement,
): Readonly<Record<string, string>> {
  const given: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") continue;
    const { name, value } = attribute;
    given[name] = typeof value === "string" ? value : "";
  }
  return given;
}
