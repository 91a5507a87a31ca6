import { existsSync } from "node:fs";
import path from "node:path";

import { test } from "vitest";

import {
  anchorsOf,
  linksOf,
  mdxFiles,
  nearest,
  sitePages,
  withSlash,
} from "./site/index.ts";
import { expectNone } from "./told.ts";

const files = await mdxFiles();
const pages = await sitePages();
const anchors = new Map(
  pages.map(({ file, route }) => [route, anchorsOf(file)]),
);

/** Addresses elsewhere: with a scheme, or a host. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Explains why a link leads nowhere.
 *
 * @returns What is missing; undefined when the link is good.
 */
function missing(address: string, file: string): string | undefined {
  if (ELSEWHERE.test(address)) return undefined;
  const own = pages.find((page) => page.file === file)?.route;
  const [, target = "", anchor] =
    /^([^?#]*)[^#]*(?:#(.*))?$/.exec(address) ?? [];
  const route = target === "" ? own : resolve(target, file, own ?? "/");
  // A part without a page of its own takes its anchors from whoever uses it.
  if (route === undefined)
    return anchor !== undefined && anchorsOf(file).has(anchor)
      ? undefined
      : `there is no "#${anchor ?? ""}" in this part`;
  const ids = anchors.get(withSlash(route));
  if (ids === undefined)
    return existsSync(path.join("static", route))
      ? undefined
      : `there is no page ${withSlash(route)} (nearest: ${nearest(withSlash(route), anchors.keys())})`;
  if (
    anchor === undefined ||
    anchor === "" ||
    ids.has(decodeURIComponent(anchor))
  )
    return undefined;
  return `there is no "#${anchor}" in ${withSlash(route)} (nearest: #${nearest(anchor, ids)})`;
}

/** The path on the site that a link of a file means. */
function resolve(target: string, file: string, own: string): string {
  if (!/\.mdx?$/.test(target))
    return new URL(target, `https://site${own}`).pathname;
  const source = target.startsWith("@site/")
    ? target.slice("@site/".length)
    : path.posix.join(path.posix.dirname(file), target);
  return pages.find((page) => page.file === source)?.route ?? `/${source}`;
}

test.each(files)("the links of %s lead somewhere", (file) => {
  const broken = linksOf(file).flatMap(({ address, line }) => {
    const reason = missing(address, file);
    return reason === undefined
      ? []
      : [`${file}:${line} ${address}: ${reason}`];
  });
  expectNone(broken);
});
