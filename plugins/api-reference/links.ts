import { existsSync } from "node:fs";
import path from "node:path";

import { type Child, h, type Html, linked } from "../html.ts";
import type { ApiExport } from "./declarations/index.ts";
import { type ApiLocation, type Layout, memberKey } from "./layout.ts";

/**
 * The path of an export or a member, as documents link to it.
 *
 * @param layout - The pages of its package.
 * @param place - Its page, and its anchor there.
 * @returns A path from the root of the site, without the base path.
 */
export function pathOf(
  { library }: Layout,
  { page, anchor }: ApiLocation,
): string {
  const hash = anchor === "" ? "" : `#${encodeURIComponent(anchor)}`;
  return `/${library.folder}/${page.slug}/${hash}`;
}

/** Sites that this one replaces: links to them lead to the same path here. */
const FORMER = /^https?:\/\/(?:www\.)?(?:cortexjs|mathlive)\.io(?=\/)/;

/** Resolves the names and addresses in a doc comment. */
export class Linker {
  readonly #layout: Layout;
  readonly #routes: Routes;
  readonly #subject: ApiExport | undefined;

  /** @param subject - What the doc comment is about. */
  constructor(layout: Layout, routes: Routes, subject?: ApiExport) {
    this.#layout = layout;
    this.#routes = routes;
    this.#subject = subject;
  }

  /** The address of an export or a member, by its key. */
  href(key: string): string | undefined {
    const place = this.#layout.places.get(key);
    return place && pathOf(this.#layout, place);
  }

  /** Returns `{@link Name}` as HTML: a link, where there is such a name. */
  name(name: string, words: string): Html {
    if (/^https?:/.test(name)) return this.address(name, words);
    const address = this.#addressOf(name.replace(/\(\)$/, ""));
    return linked(h("code", words), address);
  }

  /** Inline code; what is plainly the name of an export is a link. */
  code(text: string): Html {
    const html = h("code", text);
    const name = /^((?:[A-Z]\w+)(?:\.\w+)?|\w+(?=\(\)$))(?:\(\))?$/.exec(text);
    if (!name?.[1] || name[1] === this.#subject?.name) return html;
    return linked(html, this.href(name[1]));
  }

  /** A link to an address: to a page of this site only where there is one. */
  address(url: string, html: Child): Html {
    // A doc comment of MathLive begins a path of the site with two slashes.
    const path = url.replace(FORMER, "").replace(/^\/{2,}/, "/");
    if (/^https?:/.test(path)) return linked(html, path);
    const [route = ""] = path.split("#");
    if (!route.startsWith("/") || !this.#routes.has(route))
      return h(null, html);
    // The former pages had other anchors.
    return linked(html, route);
  }

  #addressOf(name: string): string | undefined {
    const own = this.#subject?.members.find((each) => each.name === name);
    if (this.#subject && own) return this.href(memberKey(this.#subject, own));
    return this.href(name) ?? this.href(name.replace("#", "."));
  }
}

/** Tells which pages of the site are written by hand. */
export interface Routes {
  /** @param route - With a slash at both ends. */
  readonly has: (route: string) => boolean;
}

/**
 * The pages whose source an author writes: links of doc comments may lead to
 * them.
 *
 * @param siteDir - Root folder of the project.
 */
export function writtenRoutes(siteDir: string): Routes {
  return {
    has(route) {
      const name = route.replace(/\/$/, "");
      return ["docs", "src/pages"].some((folder) =>
        [".mdx", "/index.mdx", "/index.tsx"].some((ending) =>
          existsSync(path.join(siteDir, folder, name + ending)),
        ),
      );
    },
  };
}
