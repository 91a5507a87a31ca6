import { readFileSync } from "node:fs";
import path from "node:path";

import { Globby } from "@docusaurus/utils";

/** @typedef {import("./list.mjs").Mutation} Mutation */

/**
 * Finds the files that a mutation changes.
 *
 * @param {string} folder - Of a project, with its build where the mutation is
 * in there.
 * @param {Pick<Mutation, "file" | "find" | "replace">} mutation
 * @returns {Promise<{ place: string, text: string, broken: string }[]>} Files,
 * and their text before and after; none where there is nothing to break: then
 * the list is wrong.
 */
export async function breaksOf(folder, { file, find, replace }) {
  const found = await Globby(file, { cwd: folder, dot: true });
  return found
    .map((name) => {
      const place = path.join(folder, name);
      const text = readFileSync(place, "utf8");
      return { place, text, broken: text.replace(find, replace) };
    })
    .filter(({ text, broken }) => text !== broken);
}
