import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";

import type { PlaygroundState } from "../../src/playground/address.ts";
import { stripExpectations } from "../../src/playground/runner/index.ts";
import { DocumentError } from "../mdx/index.ts";
import { fenceFaults, findPages, sourcePage } from "../source-pages/index.ts";
import { collectExamples } from "./collect.ts";
import { ownDigests, runGallery } from "./gallery.ts";
import { markupStates } from "./markup.ts";
import type { Checked, ExampleStore } from "./store.ts";

export { collectExamples, type Example } from "./collect.ts";
export { galleryExamples } from "./gallery.ts";
export {
  checkModule,
  MarkupError,
  type MarkupLanguage,
  readOptions,
} from "./markup-read.ts";
export { markupState, markupViewOf, remarkMarkup } from "./markup.ts";
export { Pool } from "./pool.ts";
export { remarkCheckedPage, remarkLiveExamples } from "./remark.ts";
export { compileExample, ExampleStore } from "./store.ts";
export { type OlderRelease, prepare } from "./toolchain.ts";

/** Endings of the files for browsers, and those that they are served with. */
const SERVED_AS = [
  // As scripts they would be minified once more, which takes a while and would
  // no longer be what the package ships.
  ["asset", "txt"],
  // The bundler minifies it once more: the calculator's worker takes nothing
  // that is not called a script, and it gets smaller.
  ["script", "js"],
  ["document", "html"],
] as const;

/**
 * Runs every example of the site before pages are compiled, on all cores, and
 * ends the build with the list of all that do not do what their page says.
 *
 * @param store - Runs them.
 * @param statesOf - The code of examples that are no fences of a document.
 * @param results - Origin that sandboxes come from, if it is not the site's.
 */
export function liveExamples(
  store: ExampleStore,
  statesOf: (siteDir: string) => readonly PlaygroundState[],
  results: string | undefined,
) {
  return ({ siteDir, siteConfig }: LoadContext): Plugin => ({
    name: "live-examples",
    async loadContent() {
      await store.writeAssets(
        results === undefined ? undefined : { results, page: siteConfig.url },
      );
      const reports = await Promise.all(
        findPages(siteDir).map((file) => checkFile(store, file, siteDir)),
      );
      const gallery = await runGallery(store);
      store.write("starters.json", JSON.stringify(gallery.starters));
      const states = reports.flatMap((report) => report.states);
      const digests = await ownDigests([...states, ...statesOf(siteDir)]);
      store.write("known.json", JSON.stringify(digests));
      const problems = [...reports, gallery].flatMap(
        (report) => report.problems,
      );
      // An author who is at work sees the problem on the page itself.
      if (problems.length > 0 && process.env.NODE_ENV === "production") {
        throw new DocumentError(
          `Examples do not do what their pages say:\n\n${adviseOn(problems)}`,
        );
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: SERVED_AS.map(([ending, served]) => ({
          test: new RegExp(`\\.${ending}$`),
          type: "asset/resource",
          generator: {
            filename: `assets/sandbox/[name].[contenthash:8].${served}`,
            emit: !isServer,
          },
        })),
      },
    }),
  });
}

/**
 * The problems of examples, and what an author does about them.
 *
 * @param problems - As {@link checkFile} gives them.
 */
export function adviseOn(problems: readonly string[]): string {
  return `${problems.join("\n")}\n\nWhere the new result is right, run "npm run docs:update" and look at the change.`;
}

/**
 * The examples of a file, and all that is wrong with them as readable lines.
 */
interface FileReport {
  readonly checked: readonly Checked[];
  /** The code of all its examples, also of those in markup. */
  readonly states: readonly PlaygroundState[];
  /** `path:line: what was expected and what was got`, a string a problem. */
  readonly problems: readonly string[];
}

/**
 * Runs the examples of an MDX file.
 *
 * @param file - Absolute path.
 * @param siteDir - Root folder, which paths in messages start from.
 */
export async function checkFile(
  store: ExampleStore,
  file: string,
  siteDir: string,
): Promise<FileReport> {
  const name = path.relative(siteDir, file);
  const checked: Checked[] = [];
  const problems: string[] = [];
  const states: PlaygroundState[] = [];
  try {
    const { tree, fences } = sourcePage(file, siteDir);
    for (const { line, message } of fenceFaults(fences))
      problems.push(`${name}:${String(line)}: ${message}`);
    const runs = collectExamples(fences).map((example) => store.check(example));
    for (const run of await Promise.allSettled(runs)) {
      if (run.status === "rejected") problems.push(placed(name, run.reason));
      else checked.push(run.value);
    }
    states.push(...checked.map(stateOf), ...markupStates(tree));
  } catch (error) {
    problems.push(placed(name, error));
  }
  for (const { problems: found } of checked) {
    for (const { line, message } of found) {
      problems.push(`${name}:${String(line)}: ${message}`);
    }
  }
  return { checked, states, problems };
}

/** The code of a live example as readers see and open it. */
function stateOf({
  example,
  expectations,
}: Pick<Checked, "example" | "expectations">): PlaygroundState {
  const { language, source } = example;
  return { language, code: stripExpectations(source, expectations).text };
}

/** Puts the name of its file before a message that starts with its line. */
function placed(name: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith(`${name}:`)) return message;
  const match = /^line (\d+): ([^]*)$/.exec(message);
  return match
    ? `${name}:${match[1] ?? ""}: ${match[2] ?? ""}`
    : `${name}: ${message}`;
}
