import type { LoadContext, Plugin } from "@docusaurus/types";

import type { PlaygroundState } from "../../src/playground/address.ts";
import { findPages } from "../mdx/index.ts";
import { runGallery } from "./gallery.ts";
import { ownDigests } from "./known.ts";
import { checkFile } from "./report.ts";
import type { ExampleStore } from "./store.ts";

/**
 * Runs every example of the site before pages are compiled, on all cores, and
 * ends the build with the list of all that do not do what their page says.
 *
 * @param store - Runs them.
 * @param statesOf - The code of examples that are no fences of a document.
 */
export function liveExamples(
  store: ExampleStore,
  statesOf: (siteDir: string) => readonly PlaygroundState[],
) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: "live-examples",
    async loadContent() {
      await store.writeAssets();
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
        throw new Error(
          `Examples do not do what their pages say:\n\n${problems.join("\n")}\n\nWhere the new result is right, run "npm run docs:update" and look at the change.`,
        );
      }
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.asset$/,
            type: "asset/resource",
            // As scripts they would be minified once more, which takes a while
            // and would no longer be what the package ships.
            generator: {
              filename: "assets/sandbox/[name].[contenthash:8].txt",
              emit: !isServer,
            },
          },
          {
            // The bundler minifies it once more: the calculator's worker takes
            // nothing that is not called a script, and it gets smaller.
            test: /\.script$/,
            type: "asset/resource",
            generator: {
              filename: "assets/sandbox/[name].[contenthash:8].js",
              emit: !isServer,
            },
          },
          {
            test: /\.document$/,
            type: "asset/resource",
            generator: {
              filename: "assets/sandbox/[name].[contenthash:8].html",
              emit: !isServer,
            },
          },
        ],
      },
    }),
  });
}

export { galleryExamples } from "./gallery.ts";
export { markupState } from "./states.ts";
export { remarkCheckedPage } from "./checked.ts";
export { remarkMarkup } from "./markup.ts";
export {
  checkModule,
  MarkupError,
  readOptions,
  type MarkupLanguage,
} from "./markup-read.ts";
export { markupViewOf } from "./markup-view.ts";
export { remarkLiveExamples } from "./remark.ts";
export { Pool } from "./pool.ts";
export { prepare } from "./scripts.ts";
export { checkFile } from "./report.ts";
export { compileExample, ExampleStore } from "./store.ts";
