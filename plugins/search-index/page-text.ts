import type { Element, Root } from "hast";

import type { ClassName } from "../../src/markup.ts";
import {
  find,
  findAll,
  hasClass,
  isTag,
  isText,
  metaOf,
  texOf,
} from "../built-pages/index.ts";

/** A part of a page that has an anchor, and what it says. */
interface Section {
  readonly anchor: string;
  /** Headings, from below the page's title down to its own. */
  readonly titles: readonly string[];
  /** Without what sections in it say. */
  readonly text: string;
}

/** The text of a built page, by section. */
export interface PageText {
  /** Its first-level heading. */
  readonly title: string;
  readonly description: string;
  /** The text before its first section. */
  readonly lead: string;
  readonly sections: readonly Section[];
  /** All ids in the page. */
  readonly anchors: ReadonlySet<string>;
}

/**
 * Reads a built page as the search sees it: the text of its main part, cut at
 * its headings of the second and third level that have an anchor. Formulas
 * count as their TeX.
 *
 * @param isSection - Tells anchors of other elements that are sections too:
 * such an element is taken out of the text around it.
 */
export function readText(
  page: Root,
  isSection: (anchor: string) => boolean,
): PageText {
  const reader = new Reader(isSection);
  const main = find(page, (each) => isTag(each, "main"));
  if (main) reader.read(main);
  const ids = findAll(page, ({ properties: { id } }) => id !== undefined);
  return {
    title: reader.title,
    description: plain(metaOf(page).get("description") ?? ""),
    lead: plain(reader.lead.text),
    sections: reader.sections.map((section) => ({
      ...section,
      text: plain(section.text),
    })),
    anchors: new Set(ids.map(({ properties: { id } }) => String(id))),
  };
}

/** A section while it is read. */
interface Draft extends Section {
  text: string;
}

class Reader {
  title = "";
  readonly lead: Draft = { anchor: "", titles: [], text: "" };
  readonly sections: Draft[] = [];
  readonly #isSection: (anchor: string) => boolean;
  /** The target that text is added to. */
  #current: { text: string } = this.lead;
  /** The last heading of the second level. */
  #above: readonly string[] = [];

  constructor(isSection: (anchor: string) => boolean) {
    this.#isSection = isSection;
  }

  /** Reads what is in an element. */
  read({ children }: Element): void {
    for (const child of children) {
      if (child.type === "text") this.#current.text += child.value;
      else if (child.type === "element" && isSearched(child))
        this.#enter(child);
    }
  }

  #enter(element: Element): void {
    const space = partsWords(element) ? " " : "";
    this.#current.text += space;
    const { id } = element.properties;
    if (isTag(element, "math")) {
      this.#current.text += texOf(element) ?? "";
    } else if (isTag(element, "h1")) {
      this.title = this.#heading(element);
    } else if (typeof id === "string" && isTag(element, "h2", "h3")) {
      const title = this.#heading(element);
      if (isTag(element, "h2")) this.#above = [title];
      const titles = isTag(element, "h2") ? [title] : [...this.#above, title];
      this.#current = this.#begin(id, titles);
    } else if (typeof id === "string" && this.#isSection(id)) {
      this.#readInto(this.#begin(id, []), element);
    } else {
      this.read(element);
      this.#current.text += space;
    }
  }

  #begin(anchor: string, titles: readonly string[]): Draft {
    const draft = { anchor, titles, text: "" };
    this.sections.push(draft);
    return draft;
  }

  #heading(element: Element): string {
    const heading = { text: "" };
    this.#readInto(heading, element);
    return plain(heading.text);
  }

  #readInto(target: { text: string }, element: Element): void {
    const around = this.#current;
    this.#current = target;
    this.read(element);
    this.#current = around;
  }
}

/** In one line, without the marks that only guide line breaks. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Classes of labels that name examples, declarations and changes. */
const LABELS = [
  "api-where",
  "diff-place" satisfies ClassName,
  "older-releases" satisfies ClassName,
  "playground-head" satisfies ClassName,
  "used-in" satisfies ClassName,
];

/** Elements that do not part words. */
const INLINE = new Set([
  "a",
  "abbr",
  "b",
  "cite",
  "code",
  "em",
  "i",
  "ins",
  "kbd",
  "mark",
  "q",
  "s",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
  "u",
  "var",
]);

/**
 * Tells whether a record of the search has what an element says. That is the
 * text of the page, without labels, without lines that a step of a tutorial
 * removes, without what only browsers without scripts show, and without the
 * rows of long tables, each of which has its own record.
 */
function isSearched(element: Element): boolean {
  return (
    isText(element) &&
    element.tagName !== "del" &&
    element.tagName !== "noscript" &&
    element.properties["role"] !== "region" &&
    !LABELS.some((name) => hasClass(element, name))
  );
}

/** Tells whether an element separates the words on its sides. */
function partsWords({ tagName }: Element): boolean {
  return !INLINE.has(tagName);
}

/** Built pages, as the search reads them. */
