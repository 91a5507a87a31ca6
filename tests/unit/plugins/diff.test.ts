import { describe, expect, test } from "vitest";

import { renderDiff } from "../../../plugins/static-code/index.ts";

const text = (...lines: readonly string[]) => lines.join("\n");
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`);

/** A difference as a string: a sign before each line, `@` before a place. */
function shown(before: string, after: string): string[] {
  const html = renderDiff(before, after, "text");
  const parts = html.matchAll(
    /<(ins|del)>|<\/(?:ins|del)>|<span class="([a-z-]+)">([^]*?)\n<\/span>/g,
  );
  let sign = " ";
  return [...parts].flatMap(([, tag, name, line = ""]) => {
    if (name !== undefined) return [`${name === "line" ? sign : "@"}${line}`];
    sign = tag === "ins" ? "+" : tag === "del" ? "-" : " ";
    return [];
  });
}

describe("a difference", () => {
  test("has the added lines, and two more on each side", () => {
    const lines = numbered(8);
    expect(
      shown(text(...lines), text(...lines.toSpliced(4, 0, "new"))),
    ).toEqual([
      "@Lines 3–7 of 9",
      " line 3",
      " line 4",
      "+new",
      " line 5",
      " line 6",
    ]);
  });

  test("has the removed lines before those that replace them", () => {
    expect(shown("a\nb\nc\nd", "a\nx\ny\nd")).toEqual([
      "@Lines 1–4 of 4",
      " a",
      "-b",
      "-c",
      "+x",
      "+y",
      " d",
    ]);
  });

  test("leaves out what is far from a change, but not two lines", () => {
    const change = (between: number) => {
      const lines = numbered(between);
      return shown(text("a", ...lines, "b"), text("A", ...lines, "B"));
    };
    const places = (lines: readonly string[]) =>
      lines.filter((line) => line.startsWith("@"));
    expect(places(change(6))).toEqual(["@Lines 1–8 of 8"]);
    expect(places(change(7))).toEqual(["@Lines 1–3 of 9", "@Lines 7–9 of 9"]);
  });

  test("keeps as many lines as it can", () => {
    expect(shown("a\nb\nc\na\nb", "c\na\nb\nc\na\nb\na")).toEqual([
      "@Lines 1–7 of 7",
      "+c",
      " a",
      " b",
      " c",
      " a",
      " b",
      "+a",
    ]);
  });

  test("takes a new function whole, not from the brace of the last one", () => {
    const f = "function f() {\n}\n";
    const g = "function g() {\n}\n";
    expect(shown(`${f}\nf();`, `${f}\n${g}\nf();`).filter(isAdded)).toEqual([
      "+function g() {",
      "+}",
      "+",
    ]);
  });

  test("of equal texts is empty", () => {
    expect(renderDiff("a", "a", "js")).toBe("");
  });

  test("is highlighted as the whole files are", () => {
    expect(renderDiff("/*\nb\n*/", "/*\nc\n*/", "js")).toContain(
      '<del><span class="line"><span class="code-comment">b</span>\n</span></del><ins><span class="line"><span class="code-comment">c</span>\n</span></ins>',
    );
  });
});

function isAdded(line: string): boolean {
  return line.startsWith("+");
}
