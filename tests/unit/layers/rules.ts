import { existsSync } from "node:fs";
import path from "node:path";

import { doorOf, type Import } from "./imports.ts";

/** Rule of the project, which tells whether an import breaks it. */
type Rule = (one: Import) => boolean;

/** Rooms that could be lifted out of the site. */
const INDEPENDENT = [
  "src/calculation/",
  "src/engine.ts",
  "src/playground/",
  "src/search/",
];

const OF_DOCUSAURUS =
  /^@(docusaurus|theme|theme-original|theme-init|generated)(\/|$)/;

/** `src` never imports a plugin. */
export const entersPlugin: Rule = ({ file, target }) =>
  file.startsWith("src/") && target?.startsWith("plugins/") === true;

/** A room that could be lifted out uses nothing of Docusaurus. */
export const needsDocusaurus: Rule = ({ file, written }) =>
  INDEPENDENT.some((room) => file.startsWith(room)) &&
  OF_DOCUSAURUS.test(written);

/** Overrides and pages alone use the theme's folders. */
export const entersTheme: Rule = ({ file, target }) =>
  !/^src\/(theme|pages)\//.test(file) &&
  /^src\/(theme|pages)\//.test(target ?? "");

/** Features are used by pages alone; parts of pages know no page. */
export const entersPage: Rule = ({ file, target }) =>
  file.startsWith("src/") &&
  !/^src\/(features|theme|pages)\//.test(file) &&
  target?.startsWith("src/features/") === true;

/** A folder with an index is entered by it. */
export const passesDoor: Rule = ({ file, target }) => {
  if (target === undefined || !existsSync(target)) return false;
  const folder = path.posix.dirname(target);
  if (file.startsWith(`${folder}/`) || !/\.tsx?$/.test(target)) return false;
  const door = doorOf(folder);
  return door !== undefined && door !== target;
};

/**
 * The plugins that show facts of the packages, the lowest layer first. Those of
 * a layer do not know each other.
 */
const FACT_PLUGINS = [
  ["package-facts"],
  ["generated-content"],
  ["api-reference", "reference-tables", "release-notes"],
];

/**
 * A plugin that shows facts of the packages imports only lower ones of them.
 */
export const climbs: Rule = ({ file, target }) => {
  const [from, to] = [pluginOf(file), pluginOf(target ?? "")];
  const [above, below] = [layerOf(from), layerOf(to)];
  return from !== to && above >= 0 && below >= above;
};

function layerOf(plugin: string | undefined): number {
  return FACT_PLUGINS.findIndex((layer) => layer.some((one) => one === plugin));
}

/** The plugin that a file is part of; undefined for any other file. */
export function pluginOf(file: string): string | undefined {
  return /^plugins\/([^/]+)\//.exec(file)?.[1];
}

/**
 * Returns what imports itself by way of others, for types alone too.
 *
 * @param imports - The imports of all files.
 * @param partOf - Names what a file is part of; undefined to leave it out.
 */
export function circular(
  imports: readonly Import[],
  partOf: (file: string) => string | undefined,
): string[] {
  const known = new Map<string, Set<string>>();
  for (const { file, target } of imports) {
    const [from, to] = [partOf(file), partOf(target ?? "")];
    if (from === undefined || to === undefined || from === to) continue;
    known.set(from, (known.get(from) ?? new Set()).add(to));
  }
  return [...known.keys()].filter((part) => {
    const reached = new Set(known.get(part));
    // Those that are added on the way are visited as well.
    for (const each of reached)
      for (const next of known.get(each) ?? []) reached.add(next);
    return reached.has(part);
  });
}

/** Files outside `tests` never import a test. */
export const entersTests: Rule = ({ file, target }) =>
  !file.startsWith("tests/") && target?.startsWith("tests/") === true;

/**
 * A feature's folder of browser tests is used by the feature alone. The bench
 * times the payloads of the hostile tests, and enters by their doors.
 */
export const entersFeature: Rule = ({ file, target }) => {
  if (file === "tests/bench/payloads.ts" && /\/index\.ts$/.test(target ?? ""))
    return false;
  const feature = featureOf(target ?? "");
  return feature !== undefined && feature !== featureOf(file);
};

/** The folder of browser tests that a file is part of, but for `support`. */
function featureOf(file: string): string | undefined {
  return /^tests\/e2e\/(features\/[^/]+|pages|examples|hostile)\//.exec(
    file,
  )?.[1];
}

/** Tells whether a browser test is where browser tests may be. */
export function isInItsFolder(spec: string): boolean {
  return /^tests\/e2e\/(pages|examples|hostile|features\/[^/]+)\/[^/]+\.spec\.ts$/.test(
    spec,
  );
}

/**
 * Tells whether a browser test takes `test` from Playwright, and so without the
 * watch over console, errors and hosts that the fixture keeps.
 */
export function takesBareTest(text: string): boolean {
  const imports = text.matchAll(
    /import\s+(type\s+)?([^;]*?)\s+from\s+"@playwright\/test"/g,
  );
  return [...imports].some(
    ([, isType, names = ""]) =>
      isType === undefined &&
      (/^\*/.test(names) || /[{,]\s*test\b/.test(names) || /^\w/.test(names)),
  );
}
