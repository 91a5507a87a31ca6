import type { Program } from "estree";
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";
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
      data: { estree: spreadProgram(spread) },
    });
  }
  return { type: "mdxJsxFlowElement", name, attributes: given, children: [] };
}

function spreadProgram(name: string): Program {
  return {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ExpressionStatement",
        expression: {
          type: "ObjectExpression",
          properties: [
            {
              type: "SpreadElement",
              argument: { type: "Identifier", name },
            },
          ],
        },
      },
    ],
  };
}

/** `import name from "source";` at the head of an MDX document. */
export function importDefault(name: string, source: string): MdxjsEsm {
  return {
    type: "mdxjsEsm",
    value: `import ${name} from ${JSON.stringify(source)};`,
    data: {
      estree: {
        type: "Program",
        sourceType: "module",
        body: [
          {
            type: "ImportDeclaration",
            attributes: [],
            specifiers: [
              {
                type: "ImportDefaultSpecifier",
                local: { type: "Identifier", name },
              },
            ],
            source: { type: "Literal", value: source },
          },
        ],
      },
    },
  };
}
