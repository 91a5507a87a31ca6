import { parse } from "acorn";
import type { Code } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";

import { compileJsx } from "../../src/playground/jsx.ts";
import { mayHoldJsx } from "../../src/playground/program.ts";
import { errorText } from "../../src/playground/runner/index.ts";

/** Languages of a markup example, in the order of its tabs. */
const MARKUP_LANGUAGES = ["html", "css", "js"] as const;

export type MarkupLanguage = (typeof MARKUP_LANGUAGES)[number];

/** Options that an author gives a markup example, besides its sources. */
interface Options {
  readonly title?: string;
  /** Height that its result is likely to have, in CSS units. */
  readonly height?: string;
  /** The tab that is open at first; the sources are closed without it. */
  readonly open?: MarkupLanguage;
  /** True if the result comes before the sources. */
  readonly isResultFirst?: boolean;
}

/** A markup example as its author wrote it. */
export interface Markup extends Options {
  readonly sources: ReadonlyMap<
    MarkupLanguage,
    Pick<Code, "lang" | "value" | "meta">
  >;
}

/** An error in how a markup example is written. */
export class MarkupError extends Error {
  /** Line in the document, from 1. */
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const ATTRIBUTES = ["title", "height", "open", "first"];
const LENGTH = /^\d+(?:\.\d+)?(?:rem|em|px)$/;

/**
 * Reads a `<Playground>` of a document.
 *
 * @throws MarkupError when it is not what a `<Playground>` can be.
 */
export function readMarkup(node: MdxJsxFlowElement): Markup {
  const line = lineOf(node);
  const attributes = readAttributes(node);
  const sources = readFences(node);
  const [first] = sources.keys();
  if (first === undefined) {
    throw new MarkupError(line, "a Playground has a fence in html, css or js");
  }
  return { sources, open: first, ...readOptions(attributes, sources, line) };
}

/**
 * Reads the attributes of a markup example.
 *
 * @param sources - Its sources, of which `open` names one.
 * @param line - Line of the element in the document.
 * @throws MarkupError when one of them says what it cannot.
 */
export function readOptions(
  { title, height, open, first }: Readonly<Record<string, string | undefined>>,
  sources: Markup["sources"],
  line: number,
): Options {
  if (height !== undefined && !LENGTH.test(height)) {
    throw new MarkupError(
      line,
      `height="${height}" is no length, such as 6rem`,
    );
  }
  const [chosen] = [...sources.keys()].filter((name) => name === open);
  if (open !== undefined && chosen === undefined) {
    throw new MarkupError(line, `open="${open}" names none of its fences`);
  }
  if (first !== undefined && first !== "result") {
    throw new MarkupError(line, `first="${first}" can be "result" only`);
  }
  return {
    ...(title === undefined ? {} : { title }),
    ...(height === undefined ? {} : { height }),
    ...(chosen === undefined ? {} : { open: chosen }),
    ...(first === undefined ? {} : { isResultFirst: true }),
  };
}

function readAttributes(
  node: MdxJsxFlowElement,
): Readonly<Record<string, string | undefined>> {
  const given: Record<string, string> = {};
  for (const attribute of node.attributes) {
    const name = attribute.type === "mdxJsxAttribute" ? attribute.name : "…";
    if (!ATTRIBUTES.includes(name) || typeof attribute.value !== "string") {
      const known = ATTRIBUTES.map((each) => `${each}="…"`).join(", ");
      throw new MarkupError(
        lineOf(node),
        `a Playground takes ${known}, not ${name}`,
      );
    }
    given[name] = attribute.value;
  }
  return given;
}

function readFences(node: MdxJsxFlowElement): Map<MarkupLanguage, Code> {
  const found = new Map<MarkupLanguage, Code>();
  for (const child of node.children) {
    const lang = child.type === "code" ? (child.lang ?? "") : child.type;
    // JSX is what a module in JavaScript may hold.
    const written = lang === "jsx" ? "js" : lang;
    const [language] = MARKUP_LANGUAGES.filter((name) => name === written);
    if (child.type !== "code" || language === undefined) {
      throw new MarkupError(
        lineOf(child),
        `a Playground holds fences in html, css and js or jsx, not "${lang}"`,
      );
    }
    if (found.has(language)) {
      throw new MarkupError(
        lineOf(child),
        `a Playground has one fence in ${language} at most`,
      );
    }
    if (language === "js") checkModule(child.value, lineOf(child));
    found.set(language, child);
  }
  return new Map(
    MARKUP_LANGUAGES.flatMap((name) => {
      const fence = found.get(name);
      return fence ? [[name, fence]] : [];
    }),
  );
}

/**
 * Parses the script of a markup example.
 *
 * @param line - Line of its file that comes before its first.
 * @throws MarkupError when it is not a module.
 */
export function checkModule(code: string, line: number): void {
  try {
    const module = mayHoldJsx(code) ? compileJsx(code) : code;
    parse(module, { ecmaVersion: "latest", sourceType: "module" });
  } catch (error) {
    const { loc } = error as { loc?: { line: number } };
    throw new MarkupError(line + (loc?.line ?? 0), errorText(error));
  }
}

function lineOf(node: Pick<Code, "position">): number {
  return node.position?.start.line ?? 0;
}
