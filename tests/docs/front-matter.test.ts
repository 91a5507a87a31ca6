import { readFileSync } from "node:fs";

import { DEFAULT_PARSE_FRONT_MATTER } from "@docusaurus/utils";
import { test } from "vitest";

import { mdxFiles } from "./site/index.ts";
import { expectNone } from "./told.ts";

/** The longest description that search engines show. */
const MOST = 160;

/** Files and folders whose names begin with "_" are parts of pages. */
const pages = (await mdxFiles()).filter((file) => !/\/_/.test(file));

async function headOf(file: string): Promise<Record<string, unknown>> {
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: readFileSync(file, "utf8"),
  });
  return frontMatter;
}

/** Returns the faults of the description of a page, in words. */
async function faultsOf(file: string): Promise<string[]> {
  const { description } = await headOf(file);
  if (typeof description !== "string" || description.trim() === "")
    return [`${file}:1: add a description to the front matter`];
  return description.length > MOST
    ? [
        `${file}: its description has ${String(description.length)} characters, ${String(MOST)} at most`,
      ]
    : [];
}

test("each page has a description of at most 160 characters", async () => {
  expectNone((await Promise.all(pages.map(faultsOf))).flat());
});

test("the name of a page in the sidebar is a part of its title", async () => {
  const faults = pages.map(async (file) => {
    const head = await headOf(file);
    const title = String(head["title"]);
    const label = String(head["sidebar_label"] ?? title);
    return title.toLowerCase().includes(label.toLowerCase())
      ? []
      : [`${file}:1: the title "${title}" lacks "${label}"`];
  });
  expectNone((await Promise.all(faults)).flat());
});
