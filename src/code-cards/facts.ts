import { withClass } from "../markup";

/** Content of the card for a name of the reference. The build writes it. */
export interface NameFact {
  /** Its declaration, or how it is used: highlighted HTML. */
  readonly code: string;
  /** Its purpose, in a sentence; left out where nobody says. */
  readonly line?: string;
  /** Its replacement, if it is deprecated; empty where nobody says. */
  readonly deprecated?: string;
}

/** The facts of a page, by the query and fragment that its names have there. */
export type PageFacts = Readonly<Record<string, NameFact>>;

/** The file of a page's facts, in the folder of the page. */
const FACTS_FILE = "cards.json";

/** An address as far as facts are concerned; a link has these properties. */
type Address = Pick<URL, "pathname" | "search" | "hash">;

/** The key of a name among the facts of its page. */
export function factKey({ search, hash }: Address): string {
  return search + hash;
}

/** The path of the file that has the facts of a page. */
export function factsPath({ pathname }: Address): string {
  return pathname + FACTS_FILE;
}

/** A selector of the names in code that are links. */
export const NAMES = `${withClass("line")} a`;

/** A selector of the links that have cards: these, and terms of signatures. */
export const EXPLAINED = `${NAMES}, a[href*="/compute-engine/reference/#"]`;
