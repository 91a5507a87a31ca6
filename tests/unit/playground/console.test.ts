// @vitest-environment happy-dom
import { describe, expect, test, vi } from "vitest";

import {
  addTree,
  latexBeside,
  renderEntry,
} from "../../../src/playground/console";
import type { Entry } from "../../../src/playground/output";
import { toPart } from "../../../src/playground/runner";

const typeset = async (latex: string) => `<b>${latex.length}</b>`;

function entryOf(...values: unknown[]): Entry {
  return { level: "log", line: 1, parts: values.map(toPart) };
}

const rendered = (entry: Entry) => renderEntry(entry, typeset);

const text = (element: Element, selector: string) =>
  [...element.querySelectorAll(selector)].map((each) => each.textContent);

function unfold(element: Element): HTMLButtonElement {
  const button =
    element.querySelector<HTMLButtonElement>(".result-unfold") ??
    expect.fail("nothing unfolds");
  button.click();
  return button;
}

describe("an entry", () => {
  test("has the markup that the build writes", () => {
    expect(rendered(entryOf("x =", 1)).outerHTML).toBe(
      '<samp class="result"><span class="result-text">x = 1</span></samp>',
    );
    const error: Entry = { level: "error", line: 1, parts: [{ text: "no" }] };
    expect(rendered(error).className).toBe("result error");
  });

  test("shows what readers print as text, never as markup", () => {
    const markup = "<img src=x onerror=alert(1)>";
    const entry = entryOf(markup, { [markup]: [[markup]] });
    const samp = rendered({ ...entry, table: undefined });
    unfold(samp);
    const table = { columns: ["", markup], rows: [[markup, markup]] };
    const grid = rendered({ ...entry, table });
    expect(samp.textContent).toContain(markup);
    expect(grid.textContent).toContain(markup);
    expect([samp, grid].map((each) => each.querySelector("img"))).toEqual([
      null,
      null,
    ]);
  });

  test("shows a formula beside its text, as soon as it is set", async () => {
    const parts = [{ text: "1/2", latex: "\\frac12" }];
    const samp = rendered({ level: "log", line: 1, parts });
    expect(samp.textContent).toBe("1/2");
    await vi.waitFor(() => {
      expect(samp.lastElementChild?.outerHTML).toBe(
        '<span class="result-math"><b>7</b></span>',
      );
    });
  });

  test.each([
    async () => undefined,
    () => Promise.reject(new Error("offline")),
  ])("keeps its text when nothing sets the formula", async (failing) => {
    const parts = [{ text: "1/2", latex: "\\frac12" }];
    const attempt = vi.fn(failing);
    const samp = renderEntry({ level: "log", line: 1, parts }, attempt);
    await expect.poll(() => attempt.mock.settledResults.length).toBe(1);
    expect(samp.innerHTML).toBe('<span class="result-text">1/2</span>');
  });
});

describe("the LaTeX beside a text", () => {
  test.each([
    ["several values", [{ text: "a", latex: "\\a" }, { text: "b" }]],
    ["no expression", [{ text: "a" }]],
    ["nothing", []],
    ["what reads the same", [{ text: "x", latex: "x" }]],
    ["a number", [{ text: "1.5e-3", latex: "1.5\\cdot10^{-3}" }]],
    ["a page of it", [{ text: "a", latex: "x+".repeat(200) }]],
  ])("is left out for %s", (_what, parts) => {
    expect(latexBeside(parts)).toBeUndefined();
  });

  test("is that of an expression", () => {
    expect(latexBeside([{ text: "1/2", latex: "\\frac12" }])).toBe("\\frac12");
  });
});

