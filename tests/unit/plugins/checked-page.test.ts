import type { Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { unified } from "unified";
import { describe, expect, test } from "vitest";

import { remarkCheckedPage } from "../../../plugins/live-examples/index.ts";
import { element, parseMdx } from "../../../plugins/mdx/index.ts";

/** The children of a page with these elements below its title. */
async function transform(
  source: string,
  elements: readonly MdxJsxFlowElement[],
): Promise<Root["children"]> {
  const tree = parseMdx(`import x from "y";\n\n# Page\n\n${source}`);
  tree.children.push(...elements);
  return (await unified().use(remarkCheckedPage).run(tree)).children;
}

/** The attributes of the line below the title. */
async function lineOf(...page: Parameters<typeof transform>) {
  const children = await transform(...page);
  const at = children.findIndex(({ type }) => type === "heading");
  const line = children[at + 1] as MdxJsxFlowElement | undefined;
  if (line?.name !== "CheckedPage") return undefined;
  return line.attributes.map((attribute) => {
    const { value } = attribute;
    const name = "name" in attribute ? attribute.name : "…";
    return [name, typeof value === "object" ? value?.value : value];
  });
}

const example = element("LiveExample", {}, "liveExample0");
const playground = element("Playground", {}, "playground0");
const step = element("Step", {}, "shown3");

describe("the line below a title", () => {
  test("takes the props of all examples", async () => {
    const fences = "```bash\nnpm i\n```\n\n```js checked\n1;\n```\n";
    expect(await lineOf(fences, [example, playground, step])).toEqual([
      ["complete", "true"],
      ["examples", "[liveExample0, playground0, shown3.result]"],
    ]);
  });

  test("does not speak of all where a program was not checked", async () => {
    const line = await lineOf("```js\n1;\n```\n", [example]);
    expect(line).toEqual([["examples", "[liveExample0]"]]);
  });

  test("is missing where nothing runs", async () => {
    expect(await lineOf("```js checked\n1;\n```\n", [])).toBeUndefined();
  });
});
