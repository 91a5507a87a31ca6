import { describe, expect, test } from "vitest";

import { fullTextOf, indexOf } from "../../../plugins/agent-docs/index.ts";

const SITE = {
  title: "Sums",
  summary: "All about sums.",
  packages: ["mathlive 1.0.0"],
  index: "https://example.org/llms.txt",
  full: "https://example.org/llms-full.txt",
};

function twin(title: string, place: { section?: string; above?: string } = {}) {
  const name = title.toLowerCase();
  return {
    title,
    address: `/${name}/`,
    url: `https://example.org/${name}.md`,
    markdown: `# ${title}\n\nText.\n`,
    ...place,
  };
}

const TWINS = [
  { ...twin("Start", { section: "Guides" }), description: "How to [begin]." },
  twin("Signs", { section: "Reference" }),
  twin("Plus", { section: "Reference", above: "Signs" }),
  twin("Minus", { section: "Reference", above: "Signs" }),
  twin("Table", { section: "Reference" }),
  twin("Home"),
];

describe("llms.txt", () => {
  test("has the form that llmstxt.org describes", () => {
    const [title, summary, , , ...sections] = indexOf(TWINS, SITE).split(
      "\n\n",
    );
    expect([title, summary]).toEqual(["# Sums", "> All about sums."]);
    expect(sections.join("\n\n")).toBe(
      `## Guides

- [Start](https://example.org/start.md): How to \\[begin].

## Reference

- [Signs](https://example.org/signs.md)
- [Table](https://example.org/table.md)

## Other pages

- [Home](https://example.org/home.md)

## Optional

- [Plus](https://example.org/plus.md)
- [Minus](https://example.org/minus.md)
`,
    );
  });
});

describe("llms-full.txt", () => {
  const full = fullTextOf(TWINS, SITE, ({ title }) => title === "Table");

  test("says at its head what is not in it", () => {
    const [head] = full.split("\n\n---\n\n");
    expect(head).toContain("The 3 pages that follow");
    expect(head).toContain(
      "- [Table](https://example.org/table.md)\n- 2 pages below “Signs”",
    );
  });

  test("has the other pages, in order", () => {
    expect(full.split("\n\n---\n\n").slice(1)).toEqual([
      "# Start\n\nText.",
      "# Signs\n\nText.",
      "# Home\n\nText.\n",
    ]);
  });
});
