import type { ComponentProps } from "react";

import type { Name } from "../../src/components/InlineFacts.tsx";
import type { Signature } from "../../src/components/StaticMarkup.tsx";
import {
  type Attributes,
  proseHtml,
  type Use,
  type Uses,
  usesHtml,
  type View,
} from "../generated-content/index.ts";
import { type Child, h, type Html, htmlOf, joined, linked } from "../html.ts";
import {
  entries,
  entriesByName,
  type LibraryEntry,
  termAddress,
  TERMS_ROUTE,
} from "../name-register/index.ts";
import {
  factsOf,
  type LibraryName,
  operators,
  splitOutside,
} from "../package-facts/index.ts";
import { latexHtml } from "./latex-html.ts";
import { olderHtml } from "./older-releases.ts";
import {
  type Operand,
  operandsOf,
  resultOf,
  typeHtml,
} from "./signature-types.ts";

/**
 * The most pages that an entry links: a reference page has a hundred entries.
 */
const MOST_USES = 2;

/**
 * `<Signature of="Round" x="the number" digits="…, 0 by default" />`: what the
 * engine says of a name of its library, and the pages whose examples use it.
 * Attributes other than `of` and `id`
 * name its operands in order, and say what they mean.
 */
export const signature: View<ComponentProps<typeof Signature>> = async (
  { of: wanted = "", id, ...texts },
  siteDir,
  uses,
) => {
  const fact = await libraryName(wanted);
  const operands = describe(fact, texts);
  const entry = entriesByName(siteDir).get(wanted);
  const links = isFirst(entry, siteDir) ? firstLinks(siteDir) : () => undefined;
  const notes = fact.kind === "operator" ? [] : [fact.kind];
  const call = h("code", h("b", fact.name), callHtml(fact, operands, links));
  const words = [...notes, ...fact.traits].map((word) =>
    linked(word, links(word)),
  );
  const html = [
    h("p", { id }, call, filled("small", ...joined(words, " · "))),
    filled("div", latexHtml(fact.latex), wikidataLink(fact)),
    filled("dl", ...operands.map((each) => operandHtml(each, links))),
    entry && olderHtml(entry, siteDir, isFirst(entry, siteDir)),
    usesHtml(entry && usesOf(entry, uses)),
  ];
  return { html: htmlOf(html) };
};

/** The first pages that use an entry; how to read one is no use of it. */
function usesOf({ address }: LibraryEntry, uses?: Uses): readonly Use[] {
  return (uses?.get(address) ?? [])
    .filter((use) => !use.address.startsWith(TERMS_ROUTE))
    .slice(0, MOST_USES);
}

/** An operand, and what its author says of it. */
interface Described extends Operand {
  readonly name: string;
  readonly text: string;
}

/** Says where a type or word is explained. */
type AddressOf = (name: string) => string | undefined;

/**
 * Tells whether an entry's signature is the first under its heading: those
 * below it repeat it.
 */
function isFirst(entry: LibraryEntry | undefined, siteDir: string): boolean {
  const [first] = entries(siteDir).filter(
    ({ concept, file }) => concept === entry?.concept && file === entry.file,
  );
  return first?.name === entry?.name;
}

/** The first use of each type and word in a signature is a link. */
function firstLinks(siteDir: string): AddressOf {
  const linked = new Set<string>();
  return (name) => {
    if (linked.has(name)) return undefined;
    linked.add(name);
    return termAddress(name, siteDir);
  };
}

/**
 * The operands of a name with what the author says of them.
 *
 * @throws Error where these are others than the package has, or an optional one
 * does not say what holds without it.
 */
function describe({ name, type }: LibraryName, texts: Attributes): Described[] {
  const described = Object.entries(texts);
  if (described.length === 0) return [];
  const operands = operandsOf(type);
  if (described.length !== operands.length)
    throw new Error(
      `${name}${type} has ${String(operands.length)} operands, not ${String(described.length)}`,
    );
  return operands.map((operand, index) => {
    const [own = "", text = ""] = described[index] ?? [];
    if ((operand.name ?? own) !== own)
      throw new Error(`${name} calls its operand "${operand.name ?? ""}"`);
    if (operand.sign === "?" && !/by default|without/i.test(text))
      throw new Error(
        `"${own}" of ${name} is optional: say what holds "by default" or "without" it`,
      );
    return { ...operand, name: own, text };
  });
}

/** Returns the HTML after the name: named operands, if any, and the type. */
function callHtml(
  { kind, type }: LibraryName,
  operands: readonly Described[],
  addressOf: AddressOf,
): Html {
  const typeOf = (text: string) => typeHtml(text, addressOf);
  if (kind !== "operator") return h(null, ": ", typeOf(type));
  const result = resultOf(type);
  if (operands.length === 0 || result === undefined) return typeOf(type);
  const names = operands.map(({ name, sign }) => name + sign);
  return h(null, `(${names.join(", ")})`, typeOf(result));
}

function operandHtml(
  { name, types, count, text }: Described,
  addressOf: AddressOf,
): Html {
  const codes = types
    .flatMap((type) => splitOutside(type, "|"))
    .map((type) => h("code", typeHtml(type, addressOf)));
  const often = count === "" ? [] : [", ", linked(count, addressOf(count))];
  const notes = h("small", joined(codes, " or "), ...often);
  return h(
    null,
    h("dt", h("code", name)),
    h("dd", notes, " ", proseHtml(text)),
  );
}

/** Returns an element; undefined where it would hold nothing. */
function filled(tag: string, ...content: Child[]): Html | undefined {
  const element = h(tag, ...content);
  return element.children.length > 0 ? element : undefined;
}

/** Returns a link to a name's entry in Wikidata, where one is known. */
function wikidataLink({ wikidata }: LibraryName): Html | undefined {
  if (wikidata === null) return undefined;
  const href = `https://www.wikidata.org/wiki/${wikidata}`;
  return h("small", h("a", { href }, "Wikidata"));
}

type NameView = View<ComponentProps<typeof Name>>;

/** `<Name of="Lg" id="lg" />`: a name that the text around it explains. */
export const name: NameView = async ({ of: wanted = "", id = "" }) => {
  const found = await libraryName(wanted);
  return { name: found.name, id };
};

/**
 * Finds the facts of the engine on a name of its library.
 *
 * @throws Error when the engine does not define it.
 */
async function libraryName(wanted: string): Promise<LibraryName> {
  const found = (await factsOf(operators)).find((each) => each.name === wanted);
  if (found) return found;
  throw new Error(`the installed Compute Engine defines no "${wanted}"`);
}
