/** The types of the examples, checked with those of the installed packages. */
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Root } from "mdast";
import type { Plugin as Remark } from "unified";

import { DocumentError, failAt } from "../mdx/index.ts";
import { fencesOf } from "../source-pages/index.ts";
import { checkTypes, collectTyped, summaryOf } from "./report.ts";
import type { TypeStore } from "./store.ts";

/**
 * Checks the types of every example of the site before pages are compiled, ends
 * the build with the list of all errors, and records what names examples use.
 *
 * @param store - Checks them.
 */
export function typedExamples(store: TypeStore) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: "typed-examples",
    async loadContent() {
      const { examples, problems } = checkTypes(store, siteDir);
      const summary = await summaryOf(examples);
      store.write("summary.json", JSON.stringify(summary, undefined, 2));
      // An author who is at work sees the problem on the page itself.
      if (problems.length > 0 && process.env.NODE_ENV === "production") {
        throw new DocumentError(
          `Examples have type errors:\n\n${problems.join("\n")}\n\nWhere the declarations of a package refuse what works, the fence states it: type-error="part of the message".`,
        );
      }
    },
  });
}

/** Refuses a document whose examples have type errors. */
export const remarkTypedExamples: Remark<[{ store: TypeStore }], Root> =
  ({ store }) =>
  (tree, file) => {
    for (const { problems } of collectTyped(store, fencesOf(tree)))
      for (const { line, message } of problems) failAt(file, line, message);
  };

export { collectPrograms } from "./collect.ts";
export { exampleLinks } from "./links.ts";
export { checkTypes, summaryOf } from "./report.ts";
export { TypeStore } from "./store.ts";
export { exampleUses } from "./uses.ts";
