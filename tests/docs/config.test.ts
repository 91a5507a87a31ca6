import { describe, expect, test } from "vitest";

import config from "../../docusaurus.config.ts";
import sidebars from "../../sidebars.ts";
import { mdxFiles, nearest, sitePages, withSlash } from "./site/index.ts";
import { expectNone } from "./told.ts";

/** A part of the configuration that names a document, a sidebar or a route. */
interface Named {
  readonly kind: "document" | "sidebar" | "route";
  readonly name: string;
}

/** An item of the navbar, the footer or a sidebar, as far as it names others. */
interface Item {
  readonly label?: string;
  readonly type?: string;
  readonly href?: string;
  readonly id?: string;
  readonly sidebarId?: string;
  readonly to?: string;
  readonly link?: Item;
  readonly items?: readonly (Item | string)[];
}

function namesIn(item: Item | string): Named[] {
  if (typeof item === "string") return [{ kind: "document", name: item }];
  const { type, id, sidebarId, to, link, items = [] } = item;
  const own: Named[] = [];
  if (type === "doc" && id) own.push({ kind: "document", name: id });
  if (sidebarId) own.push({ kind: "sidebar", name: sidebarId });
  if (to) own.push({ kind: "route", name: to });
  return [...own, ...[...(link ? [link] : []), ...items].flatMap(namesIn)];
}

describe("what the configuration names is there", async () => {
  const { themeConfig } = config;
  const routes = (await sitePages()).map(({ route }) => route);
  const documents = (await mdxFiles()).filter((file) =>
    file.startsWith("docs/"),
  );
  const bars: Item[] = [
    { items: themeConfig.navbar.items },
    ...themeConfig.footer.links,
  ];
  const inBars = bars.flatMap(namesIn);
  const inSidebars = Object.values(sidebars).flatMap((items) =>
    (items as readonly (Item | string)[]).flatMap(namesIn),
  );

  const known = {
    sidebar: Object.keys(sidebars),
    document: documents.map((file) =>
      file.slice("docs/".length, -".mdx".length),
    ),
    route: routes,
  };

  /** Those of some names that mean nothing, each with the nearest that does. */
  function unknown(names: readonly Named[]): string[] {
    return names.flatMap(({ kind, name }) => {
      const wanted = kind === "route" ? withSlash(name) : name;
      if (known[kind].includes(wanted)) return [];
      const file = kind === "document" ? `, docs/${name}.mdx` : "";
      const meant = nearest(wanted, known[kind]);
      return [`${name}: there is no such ${kind}${file} (nearest: ${meant})`];
    });
  }

  test("in the navbar and the footer", () => {
    expect(inBars).toContainEqual({ kind: "sidebar", name: "docs" });
    expect(inBars).toContainEqual({ kind: "route", name: "/about/" });
    expectNone(unknown(inBars));
  });

  test("in the sidebar, where each document is once", () => {
    const ids = inSidebars.map(({ name }) => name);
    expect(ids).toContain("compute-engine/api/index");
    expectNone(unknown(inSidebars));
    expect(ids).toEqual([...new Set(ids)]);
  });

  test("and what is not there is told", () => {
    const category: Item = { link: { type: "doc", id: "x" } };
    const wrong: Item = {
      sidebarId: "doc",
      to: "/no-such/",
      items: ["no-page", category],
    };
    expect(unknown(namesIn(wrong))).toEqual([
      "doc: there is no such sidebar (nearest: docs)",
      expect.stringMatching(
        /^\/no-such\/: there is no such route \(nearest: \//,
      ),
      expect.stringMatching(
        /^no-page: there is no such document, docs\/no-page\.mdx/,
      ),
      expect.stringMatching(/^x: /),
    ]);
  });
});
