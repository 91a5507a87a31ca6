// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import { enliven } from "../../../src/playground/console";
import { toPart } from "../../../src/playground/runner";
import { entryOf, rendered, text, unfold } from "./console.ts";

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
    enliven(samp, entryOf([[1]]));
    expect(samp.textContent).toBe("text");
    unfold(samp);
    expect([...samp.children].map((part) => part.className)).toEqual([
      "result-text",
      "result-unfold",
      "result-tree",
    ]);
  });

  test("is added once, however often the same is printed", () => {
    const samp = document.createElement("samp");
    samp.innerHTML = '<span class="result-text">text</span>';
    enliven(samp, entryOf([[1]]));
    enliven(samp, entryOf([[1]]));
    expect(samp.querySelectorAll("button")).toHaveLength(1);
  });
});
