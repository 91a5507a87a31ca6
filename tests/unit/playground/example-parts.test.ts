// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import type { Config } from "../../../src/playground/config";
import { byLine } from "../../../src/playground/live/printed";
import { exampleReport } from "../../../src/playground/live/report";
import {
  placeResults,
  readCode,
} from "../../../src/playground/live/static-code";
import type { Entry } from "../../../src/playground/output";

const entry = (line: number, text: string): Entry => ({
  level: "log",
  line,
  parts: [{ text }],
});

test("what no line claims stands below the last", () => {
  const entries = [
    entry(2, "a"),
    entry(0, "b"),
    entry(2, "c"),
    entry(9, "d"),
    entry(-1, "e"),
  ];
  const texts = [...byLine(entries, 3)].map(([line, found]) => [
    line,
    found.map(({ parts }) => parts[0]?.text).join(""),
  ]);
  expect(texts).toEqual([
    [2, "ac"],
    [3, "bde"],
  ]);
});

describe("the code that the build has written", () => {
  const written = () => {
    const code = document.createElement("code");
    code.innerHTML =
      '<span class="line">let a = <span>1</span>;\n</span>' +
      '<span class="line marked">a;\n</span>' +
      '<samp class="result">1</samp><samp class="result">2</samp>' +
      '<span class="line">\n</span>';
    return code;
  };

  test("is read with its results and marks", () => {
    const { code, results, markedLines } = readCode(written());
    expect(code).toBe("let a = 1;\na;\n");
    expect([...markedLines]).toEqual([2]);
    const texts = [...results].map(([line, found]) => [
      line,
      found.map(({ textContent }) => textContent),
    ]);
    expect(texts).toEqual([[2, ["1", "2"]]]);
  });

  test("gets other results, and its own again", () => {
    const code = written();
    const before = code.innerHTML;
    const { results } = readCode(code);
    const other = document.createElement("samp");
    placeResults(code, new Map([[1, [other]]]));
    expect([...readCode(code).results]).toEqual([[1, [other]]]);
    placeResults(code, results);
    expect(code.innerHTML).toBe(before);
  });
});

describe("a report", () => {
  const config: Config = {
    assets: {
      lane: "",
      around: "",
      worker: "",
      modules: {},
      exports: {},
      frame: "",
      mathlive: "",
      text: { family: "", style: "", weight: "", address: "" },
      faces: [],
    },
    loadFacts: () => Promise.reject(new Error("No facts here.")),
    playground: "/playground/",
    issues: "https://example.test/issues/",
    versions: { mathlive: "1.2.3", "@cortex-js/compute-engine": "4.5.6" },
  };
  const page = "https://example.test/docs/page/";
  const outcome = { expected: "1", got: "2" };
  const codeOf = (...values: Parameters<typeof exampleReport>) =>
    new URL(exampleReport(...values)).searchParams.get("code") ?? "";

  test("says all that is known", () => {
    const state = { language: "ts", code: "let a = 1;" } as const;
    const address = new URL(exampleReport(config, state, outcome, page));
    expect(address.origin + address.pathname).toBe(
      "https://example.test/issues/new",
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      template: "example.yml",
      title: "Example on /docs/page/",
      page,
      versions: "mathlive 1.2.3, @cortex-js/compute-engine 4.5.6",
      browser: navigator.userAgent,
      code: "```ts\nlet a = 1;\n```",
      expected: "```text\n1\n```",
      got: "```text\n2\n```",
    });
  });

  test("has the parts of markup that are there", () => {
    const state = {
      language: "markup",
      html: "<b>",
      css: "",
      js: "1;",
    } as const;
    expect(codeOf(config, state, outcome, page)).toBe(
      "```html\n<b>\n```\n\n```js\n1;\n```",
    );
  });

  test("is no longer than an address may be", () => {
    const huge = "x".repeat(100_000);
    const state = { language: "js", code: huge } as const;
    const outcomes = { expected: huge, got: huge };
    const address = exampleReport(config, state, outcomes, page);
    expect(address.length).toBeLessThan(8000);
  });

  test("fences what has fences", () => {
    const code = "const mark = '```';";
    expect(codeOf(config, { language: "js", code }, outcome, page)).toBe(
      `\`\`\`\`js\n${code}\n\`\`\`\``,
    );
  });
});
