import vm from "node:vm";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { prepare, makeGuard } from "../../../src/playground/frame/inside/code";
import { compileJsx } from "../../../src/playground/jsx";

const prepared = (js: string, html = "") => prepare({ html, css: "", js });

/** Counts the calls of the guard when a script runs. */
function passes(js: string): number {
  const $guard = vi.fn();
  vm.runInNewContext(prepared(js).js, { $guard });
  return $guard.mock.calls.length;
}

describe("a module", () => {
  test("keeps its lines, and its consoles know theirs", () => {
    const source = 'import "mathlive";\n\nconsole.log(\n  1,\n);';
    const { js } = prepared(source);
    expect(js).toBe('import "mathlive";\n\n$console(5).log(\n  1,\n);');
  });

  test("tells all that it imports, once each", () => {
    const { modules } = prepared(
      'import a from "a"; export * from "b"; export { c } from "c"; await import("d"); import "a"; await import(a);',
    );
    expect(modules).toEqual(["a", "b", "c", "d"]);
  });

  test("that does not parse is left out, with the reason", () => {
    const { js, error } = prepared("let 1;");
    expect(js).toBe("");
    expect(error).toBeInstanceOf(SyntaxError);
  });
});

describe("JSX", () => {
  const withJsx = (js: string) =>
    prepare({ html: "", css: "", js }, compileJsx);

  test("is compiled, keeps its lines, and tells what it imports then", () => {
    const { js, modules } = withJsx(
      'import "react";\nconst a = (\n  <p>\n    {x}\n  </p>\n);\nconsole.log(a);',
    );
    expect(js).toContain("_jsx('p'");
    expect(js.split("\n")).toHaveLength(7);
    expect(js).toContain("\n$console(7).log(a);");
    expect(modules.toSorted()).toEqual(["react", "react/jsx-runtime"]);
  });

  test("that does not parse is left out, with its line", () => {
    const { js, error } = withJsx("const a = (\n<p>\n{1 +}\n</p>);");
    expect(js).toBe("");
    expect(error).toBeInstanceOf(SyntaxError);
    expect(error).toHaveProperty("loc.line", 3);
  });
});

describe("loops", () => {
  test.each([
    ["for", "for (let i = 0; i < 3; i++) { i; }"],
    ["for without a block", "let n = 0; for (let i = 0; i < 3; i++) n += i;"],
    ["an empty for", "for (let i = 0; i < 3; i++);"],
    ["while", "let i = 0; while (i < 3) i++"],
    ["do", "let i = 0; do i++; while (i < 3)"],
    ["of", "for (const a of [1, 2, 3]) a;"],
    ["in", "for (const a in [1, 2, 3]) { a; }"],
    ["labelled", "let i = 0; a: while (true) { if (i++ === 2) break a; }"],
    ["with else", "if (1) for (const a of [1, 2, 3]) a; else 1;"],
  ])("%s: each pass is guarded", (_, js) => {
    expect(passes(js)).toBe(3);
  });

  test("within loops are guarded each for itself", () => {
    expect(
      passes("for (const a of [1, 2]) for (const b of [1, 2]) a + b;"),
    ).toBe(6);
  });
});

describe("scripts in the markup", () => {
  test.each([
    "<script>",
    '<script type="module">',
    "<script type=text/javascript>",
  ])("are guarded: %s", (tag) => {
    const { html } = prepared("", `<p>a</p>${tag}while (1);</script>`);
    expect(html).toBe(`<p>a</p>${tag}while (1){$guard();;}</script>`);
  });

  test("of other types, or that do not parse, stay as they are", () => {
    const html =
      '<script type="math/json">while(1);</script><script>while(</script>';
    expect(prepared("", html).html).toBe(html);
  });

  test("tell what they import", () => {
    const html = '<script type="module">import "mathlive";</script>';
    expect(prepared("", html).modules).toEqual(["mathlive"]);
  });
});

describe("the guard", () => {
  let clock = 0;
  beforeEach(() => {
    clock = 0;
    vi.useFakeTimers();
    vi.spyOn(performance, "now").mockImplementation(() => clock);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Passes enough for a look at the clock. */
  const loop = (guard: () => void) => {
    for (let pass = 0; pass < 16; pass += 1) guard();
  };

  test("ends a loop when its time is over, not before", () => {
    const guard = makeGuard(1000);
    loop(guard);
    clock = 1000;
    expect(() => loop(guard)).not.toThrow();
    clock = 1001;
    expect(() => loop(guard)).toThrow("after 1 s without a pause");
  });

  test("forgets the time before a pause", () => {
    const guard = makeGuard(1000);
    loop(guard);
    vi.runAllTimers();
    clock = 5000;
    expect(() => loop(guard)).not.toThrow();
  });
});
