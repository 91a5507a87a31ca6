import { readFileSync } from "node:fs";
import path from "node:path";

import { visit } from "unist-util-visit";

import { findPages, parseMdx } from "../mdx/index.ts";
import type { ApiExport, ApiMember } from "./declarations/index.ts";
import { type Library, API_LIBRARIES } from "./layout.ts";

/** A page that is written by hand, and the code on it. */
export interface Guide {
  readonly title: string;
  /** From the root of the site. */
  readonly route: string;
  /** Its fences. */
  readonly fences: string;
  /** Its fences, and the code in its lines. */
  readonly code: string;
}

/** What instances are called in the examples of the site. */
export const INSTANCES: Readonly<Record<string, readonly string[]>> = {
  MathfieldElement: ["mf", "mathfield", "MathfieldElement"],
  ComputeEngine: ["ce", "ComputeEngine"],
  VirtualKeyboardInterface: ["mathVirtualKeyboard"],
};

/** The most guides that an entry links. */
const MOST = 3;

const known = new Map<string, readonly Guide[]>();

/**
 * The pages that are written by hand, guides first.
 *
 * @param siteDir - Root folder of the project.
 */
export function guides(siteDir: string): readonly Guide[] {
  const found =
    known.get(siteDir) ??
    guideFiles(siteDir)
      .map((file) => readGuide(siteDir, file))
      .sort((a, b) => Number(isGuide(b)) - Number(isGuide(a)));
  known.set(siteDir, found);
  return found;
}

/**
 * The sources of the pages that {@link guides} reads.
 *
 * @param siteDir - Root folder of the project.
 */
export function guideTexts(siteDir: string): readonly string[] {
  return guideFiles(siteDir).map((file) => readFileSync(file, "utf8"));
}

function guideFiles(siteDir: string): readonly string[] {
  return findPages(siteDir).filter(
    (file) => !API_LIBRARIES.some(({ folder }) => file.includes(folder)),
  );
}

/**
 * The guides whose code uses an export, or a member of one: three at most.
 *
 * @param all - The pages to look at.
 * @param library - The package of the export.
 * @param subject - The export.
 * @param member - The member, where it is one that is looked for.
 */
export function usesOf(
  all: readonly Guide[],
  library: Library,
  subject: ApiExport,
  member?: ApiMember,
): readonly Guide[] {
  if (!member) {
    const pattern = exportPattern(library, subject);
    return first(all, ({ fences }) => pattern.test(fences));
  }
  const pattern = memberPattern(subject, member);
  return pattern ? first(all, ({ code }) => pattern.test(code)) : [];
}

function first(
  all: readonly Guide[],
  holds: (guide: Guide) => boolean,
): readonly Guide[] {
  return all.filter(holds).slice(0, MOST);
}

/** `mf.getValue`: matches only names that examples give to instances. */
function memberPattern(
  { name, key }: ApiExport,
  member: ApiMember,
): RegExp | undefined {
  const objects = name === key ? (INSTANCES[name] ?? [name]) : [];
  if (objects.length === 0 || !/^\w+$/.test(member.name)) return undefined;
  const owners = member.isStatic ? [name] : objects;
  return new RegExp(`\\b(?:${owners.join("|")})\\.${member.name}\\b`);
}

/** An import of the name, or what can only be a use of it. */
function exportPattern(
  library: Library,
  { name, kind, entries }: ApiExport,
): RegExp {
  const paths = entries.map((entry) => entry.slice(1)).join("|");
  const uses = [
    `import[^;]*\\b${name}\\b[^;]*from "${library.name}(?:${paths})"`,
    ...(kind === "class" ? [`\\bnew ${name}\\(`] : []),
    // What the main entry point exports is in scope of every live example.
    ...(kind === "function" && entries.includes(".")
      ? [`(?<![.\\w"'\\\\])${name}\\(`]
      : []),
  ];
  return new RegExp(uses.join("|"));
}

function isGuide({ route }: Guide): boolean {
  return route.includes("/guides/");
}

function readGuide(siteDir: string, file: string): Guide {
  const source = readFileSync(file, "utf8");
  const fences: string[] = [];
  const inline: string[] = [];
  visit(parseMdx(source), (node) => {
    if (node.type === "code") fences.push(node.value);
    if (node.type === "inlineCode") inline.push(node.value);
  });
  const place = path.relative(siteDir, file).replaceAll("\\", "/");
  const route = place
    .replace(/^(docs|src\/pages)/, "")
    .replace(/(\/index)?\.mdx$/, "/");
  const title = /^title: "?(.*?)"?$/m.exec(source)?.[1] ?? route;
  return {
    title,
    route,
    fences: fences.join("\n"),
    code: [...fences, ...inline].join("\n"),
  };
}
