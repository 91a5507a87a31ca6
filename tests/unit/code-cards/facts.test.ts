import { describe, expect, test } from "vitest";

import { namedFacts, shortenCode } from "../../../plugins/code-cards.ts";
import { factKey, factsPath } from "../../../src/code-cards/index.ts";

describe("what cards say", async () => {
  const facts = new Map(await namedFacts(process.cwd()));

  test("of a member: its declaration, highlighted, and a sentence", () => {
    const fact = facts.get("/compute-engine/api/expression/#Expression.latex");
    expect(fact?.code).toBe('latex: <span class="code-class">string</span>');
    expect(fact?.line).toMatch(/LaTeX.*\.$/);
    expect(fact).not.toHaveProperty("deprecated");
  });

  test("of a class: how it is made", () => {
    const fact = facts.get("/compute-engine/api/compute-engine/");
    expect(fact?.code).toContain("new</span>");
  });

  test("of what is deprecated: what to use instead, as plain text", () => {
    const fact = facts.get(
      "/compute-engine/api/compute-engine/#ComputeEngine.box",
    );
    expect(fact?.deprecated).toBe("Use expr() instead.");
  });

  test("of a name of the standard library: its type, at its entry", () => {
    const fact = facts.get("/compute-engine/reference/arithmetic/#add");
    expect(fact?.code).toMatch(/^Add: \(.*->/);
    expect(fact?.line).toBe("The sum of its operands.");
  });

  test("of a type and of a word of signatures: its row in the legend", () => {
    const page = "/compute-engine/reference/";
    expect(facts.get(`${page}#type-real`)?.line).toBe("Finite real numbers.");
    expect(facts.get(`${page}#optional`)).toEqual({
      code: "optional",
      line: "You can leave the operand out.",
    });
  });

  test("of a command: its use, and the sign that it draws", () => {
    const page = "/mathfield/reference/commands/?filter=%5C";
    expect(facts.get(`${page}alpha`)?.line).toBe("α");
    expect(facts.get(`${page}frac`)?.code).toContain("{x}{y}");
    expect(facts.get(`${page}frac`)).not.toHaveProperty("line");
  });

  test("nothing where it would be the name alone", () => {
    const bare = [...facts].filter(
      ([, { code, line }]) =>
        line === undefined &&
        /^(?:(?:class|interface) )?\\?\w+$/.test(
          code.replaceAll(/<[^>]*>/g, ""),
        ),
    );
    expect(bare).toEqual([]);
  });

  test("no more than a card has room for", () => {
    const long = [...facts.values()].filter(
      ({ code }) => code.replaceAll(/<[^>]*>/g, "").length > 400,
    );
    expect(long).toEqual([]);
  });
});

test("facts are found by the address of a link", () => {
  const url = new URL("https://a.example/base/page/?filter=%5Cfrac#b");
  expect(factsPath(url)).toBe("/base/page/cards.json");
  expect(factKey(url)).toBe("?filter=%5Cfrac#b");
});

describe("a declaration", () => {
  const line = (length: number) => "a".repeat(length);

  test("that is short stays as it is", () => {
    expect(shortenCode("f(): void\nf(a): void")).toBe("f(): void\nf(a): void");
  });

  test("loses the overloads that find no room, and says how many", () => {
    expect(shortenCode([line(200), line(100)].join("\n"))).toBe(
      `${line(200)}\n// 1 more overload`,
    );
    expect(shortenCode([line(90), line(90), line(190), "f"].join("\n"))).toBe(
      `${line(90)}\n${line(90)}\n// 2 more overloads`,
    );
  });

  test("is cut where one overload is too long", () => {
    expect(shortenCode(line(300))).toBe(`${line(239)}…`);
  });
});
