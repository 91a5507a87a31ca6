import { type Uses, usesHtml } from "../generated-content/index.ts";
import { escapeHtml, highlightLines } from "../static-code/index.ts";
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
  head(subject: ApiExport): string {
    const linker = this.#linker(subject);
    return [
      this.#code(subject, linker),
      this.#where(subject),
      docHtml(subject.doc, linker),
      this.#usesOf(subject.key),
    ].join("");
  }

  /** An export among others, with its members as a list. */
  section(subject: ApiExport): string {
    const id = this.#anchor(subject.key);
    const items = subject.members.map((member) => this.#item(subject, member));
    return `<section class="api-entry">${heading(id, nameOf(subject))}${this.head(subject)}${list(items)}${this.inherited(subject)}</section>`;
  }

  /** A member on the page of its class. */
  member(subject: ApiExport, member: ApiMember): string {
    const id = this.#anchor(memberKey(subject, member));
    return `<section class="api-entry">${heading(id, labelOf(subject, member))}${this.bodyOf(subject, member)}</section>`;
  }

  /** Returns the HTML of a member, without its heading. */
  bodyOf(subject: ApiExport, member: ApiMember): string {
    const linker = this.#linker(subject);
    return [
      this.#code(member, linker),
      docHtml(member.doc, linker),
      this.#usesOf(memberKey(subject, member)),
    ].join("");
  }

  /** Inherited members, folded, with the class or interface they come from. */
  inherited({ inherited }: ApiExport): string {
    return inherited.map((each) => this.#inheritedFrom(each)).join("");
  }

  #inheritedFrom({ origin, key, names }: Inherited): string {
    const linker = this.#linker();
    const items = names.map((name) => {
      const code = `<code>${escapeHtml(name)}</code>`;
      const address = key === undefined ? key : linker.href(`${key}.${name}`);
      return address === undefined
        ? `<li>${code}</li>`
        : `<li><a href="${escapeHtml(address)}">${code}</a></li>`;
    });
    return `<details class="api-inherited"><summary>${String(names.length)} from <code>${escapeHtml(origin)}</code></summary><ul>${items.join("")}</ul></details>`;
  }

  #item(subject: ApiExport, member: ApiMember): string {
    const id = this.#anchor(memberKey(subject, member));
    return `<li id="${escapeHtml(id)}">${this.bodyOf(subject, member)}</li>`;
  }

  #code(code: ApiCode, linker: Linker): string {
    const html = linkedCode(code, (key) => linker.href(key));
    return `<pre class="api-code"><code>${html}</code></pre>`;
  }

  #where({ entries, file }: ApiExport): string {
    const { name } = this.#layout.library;
    const [first = ".", ...others] = entries.map(
      (entry) => `<code>${escapeHtml(name + entry.slice(1))}</code>`,
    );
    const also =
      others.length > 0 ? `, also exported from ${others.join(", ")}` : "";
    return `<p class="api-where">Exported from ${first}${also}. Defined in <code>${escapeHtml(file)}</code>.</p>`;
  }

  #linker(subject?: ApiExport): Linker {
    return new Linker(this.#layout, writtenRoutes(this.#siteDir), subject);
  }

  #usesOf(key: string): string {
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
 * A name that links to itself, which takes half as much as a link beside it.
 */
function heading(id: string, label: string): string {
  const link = `<a href="#${encodeURIComponent(id)}"><code>${escapeHtml(label)}</code></a>`;
  return `<h3 class="anchor api-name" id="${escapeHtml(id)}">${link}</h3>`;
}

function list(items: readonly string[]): string {
  if (items.length === 0) return "";
  return `<ul class="api-members">${items.join("")}</ul>`;
}

/** Pieces of highlighted code: a tag, an entity, a name, anything else. */
const PIECES = /<[^>]*>|&\w+;|[\p{ID_Start}$_][\p{ID_Continue}$]*|[^]/gu;

/** Kinds of token in which a name does not mean a type. */
const UNLINKED = /class="code-(string|comment)"/;

/**
 * TypeScript, highlighted, in which the names of types lead to their pages.
 *
 * @param href - The address of an export, by its key.
 */
function linkedCode(
  { code, links }: ApiCode,
  href: (key: string) => string | undefined,
): string {
  const html = highlightLines(code, "ts").join("\n");
  let isText = false;
  return (html.match(PIECES) ?? [])
    .map((piece) => {
      if (piece.startsWith("<")) isText = UNLINKED.test(piece);
      if (isText || !Object.hasOwn(links, piece)) return piece;
      const address = href(links[piece] ?? "");
      if (address === undefined) return piece;
      return `<a href="${escapeHtml(address)}">${piece}</a>`;
    })
    .join("");
}
