// cspell:ignore lasy
import { describe, expect, test } from "vitest";

import { factsOf, operators } from "../../../plugins/package-facts/index.ts";
import { shown, transform } from "./shown.ts";

const facts = await factsOf(operators);

test("a name that the package does not have fails with file and line", async () => {
  await expect(
    transform('# Page\n\nText.\n\n<Signature of="Summ" />\n'),
  ).rejects.toThrow(/page\.mdx:5: .*"Summ"/);
});

test("a category that there is not fails and names those there are", async () => {
  const known = [...new Set(facts.map(({ library }) => library))];
  await expect(
    transform('\n\n<Operators category="algebra-i" />\n'),
  ).rejects.toThrow(
    `page.mdx:3: the installed Compute Engine has no category "algebra-i": it has ${known.join(", ")}`,
  );
});

test("a name of the category without an entry fails, and is named", async () => {
  await expect(
    transform('\n\n<Operators category="fractals" />\n'),
  ).rejects.toThrow(/page\.mdx:3: \w+ has no entry: .*<Signature of="\w+" \/>/);
});

test("a signature has its notation, its LaTeX typeset and its link", async () => {
  const { html } = await shown('<Signature of="Sum" />');
  const fact = facts.find(({ name }) => name === "Sum");
  expect(html).toContain('<span class="katex">');
  expect(html).toContain(`<code>${fact?.latex[0] ?? "?"}</code>`);
  expect(html).toContain(`/wiki/${fact?.wikidata ?? "?"}">`);
  for (const trait of fact?.traits ?? ["?"]) expect(html).toContain(trait);
});

describe("operands", () => {
  test("have their names, the types of the package and what is said of them", async () => {
    const { html } = await shown(
      '<Signature of="Round" id="round" x="the number" digits="`0` by default" />',
    );
    expect(html).toContain('<p id="round"><code><b>Round</b>(x, digits?) ');
    expect(html).toContain(
      "<dt><code>x</code></dt><dd><small><code>real</code> or <code>signed_infinity</code></small> the number</dd>",
    );
    expect(html).toContain(
      "<dt><code>digits</code></dt><dd><small><code>integer</code>, optional</small> <code>0</code> by default</dd>",
    );
  });

  test("of two signatures have the types of both", async () => {
    const { html } = await shown(
      '<Signature of="Rational" a="one" b="without it, one is converted" />',
    );
    expect(html).toContain("<b>Rational</b>(a, b?)");
    expect(html).toContain(
      "<small><code>integer</code> or <code>real</code></small> one",
    );
    expect(html).toContain(
      "<small><code>integer</code>, optional</small> without",
    );
  });

  test.each([
    ['of="Round" x="one"', "has 2 operands, not 1"],
    ['of="Log" x="one" b="10 by default"', 'calls its operand "base"'],
    ['of="Round" x="one" digits="how many"', '"digits" of Round is optional'],
  ])("that are not those of the package fail: %s", async (given, message) => {
    await expect(transform(`<Signature ${given} />\n`)).rejects.toThrow(
      message,
    );
  });
});

test("a name in a sentence has its anchor, and is a name of the package", async () => {
  expect(await shown('Short: <Name of="Lg" id="lg" />.')).toEqual({
    name: "Lg",
    id: "lg",
  });
  await expect(transform('A <Name of="Lgg" id="lgg" />.')).rejects.toThrow(
    'defines no "Lgg"',
  );
});

test("a type in a sentence is one of the engine", async () => {
  expect(await shown('The type <Type of="real" id="type-real" />.')).toEqual({
    name: "real",
    id: "type-real",
  });
  await expect(
    transform('The type <Type of="reel" id="type-reel" />.'),
  ).rejects.toThrow("reel");
  await expect(
    transform('It is <Term of="lasy" id="lasy" />.'),
  ).rejects.toThrow('signatures do not say "lasy"');
});

describe("a picture", () => {
  test("shows several curves in a part of the plane", async () => {
    const given = 'latex="\\sin x; \\cos x" x="0 to 6" y="-2 to 2"';
    const props = await shown(`<CurvePicture ${given} />`);
    expect(props).toMatchObject({
      label: "sin(x) and cos(x)",
      words: "x from 0 to 6, y from −2 to 2",
    });
  });

  test.each([
    ['latex="x; t"', "different unknowns"],
    ['latex="x y"', "no function of one unknown"],
    ['latex="x" x="1 to 0"', '"1 to 0" is no range'],
  ])("of anything else fails: %s", async (given, message) => {
    await expect(transform(`<CurvePicture ${given} />\n`)).rejects.toThrow(
      message,
    );
  });
});

describe("pictures of sets", () => {
  test("show on the number line what the engine says is in a set", async () => {
    const given = 'sets="[0, 1) \\cup (1, 2]; \\{1\\}; \\R" over="-1 to 3"';
    expect(await shown(`<NumberLines ${given} />`)).toMatchObject({
      lines: [
        {
          parts: [
            [0, 1],
            [1, 2],
          ],
          points: [
            { x: 0, isFilled: true },
            { x: 1, isFilled: false },
            { x: 2, isFilled: true },
          ],
          words:
            "from 0 (included) to 1 (excluded); from 1 (excluded) to 2 (included)",
        },
        { parts: [], points: [{ x: 1, isFilled: true }], words: "1" },
        {
          parts: [[-1, 3]],
          points: [],
          words:
            "from -1 (the edge of the picture) to 3 (the edge of the picture)",
        },
      ],
    });
  });

  test("shade the regions that a set has elements in", async () => {
    const props = await shown('<VennDiagrams of="A \\setminus B; B" />');
    expect(props).toMatchObject({
      diagrams: [
        { regions: { a: true, b: false, both: false } },
        { regions: { a: false, b: true, both: true } },
      ],
    });
  });

  test.each([
    ['NumberLines sets="x" over="0 to 1"', "does not decide 0.5 \\in x"],
    ['NestedSets sets="\\Z; \\N" elements="0; 1"', "\\Z \\subset \\N"],
    ['NestedSets sets="\\N; \\Z" elements="0; 1"', "1 \\notin \\N"],
    ['NestedSets sets="\\N; \\Z" elements="0; 0.5"', "0.5 \\in \\Z"],
  ])("fail where the engine says otherwise: %s", async (given, message) => {
    await expect(transform(`<${given} />\n`)).rejects.toThrow(message);
  });
});

test("what is markup in a text of the package is a text on the page", async () => {
  const typed = facts.find(({ type }) => type.includes("list<"));
  const { html } = await shown(`<Signature of="${typed?.name ?? "?"}" />`);
  expect(html).toContain("list&lt;");
  expect(html).not.toContain("list<");
});
