import { readFileSync } from "node:fs";
import path from "node:path";

import { elementsIn, isTag } from "../../../plugins/built-pages/index.ts";
import { BUILD, isBuilt } from "../site.ts";
import {
  textOf,
  valueOf,
  withTag,
  type BuiltPage,
  type Check,
} from "./read.ts";

/** Largest social card, in bytes: networks give up on larger ones. */
const LARGEST_CARD = 200_000;

function meta(page: BuiltPage, key: string): string[] {
  return withTag(page, "meta").flatMap((element) =>
    [valueOf(element, "name"), valueOf(element, "property")].includes(key)
      ? [valueOf(element, "content") ?? ""]
      : [],
  );
}

function canonicals(page: BuiltPage): string[] {
  return withTag(page, "link").flatMap((element) =>
    valueOf(element, "rel") === "canonical"
      ? [valueOf(element, "href") ?? ""]
      : [],
  );
}

/** The page has one title. */
export const title: Check = (page) => {
  const titles = withTag(page, "head")
    .flatMap(elementsIn)
    .filter((element) => isTag(element, "title"));
  return titles.length === 1 && titles[0] && textOf(titles[0])
    ? []
    : [`has ${titles.length} titles`];
};

/** The page says in at most 160 characters what it is about. */
export const description: Check = (page) => {
  const said = meta(page, "description");
  return said.length === 1 && /^\S[^]{0,159}$/.test(said[0] ?? "")
    ? []
    : [`has the description ${JSON.stringify(said)}`];
};

/** The canonical address is that of the page, at the site's own origin. */
export function canonical(origin: string): Check {
  return (page) => {
    const wanted = origin + page.route;
    const found = [...canonicals(page), ...meta(page, "og:url")];
    return found.length === 2 && found.every((address) => address === wanted)
      ? []
      : [`calls itself ${found.join(" and ")}`];
  };
}

/** The picture of a page, or of the nearest page above it that has one. */
function pictureOf(route: string): string {
  const picture = `/og${route === "/" ? "/index" : route.replace(/(?:\.html)?\/$/, "")}.png`;
  return isBuilt(picture) || route === "/"
    ? picture
    : pictureOf(route.replace(/[^/]*\/$/, ""));
}

/** The card for social networks is complete, and its own picture in the build. */
export function card(origin: string): Check {
  return (page) => {
    const value = (key: string) => {
      const [first, ...more] = meta(page, key);
      return more.length === 0 ? first : undefined;
    };
    const faults: string[] = [];
    const expectValue = (key: string, isRight: (text: string) => unknown) => {
      const text = value(key);
      if (text === undefined || !isRight(text)) faults.push(`${key}: ${text}`);
    };
    const image = value("og:image");
    const [heading] = withTag(page, "title");
    expectValue("og:title", (text) => heading && text === textOf(heading));
    expectValue("twitter:card", (text) => text === "summary_large_image");
    expectValue("og:image:alt", (text) => text.includes("CortexJS"));
    expectValue("twitter:image", (text) => text === image);
    const { pathname, origin: home } = new URL(image ?? "none:");
    if (home !== origin || !isBuilt(pathname))
      return [...faults, `og:image: ${image} is not in the build`];
    expectValue("og:image", () => pathname === pictureOf(page.route));
    const file = readFileSync(path.join(BUILD, pathname));
    // The sizes stand at the head of a PNG.
    expectValue("og:image:width", (px) => px === `${file.readUInt32BE(16)}`);
    expectValue("og:image:height", (px) => px === `${file.readUInt32BE(20)}`);
    if (file.length > LARGEST_CARD) faults.push(`${image} is too large`);
    return faults;
  };
}

/** Nothing is fetched or connected to ahead from another origin. */
export const hints: Check = (page) =>
  withTag(page, "link").flatMap((element) => {
    const rel = valueOf(element, "rel") ?? "";
    const href = valueOf(element, "href") ?? "";
    const isAhead =
      rel === "dns-prefetch" ||
      /\b(?:preload|modulepreload|preconnect|prefetch)\b/.test(rel);
    return isAhead && !/^\/(?!\/)/.test(href) ? [`asks for ${href} ahead`] : [];
  });

/**
 * A reader who prefers the dark gets it before anything is drawn: the script
 * that sees to it is the first in the body, and waits for nothing.
 */
export const scheme: Check = (page) => {
  const body = page.html.slice(page.html.indexOf("<body"));
  const [script] = /<script[^>]*>[^]*?<\/script>/.exec(body) ?? [];
  const before = body.slice(0, body.indexOf(script ?? ""));
  return script?.startsWith("<script>") &&
    script.includes("data-theme") &&
    script.includes("prefers-color-scheme: dark") &&
    !before.includes("__docusaurus")
    ? []
    : ["sets its color scheme too late"];
};
