import { readPage, PAGES } from "./site.ts";

/** A page of the built site, and how many examples it has. */
interface Count {
  readonly route: string;
  /** Examples in JavaScript and TypeScript. */
  readonly scripts: number;
  readonly markup: number;
}

/** Numbers of examples on each page; pages without any are left out. */
export const EXAMPLE_COUNTS: readonly Count[] = PAGES.map((route) => {
  const found = readPage(route).matchAll(/data-playground="?(markup|js|ts)\b/g);
  const kinds = [...found].map(([, kind]) => kind);
  const markup = kinds.filter((kind) => kind === "markup").length;
  return { route, markup, scripts: kinds.length - markup };
}).filter(({ scripts, markup }) => scripts + markup > 0);
