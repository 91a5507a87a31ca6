/** Files of the projects in `tests/frameworks`, which are built and tested. */
import { readFileSync } from "node:fs";
import path from "node:path";

import type { ComponentProps } from "react";

import type { CodeBlock } from "../src/components/CodeBlock.tsx";
import type { Provider, View } from "./generated-content/index.ts";
import { languageLabel, renderBlock } from "./static-code/index.ts";

/** The tool that each project is built with: its name, and its package. */
const MADE_WITH: Readonly<Record<string, readonly [string, string]>> = {
  nextjs: ["Next.js", "next"],
  react: ["React", "react"],
  "react-18": ["React", "react"],
  svelte: ["Svelte", "svelte"],
  sveltekit: ["SvelteKit", "@sveltejs/kit"],
  vite: ["Vite", "vite"],
  vue: ["Vue", "vue"],
};

/** The project that is served as it is. */
const UNBUILT = "plain";

/** Languages for the highlighter and a label, by the ending of the file. */
const LANGUAGES: Readonly<Record<string, string>> = {
  mjs: "js",
  svelte: "html",
  vue: "html",
};

const ATTRIBUTES = ["of", "file", "region", "title"];

/**
 * `<ProjectFile of="nextjs" file="app/Formula.tsx" />`: a file of a project in
 * `tests/frameworks`, as it is built and tested. `region="types"` shows the
 * lines between `#region types` and `#endregion`.
 */
const projectFile: View<ComponentProps<typeof CodeBlock>> = async (
  attributes,
  siteDir,
) => {
  const { of = "", file = "", region, title = file } = attributes;
  const other = Object.keys(attributes).find(
    (name) => !ATTRIBUTES.includes(name),
  );
  if (other !== undefined)
    throw new Error(
      `a ProjectFile takes ${ATTRIBUTES.join(", ")}, not ${other}`,
    );
  const check = checkOf(of, siteDir);
  const ending = path.extname(file).slice(1);
  const language = LANGUAGES[ending] ?? ending;
  const code = cut(readProject(siteDir, of, file), region);
  const html = renderBlock({ code, language });
  return {
    html,
    language: languageLabel(language),
    kind: language,
    title,
    check,
  };
};

/** Elements that the projects add to the documents of the site. */
export const frameworkProjects = {
  sources: [],
  pageSets: [],
  views: { ProjectFile: projectFile },
} satisfies Provider;

/** Tells how a project was checked, as `npm run test:frameworks` does it. */
function checkOf(project: string, siteDir: string): string {
  if (project === UNBUILT) return "tested in Chromium";
  const [name, dependency] = MADE_WITH[project] ?? [];
  if (name === undefined || dependency === undefined)
    throw new Error(
      `of="${project}" is none of ${[...Object.keys(MADE_WITH), UNBUILT].join(", ")}`,
    );
  const { dependencies, devDependencies } = JSON.parse(
    readProject(siteDir, project, "package.json"),
  ) as Record<string, Record<string, string> | undefined>;
  const version = { ...dependencies, ...devDependencies }[dependency];
  if (version === undefined)
    throw new Error(`tests/frameworks/${project} does not use ${dependency}`);
  return `built and tested with ${name} ${version}`;
}

function readProject(siteDir: string, project: string, file: string): string {
  const place = path.join("tests/frameworks", project, file);
  try {
    return readFileSync(path.join(siteDir, place), "utf8");
  } catch (cause) {
    throw new Error(`there is no file ${place}`, { cause });
  }
}

/**
 * A line that begins or ends a region, in a comment of any of the languages.
 */
const MARK =
  /^\s*(?:\/\/|\{?\/\*|<!--)\s*#(?:region (?<name>[\w-]+)|endregion)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * A file without the lines that mark regions, or a region of it alone.
 *
 * @param text - The file. Regions lie between `#region name` and `#endregion`,
 * and not in each other.
 * @param region - Name of a region; without it the whole file.
 * @returns Its lines, moved to the left margin, without a trailing line break.
 * @throws Error when the file has no such region.
 */
function cut(text: string, region?: string): string {
  let open: string | undefined;
  const kept: string[] = [];
  for (const line of text.replaceAll("\r\n", "\n").trimEnd().split("\n")) {
    const mark = MARK.exec(line);
    if (mark) open = mark.groups?.["name"];
    else if (region === undefined || open === region) kept.push(line);
  }
  if (kept.length === 0) throw new Error(`there is no region "${region}"`);
  const indents = kept.flatMap((line) =>
    line.trim() === "" ? [] : [line.search(/\S/)],
  );
  const margin = Math.min(...indents);
  return kept.map((line) => line.slice(margin)).join("\n");
}
