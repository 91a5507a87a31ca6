import { existsSync } from "node:fs";

import { describe, expect, test } from "vitest";

import config from "../../docusaurus.config.ts";
import sidebars from "../../sidebars.ts";
import { sitePages } from "./site/index.ts";

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
  const bars: Item[] = [
    { items: themeConfig.navbar.items },
    ...themeConfig.footer.links,
  ];
  const inBars = bars.flatMap(namesIn);
  const inSidebars = Object.values(sidebars).flatMap((items) =>
    (items as readonly (Item | string)[]).flatMap(namesIn),
  );

  /** Those of some names that mean nothing. */
  function unknown(names: readonly Named[]): string[] {
    const isKnown = ({ kind, name }: Named) => {
      if (kind === "sidebar") return name in sidebars;
      if (kind === "document") return existsSync(`docs/${name}.mdx`);
      return routes.includes(name.endsWith("/") ? name : `${name}/`);
    };
    return names.filter((named) => !isKnown(named)).map(({ name }) => name);
  }

  test("in the navbar and the footer", () => {
    expect(inBars).toContainEqual({ kind: "sidebar", name: "docs" });
    expect(inBars).toContainEqual({ kind: "route", name: "/about/" });
    expect(unknown(inBars)).toEqual([]);
  });

  test("in the sidebar, where each document is once", () => {
    const ids = inSidebars.map(({ name }) => name);
    expect(ids).toContain("compute-engine/api/index");
    expect(unknown(inSidebars)).toEqual([]);
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
      "doc",
      "/no-such/",
      "no-page",
      "x",
    ]);
  });
});
