// @vitest-environment happy-dom
import katex from "katex";
import { act, createElement, Fragment, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { findMath, textOf } from "../../../src/client/find-math.ts";
import { follow, replaceMath } from "../../../src/client/math.ts";

// KaTeX looks for a doctype, which this environment does not have.
vi.hoisted(() =>
  Object.defineProperty(document, "compatMode", { value: "CSS1Compat" }),
);

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let host: HTMLElement;

beforeEach(() => {
  host = document.body.appendChild(document.createElement("main"));
});

afterEach(() => {
  host.remove();
});

const found = (html: string) => {
  host.innerHTML = html;
  return findMath(document.body).map(textOf);
};

describe("findMath", () => {
  test("finds text that holds formulas, in the order of the page", () => {
    expect(
      found("<p>\\(a\\) <b>$$b$$</b></p><p>none, $5</p><p>\\[c\\]</p>"),
    ).toEqual(["\\(a\\) ", "$$b$$", "\\[c\\]"]);
  });

  test.each([
    "<div data-playground><p>\\(x\\)</p></div>",
    "<math-field>\\(x\\)</math-field>",
    "<math-span>\\(x\\)</math-span>",
    "<math-div>\\(x\\)</math-div>",
    "<code>\\(x\\)</code>",
    "<pre><b>\\(x\\)</b></pre>",
    "<kbd>\\(x\\)</kbd>",
    "<samp>\\(x\\)</samp>",
    "<textarea>\\(x\\)</textarea>",
    "<style>\\(x\\)</style>",
    "<select><option>\\(x\\)</option></select>",
    "<svg><text>\\(x\\)</text></svg>",
    "<span class='katex'>\\(x\\)</span>",
    "<div contenteditable='true'>\\(x\\)</div>",
    "<div contenteditable>\\(x\\)</div>",
  ])("leaves %s alone", (html) => {
    expect(found(html)).toEqual([]);
  });

  test("looks upwards too, from a node that was added", () => {
    host.innerHTML = "<pre><b>\\(x\\)</b></pre><p>\\(y\\)</p>";
    const added = (selector: string) => host.querySelector(selector) as Node;
    expect(findMath(added("b"))).toEqual([]);
    expect(findMath(added("b").firstChild as Node)).toEqual([]);
    expect(findMath(added("p").firstChild as Node)).toHaveLength(1);
  });
});

describe("replaceMath", () => {
  test("typesets the formulas and keeps the prose", () => {
    host.innerHTML = "<p>so \\(x\\) is</p>";
    typesetAll();
    expect(host.querySelectorAll(".katex")).toHaveLength(1);
    expect(host.querySelector("annotation")?.textContent).toBe("x");
    expect(host.textContent).toMatch(/^so .* is$/s);
    expect(findMath(host)).toEqual([]);
  });

  test("stays where comments part the pieces, as the build writes them", () => {
    host.innerHTML = "<p>\\(<!-- -->x<!-- -->\\)</p>";
    const [run] = findMath(host);
    typesetAll();
    run?.forEach(follow);
    expect(annotations()).toEqual(["x"]);
    expect(findMath(host)).toEqual([]);
  });

  test("shows the TeX of a formula that is wrong", () => {
    host.innerHTML = "<p>so \\(x \\foo\\) is</p>";
    typesetAll();
    expect(host.textContent).toContain("x \\foo");
    expect(host.innerHTML).toContain("color:var(--ifm-color-danger");
  });
});

describe("typeset text that belongs to React", () => {
  test("can be given another text", async () => {
    const page = mount();
    await page.show(createElement("p", null, "Given ", "\\(x\\)", " first"));
    typesetAll();
    await page.show(createElement("p", null, "Given ", "\\(y\\)", " first"));
    typesetAll();
    expect(annotations()).toEqual(["y"]);
    await page.show(createElement("p", null, "Given ", "nothing", " first"));
    expect(host.textContent).toBe("Given nothing first");
  });

  test("can be removed, alone and with its parent", async () => {
    const page = mount();
    const show = (tex: boolean, rest: boolean) =>
      page.show(
        createElement(
          "main",
          null,
          tex && "\\(x\\)",
          rest && createElement("p", null, "\\(y\\)"),
          createElement("i", null, "end"),
        ),
      );
    await show(true, true);
    typesetAll();
    expect(annotations()).toEqual(["x", "y"]);
    await show(false, true);
    expect(annotations()).toEqual(["y"]);
    await show(false, false);
    expect(host.textContent).toBe("end");
  });

  test("can be the only child of an element", async () => {
    const page = mount();
    await page.show(createElement("p", null, "\\(x\\)"));
    typesetAll();
    await page.show(createElement("p", null, "\\(z\\)"));
    typesetAll();
    expect(annotations()).toEqual(["z"]);
  });

  test("can be made of several pieces", async () => {
    const page = mount();
    const show = (name: string, ...after: ReactNode[]) =>
      page.show(createElement("p", null, "So \\(", name, "^2\\)", ...after));
    await show("x", " is");
    typesetAll();
    expect(annotations()).toEqual(["x^2"]);
    await show("y", " is");
    typesetAll();
    expect(annotations()).toEqual(["y^2"]);
    await show("y");
    typesetAll();
    expect(annotations()).toEqual(["y^2"]);
    expect(host.textContent).not.toContain("is");
  });

  test("can be moved", async () => {
    const page = mount();
    const text = (key: string) =>
      createElement(Fragment, { key }, `\\(${key}\\)`);
    await page.show(["a", "b"].map(text));
    typesetAll();
    await page.show(["b", "a"].map(text));
    typesetAll();
    expect(annotations()).toEqual(["b", "a"]);
  });
});

function annotations(): (string | null)[] {
  return [...host.querySelectorAll("annotation")].map(
    ({ textContent }) => textContent,
  );
}

function typesetAll(): void {
  for (const run of findMath(host)) replaceMath(run, katex);
}

/** A React root whose changes are followed, as the client module does. */
function mount() {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes } of records) {
      if (type === "characterData") follow(target);
      removedNodes.forEach(follow);
    }
  });
  observer.observe(host, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  const root = createRoot(host);
  return {
    async show(children: ReactNode) {
      await act(async () => {
        root.render(children);
        await Promise.resolve();
      });
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
}
