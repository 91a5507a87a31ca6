import { expect, test } from "vitest";

import { factsOf, operators } from "../../plugins/package-facts/index.ts";
import {
  COMPUTE_ENGINE,
  loadComputeEngine,
  requirePackage,
} from "../../plugins/package-facts/index.ts";

const { ComputeEngine, LatexSyntax } = loadComputeEngine();
const ce = new ComputeEngine();
const facts = await factsOf(operators);
const byName = new Map(facts.map((fact) => [fact.name, fact]));

test("there is one fact a name of the package, under its library", () => {
  const names = ComputeEngine.getStandardLibrary("all").flatMap(
    ({ name: library, definitions }) =>
      [definitions ?? []]
        .flat()
        .flatMap((table) => Object.keys(table))
        .map((name) => `${library} ${name}`),
  );
  expect(facts.map(({ library, name }) => `${library} ${name}`)).toEqual(names);
});

test("each form of LaTeX is read as the name it stands at", () => {
  const wrong = facts.flatMap(({ name, latex }) =>
    latex.filter((form) => {
      const json = JSON.stringify(ce.parse(form, { form: "raw" }).json);
      return !json.includes(`"${name}"`) || json.includes('"Error"');
    }),
  );
  expect(wrong).toEqual([]);
});

test("what the dictionary calls the LaTeX of a name is among its forms", () => {
  const commands = new LatexSyntax()
    .getNamedTriggers()
    .flatMap(({ name, triggers }) =>
      triggers
        .filter((trigger) => /^\\[a-z]+$/i.test(trigger))
        .map((command) => ({ command, name })),
    )
    .filter(({ name }) => byName.has(name))
    // `\text{x}` is a string itself, and no use of an operator.
    .filter(({ command }) => ce.parse(`${command}{x}`).operator !== "String");
  expect(commands.length).toBeGreaterThan(0);
  const unknown = commands.filter(
    ({ command, name }) =>
      !byName.get(name)?.latex.some((form) => form.includes(command)),
  );
  expect(unknown).toEqual([]);
});

test("flags, words and links are those of the definition", () => {
  for (const { name, kind, ...fact } of facts) {
    const found = ce.lookupDefinition(name);
    const definition =
      found && "operator" in found ? found.operator : found?.value;
    expect([name, fact.wikidata ?? undefined]).toEqual([
      name,
      definition?.wikidata,
    ]);
    if (kind !== "operator" || !found || !("operator" in found)) continue;
    expect(fact.type).toBe(String(found.operator.signature));
    for (const flag of ["lazy", "associative", "commutative", "involution"])
      expect([name, flag, fact.traits.includes(flag)]).toEqual([
        name,
        flag,
        Reflect.get(found.operator, flag),
      ]);
  }
});

test("a name in Epsil is read as the name in MathJSON", () => {
  const { canonicalLibraryName } = requirePackage(
    `${COMPUTE_ENGINE}/epsil`,
  ) as { canonicalLibraryName: (spelling: string) => string | undefined };
  const named = facts.filter(({ epsil }) => epsil !== null);
  expect(named.length).toBeGreaterThan(0);
  for (const { name, epsil } of named)
    expect(canonicalLibraryName(epsil ?? "")).toBe(name);
});
