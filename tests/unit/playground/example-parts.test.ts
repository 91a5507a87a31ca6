// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";

import type { Config } from "../../../src/playground/config";
import {
  byLine,
  placeResults,
  readCode,
} from "../../../src/playground/live/static-code";
import { exampleReport } from "../../../src/playground/live/report";
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
      bridge: "",
      around: "",
      worker: "",
      modules: {},
      exports: {},
      frame: "",
      jsx: "",
      pageModules: {},
      text: { family: "", style: "", weight: "", address: "", isRare: false },
      faces: [],
    },
    loadFacts: () => Promise.reject(new Error("No facts here.")),
    playground: "/playground/",
    issues: "https://example.test/issues/",
    versions: { mathlive: "1.2.3", "@cortex-js/compute-engine": "4.5.6" },
  };
  const page = "https://example.test/docs/page/";
  const playground = "https://example.test/playground/#code=1.abc";
  const outcome = { expected: "1", got: "2" };
  const codeOf = (...values: Parameters<typeof exampleReport>) =>
    new URL(exampleReport(...values)).searchParams.get("code") ?? "";

  test("says all that is known", () => {
    const state = { language: "ts", code: "let a = 1;" } as const;
    const address = new URL(
      exampleReport(config, state, outcome, page, playground),
    );
    expect(address.origin + address.pathname).toBe(
      "https://example.test/issues/new",
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      template: "example.yml",
      title: "Example on /docs/page/",
      page,
      versions: "mathlive 1.2.3, @cortex-js/compute-engine 4.5.6",
      browser: navigator.userAgent,
      playground,
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

  test.each(["```", "````", "a ````` b"])(
    "fences code with %s in it",
    (ticks) => {
      const state = { language: "js", code: `// ${ticks}` } as const;
      const [fence = ""] = codeOf(config, state, outcome, page).split("js");
      expect(ticks).not.toContain(fence);
      expect(fence).toMatch(/^`{3,}$/);
    },
  );

  test.each(["x", "\n", "∫", "```"])(
    "of a long text of %j is no longer than an address may be",
    (sign) => {
      const huge = sign.repeat(50_000);
      const code = "abc".repeat(1000);
      const outcomes = { expected: huge, got: huge };
      const address = exampleReport(
        config,
        { language: "markup", html: huge, css: huge, js: huge },
        outcomes,
        page,
        playground + code,
      );
      expect(address.length).toBeLessThan(8000);
      const filled = new URL(address).searchParams;
      expect(filled.get("playground")).toBe(playground + code);
      expect(filled.get("code")).toContain("The rest is left out");
    },
  );

  test("keeps what fits, and says what does not", () => {
    const code = "a;\n".repeat(200);
    const state = { language: "js", code } as const;
    const long = playground + "x".repeat(5000);
    const { searchParams } = new URL(
      exampleReport(config, state, outcome, page, long),
    );
    expect(searchParams.get("code")).toBe(`\`\`\`js\n${code}\n\`\`\``);
    expect(searchParams.get("playground")).toMatch(/^The code is too long/);
  });

  test("of the playground names its page without the code", () => {
    const state = { language: "js", code: "1;" } as const;
    const { searchParams } = new URL(
      exampleReport(config, state, outcome, playground),
    );
    expect(searchParams.get("page")).toBe("https://example.test/playground/");
  });
});