describe("a long text", () => {
  const rows = Array.from({ length: 50 }, (_, row) => `row ${row}`).join("\n");

  test.each([rows, "x".repeat(5000)])("shows its beginning first", (long) => {
    const samp = rendered(entryOf(long));
    const shown = () => samp.querySelector(".result-text")?.textContent ?? "";
    const beginning = shown();
    expect(beginning.length).toBeLessThan(long.length);
    expect(long.startsWith(beginning.slice(0, -1))).toBe(true);
    expect(beginning.split("\n").length).toBeLessThanOrEqual(20);

    const button = samp.querySelector<HTMLButtonElement>(".result-more");
    expect(button?.textContent).toBe("Show all");
    button?.click();
    expect([shown(), button?.ariaExpanded]).toEqual([long, "true"]);
    button?.click();
    expect([shown(), button?.textContent]).toEqual([beginning, "Show all"]);
  });

  test("is whole when it has twenty rows", () => {
    const twenty = rows.split("\n").slice(0, 20).join("\n");
    expect(rendered(entryOf(twenty)).children).toHaveLength(1);
  });
});

describe("the tree", () => {
  test.each([[5], ["text"], [[1, 2]], [{ x: 1 }], [[]], [null]])(
    "is left out where the line says it all: %j",
    (value) => {
      expect(rendered(entryOf(value)).querySelector("button")).toBeNull();
    },
  );

  test("opens and closes below the line", () => {
    const samp = rendered(entryOf({ roots: [1, 2], exact: true }));
    const button = unfold(samp);
    expect([button.ariaLabel, button.ariaExpanded]).toEqual([
      "Show as a tree",
      "true",
    ]);
    expect(text(samp, ".result-branch")).toEqual(["Object", "roots: List"]);
    expect(text(samp, ".result-leaf")).toEqual(["1", "2", "exact: true"]);
    button.click();
    expect(samp.querySelector(".result-tree")).toBeNull();
    button.click();
    expect(samp.querySelectorAll(".result-tree")).toHaveLength(1);
  });

  test("shows the operator of MathJSON first", () => {
    const samp = rendered(entryOf(["Add", 1, ["Sqrt", "x"], "'half'"]));
    unfold(samp);
    expect(text(samp, ".code-function")).toEqual(["Add", "Sqrt"]);
    expect(text(samp, ".code-number")).toEqual(["1"]);
    expect(text(samp, ".code-property")).toEqual(['"x"']);
    expect(text(samp, ".code-string")).toEqual(["\"'half'\""]);
  });

  test("takes strings for strings elsewhere", () => {
    const samp = rendered(entryOf([["one", "two"]]));
    unfold(samp);
    expect(text(samp, ".code-string")).toEqual(['"one"', '"two"']);
    expect(text(samp, ".code-function")).toEqual([]);
  });

  test("knows any operator of an expression", () => {
    const tree = toPart(["f", ["g", "x"]]).tree;
    const parts = [{ text: "f(g(x))", latex: "f(g(x))", tree }];
    const samp = rendered({ level: "log", line: 1, parts });
    unfold(samp);
    expect(text(samp, ".code-function")).toEqual(["f", "g"]);
  });

  test("makes only as much of a large value as is open", () => {
    const terms = Array.from({ length: 90 }, (_, k) => ["Power", "x", k]);
    const samp = rendered(entryOf(["Add", ...terms]));
    unfold(samp);
    expect(samp.querySelectorAll("li")).toHaveLength(1 + terms.length);
    const branch =
      samp.querySelectorAll<HTMLButtonElement>(".result-branch")[1];
    const item = branch?.parentElement ?? expect.fail("no first term");
    expect(item.textContent).toBe('Power"x", 0');
    branch?.click();
    expect(text(item, ".result-leaf")).toEqual(['"x"', "0"]);
    branch?.click();
    expect(item.textContent).toBe('Power"x", 0');
  });

  test("leaves alone what the build wrote", () => {
    const samp = document.createElement("samp");
    samp.innerHTML = '<span class="result-text">text</span>';
    addTree(samp, entryOf([[1]]));
    expect(samp.textContent).toBe("text");
    unfold(samp);
    expect(samp.querySelector(".result-text + .result-tree")).not.toBeNull();
  });
});

test("a table names its columns and rows", () => {
  const table = { columns: ["", "name"], rows: [["0", "pi"]] };
  const samp = rendered({ level: "log", line: 1, parts: [], table });
  const headers = [...samp.querySelectorAll("th")];
  expect(headers.map((th) => `${th.scope} ${th.textContent}`)).toEqual([
    "col name",
    "row 0",
  ]);
  expect(text(samp, "tbody td")).toEqual(["pi"]);
});
