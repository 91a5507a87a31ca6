import { type Uses, usesHtml } from "../generated-content/index.ts";
import { h, type Html, joined, linked, replaced } from "../html.ts";
import { tokenHtml, tokenLines } from "../static-code/index.ts";
import type {
  ApiCode,
  ApiExport,
  ApiMember,
  Inherited,
} from "./declarations/index.ts";
import { docHtml } from "./doc.ts";
import { type Layout, memberKey } from "./layout.ts";
import { Linker, pathOf, writtenRoutes } from "./links.ts";

/** Writes the entries of exports and their members as HTML. */
export class Entries {
  readonly #layout: Layout;
  readonly #siteDir: string;
  readonly #uses: Uses;

  /**
   * @param layout - The pages of the package.
   * @param siteDir - Root folder of the project.
   * @param uses - The pages that entries link; none in an excerpt.
   */
  constructor(layout: Layout, siteDir: string, uses: Uses = new Map()) {
    this.#layout = layout;
    this.#siteDir = siteDir;
    this.#uses = uses;
  }

  /** An export at the top of its own page: all but its members. */
  head(subject: ApiExport): Html {
    const linker = this.#linker(subject);
    return h(
      null,
      codeHtml(subject, linker),
      this.#where(subject),
      docHtml(subject.doc, linker),
      this.#usesOf(subject.key),
    );
  }

  /** An export among others, with its members as a list. */
  section(subject: ApiExport): Html {
    const id = this.#anchor(subject.key);
    const items = subject.members.map((member) => this.#item(subject, member));
    return h(
      "section.api-entry",
      heading(id, nameOf(subject)),
      this.head(subject),
      items.length > 0 ? h("ul.api-members", items) : undefined,
      this.inherited(subject),
    );
  }

  /** A member on the page of its class. */
  member(subject: ApiExport, member: ApiMember): Html {
    const id = this.#anchor(memberKey(subject, member));
    const title = heading(id, labelOf(subject, member));
    return h("section.api-entry", title, this.bodyOf(subject, member));
  }

  /** Returns the HTML of a member, without its heading. */
  bodyOf(subject: ApiExport, member: ApiMember): Html {
    const linker = this.#linker(subject);
    return h(
      null,
      codeHtml(member, linker),
      docHtml(member.doc, linker),
      this.#usesOf(memberKey(subject, member)),
    );
  }

  /** Inherited members, folded, with the class or interface they come from. */
  inherited({ inherited }: ApiExport): Html[] {
    return inherited.map((each) => this.#inheritedFrom(each));
  }

  #inheritedFrom({ origin, key, names }: Inherited): Html {
    const linker = this.#linker();
    const items = names.map((name) => {
      const address = key === undefined ? key : linker.href(`${key}.${name}`);
      return h("li", linked(h("code", name), address));
    });
    const summary = h("summary", names.length, " from ", h("code", origin));
    return h("details.api-inherited", summary, h("ul", items));
  }

  #item(subject: ApiExport, member: ApiMember): Html {
    const id = this.#anchor(memberKey(subject, member));
    return h("li", { id }, this.bodyOf(subject, member));
  }

  #where({ entries, file }: ApiExport): Html {
    const { name } = this.#layout.library;
    const [first, ...others] = entries.map((entry) =>
      h("code", name + entry.slice(1)),
    );
    return h(
      "p.api-where",
      "Exported from ",
      first,
      others.length > 0 ? ", also exported from " : "",
      joined(others, ", "),
      ". Defined in ",
      h("code", file),
      ".",
    );
  }

  #linker(subject?: ApiExport): Linker {
    return new Linker(this.#layout, writtenRoutes(this.#siteDir), subject);
  }

  #usesOf(key: string): Html | undefined {
    const place = this.#layout.places.get(key);
    return usesHtml(place && this.#uses.get(pathOf(this.#layout, place)));
  }

  #anchor(key: string): string {
    return this.#layout.places.get(key)?.anchor ?? "";
  }
}

/** Returns the name of an export in its heading: `parse()` for a function. */
export function nameOf({ name, kind }: ApiExport): string {
  return kind === "function" ? `${name}()` : name;
}

/** Returns the name of a member in its heading: `getValue()` for a method. */
export function labelOf({ name }: ApiExport, member: ApiMember): string {
  if (member.kind === "constructor") return `new ${name}()`;
  return member.kind === "method" ? `${member.name}()` : member.name;
}

/**
 * Returns a declaration without what is plain from its place: a line an
 * overload.
 */
export function signatureOf(code: string): string {
  return code
    .replaceAll(/\s+/g, " ")
    .replaceAll(/(?<=[{[(]) | (?=[}\])])/g, "")
    .replace(/^(?:static |readonly |function |const )+/, "")
    .replaceAll(/; (?:function )?(?=\w+(?:<[^(]*>)?\()/g, "\n")
    .replace(/;$/, "");
}

/**
 * A name that links to itself, which takes half as much as a link beside it.
 */
function heading(id: string, label: string): Html {
  const link = h("a", { href: `#${encodeURIComponent(id)}` }, h("code", label));
  return h("h3.anchor.api-name", { id }, link);
}

/** Names in code. */
const NAMES = /([\p{ID_Start}$_][\p{ID_Continue}$]*)/u;

/** Kinds of token in which a name does not mean a type. */
const UNLINKED: readonly (string | undefined)[] = ["string", "comment"];

/** TypeScript, highlighted, in which the names of types lead to their pages. */
function codeHtml({ code, links }: ApiCode, linker: Linker): Html {
  const link = (name: string) =>
    Object.hasOwn(links, name)
      ? linked(name, linker.href(links[name] ?? ""))
      : name;
  const lines = tokenLines(code, "ts").map((tokens) =>
    tokens.map(({ text, kind }) =>
      tokenHtml(
        kind,
        UNLINKED.includes(kind) ? text : replaced(text, NAMES, link),
      ),
    ),
  );
  return h("pre.api-code", h("code", ...joined(lines, "\n")));
}
