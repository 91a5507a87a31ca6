/**
 * An element of SVG as data, so that the build can write it as markup and the
 * browser can make it an element.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Describe an element of SVG. */
export function svg(
  tag: string,
  attributes: SvgNode["attributes"],
  ...children: SvgNode["children"]
): SvgNode {
  return { tag, attributes, children };
}

/**
 * Write an element as markup, for a page that the build makes.
 *
 * @returns Markup for HTML, with all texts and attribute values escaped.
 */
export function toMarkup({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escape(String(value))}"`,
  );
  const content = children.map((child) =>
    typeof child === "string" ? escape(child) : toMarkup(child),
  );
  return `<${tag}${written.join("")}>${content.join("")}</${tag}>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? "");
}
