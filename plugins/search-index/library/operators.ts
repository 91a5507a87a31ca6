import {
  factsOf,
  type LibraryName,
  operators,
} from "../../package-facts/index.ts";
import {
  entries,
  libraryTitle,
  nameAddress,
} from "../../reference-tables/index.ts";
import type { Fact } from "./fact.ts";
import { commandSigns } from "./commands.ts";
import { plain } from "./plain.ts";
import { signsIn } from "./signs.ts";

/** Words that readers know names of the library by, by those names. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

/** The page and anchor of each name of the engine's standard library. */
export async function operatorFacts(
  synonyms: Synonyms,
  siteDir: string,
): Promise<Fact[]> {
  const found = entries(siteDir);
  const known = new Map(found.map((each) => [each.name, each.address]));
  const sections = new Map(found.map((each) => [each.name, each.section]));
  const signs = await commandSigns();
  return (await factsOf(operators)).map((operator) => {
    const { name, library, description } = operator;
    return {
      url: nameAddress(name, known),
      kind: "operator",
      titles: [sections.get(name) ?? libraryTitle(library), name],
      names: [
        name,
        ...latexNames(operator, signs),
        ...operator.keywords,
        ...(synonyms[name] ?? []),
        ...epsilNames(operator),
      ],
      text: plain(description),
    };
  });
}

/** Its name in Epsil, unless that differs in a capital letter only. */
function epsilNames({ name, epsil }: LibraryName): string[] {
  const isOther = epsil?.toLowerCase() !== name.toLowerCase();
  return epsil !== null && isOther ? [epsil] : [];
}

/** LaTeX that means the name, and the characters that it draws. */
function latexNames(
  { kind, latex }: LibraryName,
  signs: ReadonlyMap<string, string>,
): string[] {
  if (kind !== "operator") {
    // `\Z^{+}` would be found as `\Z` too: of such forms one is enough.
    const [first, ...others] = latex;
    const plain = others.filter((form) => !/[_^]/.test(form));
    return [...(first === undefined ? [] : [first]), ...plain].flatMap(
      (form) => [form, ...drawn(form, signs)],
    );
  }
  // `\exists!` is found by each of its signs, but is called by all of them.
  return latex.flatMap((form) => {
    const parts = [...new Set(signsIn(form))];
    const written = parts.flatMap((part) => drawn(part, signs));
    return [parts.join(" "), written.join(" ")];
  });
}

function drawn(latex: string, signs: ReadonlyMap<string, string>): string[] {
  const sign = signs.get(latex);
  return sign === undefined ? [] : [sign];
}
