import { execFileSync } from "node:child_process";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

import type { Recipe } from "../../../src/components/Program";
import { highlight } from "../../../src/components/Program/highlight";
import {
  KINDS,
  programOf,
  type Kind,
} from "../../../src/components/Program/programs";
import { recipeOf as engineRecipe } from "../../../src/features/compute-demo/recipe";
import { recipeOf as homeRecipe } from "../../../src/features/home/findings";
import {
  DEFAULTS,
  recipeOf as fieldRecipe,
} from "../../../src/features/mathfield-demo/state";

const VERSIONS = { mathlive: "1.2.3", computeEngine: "4.5.6" };

const NODE = `import { ComputeEngine, expand } from "@cortex-js/compute-engine";

const ce = new ComputeEngine();
const expr = ce.parse("x");
console.log(\`Type: \${expr.type}\`);

console.log(\`Expanded: \${expand(expr)}\`);
`;

const RECIPES = {
  home: homeRecipe("\\frac{x}{2}"),
  equation: homeRecipe("x^2=5", "solutions", "x"),
  system: homeRecipe("x+y=3,x-y=1", "solutions", ["x", "y"]),
  factored: homeRecipe("x^2-x-6", "factored"),
  simplified: homeRecipe("\\frac{x^2-1}{x-1}", "simplified"),
  field: fieldRecipe({ ...DEFAULTS, latex: "x<1" }),
  options: fieldRecipe({
    ...DEFAULTS,
    latex: "x",
    letters: "iso",
    policy: "manual",
    decimal: "comma",
    layout: "greek",
    locale: "fr",
    smartFence: false,
    smartMode: true,
    smartSuperscript: false,
    readOnly: true,
  }),
  engine: engineRecipe(NODE),
} satisfies Record<string, Recipe>;

/** Compiles a component beside the project's packages; returns the errors. */
function faultsOf(component: string): string[] {
  const sources = new Map([
    [path.resolve("Program.tsx"), component],
    // As the types of a bundler say it.
    [path.resolve("styles.d.ts"), 'declare module "*.css";'],
  ]);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const fileExists = host.fileExists.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = sources.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) =>
      [
        path.basename(file?.fileName ?? ""),
        ts.flattenDiagnosticMessageText(messageText, "\n"),
      ].join(": "),
    );
}

describe("the React program", () => {
  test.each(["home", "system", "factored", "options", "engine"] as const)(
    "of %s has the right types",
    (name) => {
      const code = programOf("react", RECIPES[name], VERSIONS);
      expect(faultsOf(code)).toEqual([]);
    },
  );

  test("would be told where it had not", () => {
    const code = programOf("react", homeRecipe("x"), VERSIONS).replace(
      "currentTarget.value",
      "currentTarget.worth",
    );
    expect(faultsOf(code)).toEqual([
      expect.stringContaining("'worth' does not exist"),
    ]);
  });
});

test.each([
  [homeRecipe("\\frac{1}{2}+\\frac{1}{3}"), "5/6"],
  [RECIPES.simplified, "x + 1"],
  [RECIPES.factored, "(x - 3) * (x + 2)"],
  [RECIPES.equation, "sqrt(5),-sqrt(5)"],
  [RECIPES.system, '{"x":2,"y":1}'],
])("the program for Node of %j prints its answer", ({ node }, printed) => {
  const flags = ["--input-type=module", "--eval", node];
  const output = execFileSync("node", flags, { encoding: "utf8" });
  expect(output).toBe(`${printed}\n`);
});

describe.each(Object.entries(RECIPES))("the programs of %s", (_, recipe) => {
  const programs = (Object.keys(KINDS) as Kind[]).map(
    (kind) => [kind, programOf(kind, recipe, VERSIONS)] as const,
  );

  test.each(programs)("name versions in %s", (_, code) => {
    const versions = [...code.matchAll(/(mathlive|compute-engine)@([\d.]+)/g)];
    expect(versions).not.toEqual([]);
    for (const [, name, version] of versions)
      expect(version).toBe(name === "mathlive" ? "1.2.3" : "4.5.6");
  });

  test.each(programs)("keep their text when %s is colored", (_, code) => {
    const pieces = highlight(code);
    expect(pieces.map(({ text }) => text).join("")).toBe(code);
    expect(new Set(pieces.map(({ kind }) => kind))).toContain("string");
  });
});

test("words, tags, attributes and comments have a color", () => {
  const kindOf = (text: string) =>
    highlight(
      '// a\nconst b = "c";\n<math-field smartMode={true} value="x">',
    ).find((piece) => piece.text === text)?.kind;
  expect(kindOf("// a")).toBe("comment");
  expect(kindOf("const")).toBe("keyword");
  expect(kindOf('"c"')).toBe("string");
  expect(kindOf("<math-field")).toBe("tag");
  expect(kindOf("smartMode")).toBe("attribute");
});

test("LaTeX ends neither an element nor a script", () => {
  const latex = '\\text{</script><!--"\\n`${x}`}&';
  const html = programOf("html", fieldRecipe({ ...DEFAULTS, latex }), VERSIONS);
  expect(html.match(/<\/script/g)).toHaveLength(2);
  expect(html).not.toContain("<!--");
  const engine = engineRecipe(NODE.replace('"x"', JSON.stringify(latex)));
  for (const kind of ["html", "svelte"] as const) {
    const code = programOf(kind, engine, VERSIONS);
    expect(code.match(/<\/script/g)).toHaveLength(kind === "html" ? 2 : 1);
  }
});
