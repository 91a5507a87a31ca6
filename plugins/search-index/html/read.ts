import { Parser } from "htmlparser2";

import { type Attributes, isLeftOut, partsWords } from "./elements.ts";
import { Nesting } from "./nesting.ts";

/** A part of a page that can be linked to, and what it says. */
interface Place {
  readonly anchor: string;
  /** Headings, from below the page's title down to its own. */
  readonly titles: readonly string[];
  /** Without what places in it say. */
  readonly text: string;
}

/** What a built page says. */
export interface PageText {
  /** Its first heading. */
  readonly title: string;
  readonly description: string;
  /** What stands above its first section. */
  readonly lead: string;
  readonly places: readonly Place[];
  /** All ids in the page. */
  readonly anchors: ReadonlySet<string>;
}

/**
 * Reads a built page as the search sees it: the text of its main part, cut at
 * its headings of the second and third level that have an anchor. Formulas
 * count as their TeX.
 *
 * @param html - The page.
 * @param isPlace - Tells anchors of other elements that are places too: such
 * an element is taken out of the text around it.
 */
export function readPage(
  html: string,
  isPlace: (anchor: string) => boolean,
): PageText {
  const reader = new Reader(isPlace);
  new Parser(reader).end(html);
  return reader.page();
}

/** A place while it is read. */
interface Draft extends Place {
  text: string;
}

/** What happens when an element ends. */
type End = () => void;

class Reader {
  readonly #isPlace: (anchor: string) => boolean;
  readonly #anchors = new Set<string>();
  readonly #lead: Draft = { anchor: "", titles: [], text: "" };
  readonly #drafts: Draft[] = [];
  /** A heading, while it is read. */
  #heading: { text: string } | undefined;
  /** Where text goes; undefined outside of the main part. */
  #current: Draft | undefined;
  readonly #nesting = new Nesting();
  /** How many elements are open that are left out. */
  #leftOut = 0;
  #formulas = 0;
  #isTex = false;
  #title = "";
  #description = "";
  #section: string | undefined;

  constructor(isPlace: (anchor: string) => boolean) {
    this.#isPlace = isPlace;
  }

  onopentag(name: string, attributes: Attributes): void {
    const { id } = attributes;
    if (id !== undefined) this.#anchors.add(id);
    if (name === "meta" && attributes["name"] === "description")
      this.#description = attributes["content"] ?? "";
    this.#nesting.before(name);
    const end = this.#enter(name, attributes);
    this.#nesting.enter(name, () => {
      if (partsWords(name)) this.#write(" ");
      end?.();
    });
  }

  ontext(text: string): void {
    this.#write(this.#isTex ? texOf(text) : text);
  }

  onclosetag(): void {
    this.#nesting.leave();
  }

  page(): PageText {
    return {
      title: plain(this.#title),
      description: plain(this.#description),
      lead: plain(this.#lead.text),
      places: this.#drafts.map((draft) => ({
        ...draft,
        text: plain(draft.text),
      })),
      anchors: this.#anchors,
    };
  }

  #enter(name: string, attributes: Attributes): End | undefined {
    if (this.#leftOut > 0 || isLeftOut(name, attributes)) {
      this.#leftOut += 1;
      return () => (this.#leftOut -= 1);
    }
    if (partsWords(name)) this.#write(" ");
    if (name === "main") return this.#main();
    if (this.#current === undefined) return undefined;
    if (name === "math") {
      this.#formulas += 1;
      return () => (this.#formulas -= 1);
    }
    if (name === "annotation") {
      this.#isTex = true;
      return () => (this.#isTex = false);
    }
    return this.#place(name, attributes["id"]);
  }

  #main(): End {
    this.#current = this.#lead;
    return () => (this.#current = undefined);
  }

  #place(name: string, id: string | undefined): End | undefined {
    if (name === "h1") return this.#read((text) => (this.#title = text));
    if (id === undefined) return undefined;
    if (name === "h2" || name === "h3") {
      return this.#read((text) => {
        const title = plain(text);
        const above = name === "h3" ? (this.#section ?? []) : [];
        if (name === "h2") this.#section = title;
        this.#begin(id, [above, title].flat());
      });
    }
    if (!this.#isPlace(id)) return undefined;
    const around = this.#current;
    this.#begin(id, []);
    return () => (this.#current = around);
  }

  #begin(anchor: string, titles: readonly string[]): void {
    const draft = { anchor, titles, text: "" };
    this.#drafts.push(draft);
    this.#current = draft;
  }

  /** Read a heading. */
  #read(finish: (text: string) => void): End {
    const heading = { text: "" };
    this.#heading = heading;
    return () => {
      this.#heading = undefined;
      finish(heading.text);
    };
  }

  #write(text: string): void {
    if (this.#leftOut > 0 || (this.#formulas > 0 && !this.#isTex)) return;
    const target = this.#heading ?? this.#current;
    if (target) target.text += text;
  }
}

/** A formula as readers write it, apart from what is before it. */
function texOf(text: string): string {
  return ` ${text.replace(/^\\displaystyle\s*/, "")}`;
}

/** In one line, without the marks that only guide line breaks. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B\u2060]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
