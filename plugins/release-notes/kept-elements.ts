import type { Html as Tag, Nodes } from "mdast";

/** Elements that are let through as they are written, without attributes. */
const ELEMENTS = ["sub", "sup", "small", "kbd", "br"];

/** The tags that may stay tags: each with its partner, and in order. */
export function keptElements(nodes: readonly Nodes[]): ReadonlySet<Tag> {
  const kept = new Set<Tag>();
  const open: { name: string; node: Tag }[] = [];
  for (const node of nodes) {
    if (node.type !== "html") continue;
    const [, slash, name = ""] =
      /^<(\/?)([a-z]+)\s*\/?>$/i.exec(node.value.toLowerCase()) ?? [];
    if (!ELEMENTS.includes(name)) continue;
    if (name === "br") kept.add(node);
    else if (slash === "") open.push({ name, node });
    else if (open.at(-1)?.name === name) {
      kept.add(open.pop()?.node ?? node).add(node);
    }
  }
  return kept;
}
