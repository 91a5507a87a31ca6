import type { ListItem, PhrasingContent } from "mdast";
import { toString } from "mdast-util-to-string";

/** An item in two parts: what is read first, and what can be unfolded. */
export interface Fold {
  readonly head: PhrasingContent[];
  /** The rest of its first paragraph, which may be empty. */
  readonly tail: PhrasingContent[];
  /** The blocks after its first paragraph. */
  readonly blocks: ListItem["children"];
}

/** Characters after the first sentence that are worth a click. */
const WORTH_FOLDING = 240;

/** The end of a sentence: what follows begins another, or another node. */
const SENTENCE =
  /(?<!\b(?:e\.g|i\.e|etc|cf|vs))[.!?][)"”]?(?=\s+(?:[A-Z("“]|$))/;

/**
 * Divides an item of release notes after its first sentence, if it is long.
 *
 * @param item - A list item.
 * @returns Nothing for an item that is shown whole.
 */
export function foldOf({ children }: ListItem): Fold | undefined {
  const [paragraph, ...blocks] = children;
  if (paragraph?.type !== "paragraph") return undefined;
  const [head, tail] = withoutLinks(divide(paragraph.children));
  // What unfolds is a control, and holds no other.
  if (hasLink(head)) return undefined;
  const rest = toString([...tail, ...blocks]);
  return rest.length < WORTH_FOLDING ? undefined : { head, tail, blocks };
}

type Division = [PhrasingContent[], PhrasingContent[]];

/** Leaves bold words alone in a head whose other words have a link. */
function withoutLinks([head, tail]: Division): Division {
  const [first, ...others] = head;
  return first?.type === "strong" && hasLink(others)
    ? [[first], [...others, ...tail]]
    : [head, tail];
}

function hasLink(nodes: readonly PhrasingContent[]): boolean {
  return nodes.some(
    (node) =>
      node.type === "link" || ("children" in node && hasLink(node.children)),
  );
}

function divide(nodes: readonly PhrasingContent[]): Division {
  for (const [at, node] of nodes.entries()) {
    const before = nodes.slice(0, at);
    const after = nodes.slice(at + 1);
    // Bold words that are a sentence are the title of an item.
    if (node.type === "strong" && /[.!?]$/.test(toString(node)))
      return [[...before, node], after];
    if (node.type !== "text") continue;
    const end = SENTENCE.exec(node.value);
    if (end === null) continue;
    const length = end.index + end[0].length;
    const text = (value: string) => ({ type: "text", value }) as const;
    return [
      [...before, text(node.value.slice(0, length))],
      [text(node.value.slice(length)), ...after],
    ];
  }
  return [[...nodes], []];
}
