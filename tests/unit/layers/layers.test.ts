import { readFileSync } from "node:fs";
import path from "node:path";

import { Globby } from "@docusaurus/utils";
import { describe, expect, test } from "vitest";

import { doorOf, importsIn, importsOf, longFiles, say } from "./imports.ts";
import {
  circular,
  climbs,
  entersPage,
  entersPlugin,
  entersTests,
  entersTheme,
  needsDocusaurus,
  passesDoor,
  pluginOf,
} from "./rules.ts";

const files = await Globby("{src,plugins,scripts}/**/*.{ts,tsx,mjs}");
const sheets = await Globby("src/**/*.css");
const imports = files.flatMap(importsOf);

const RULES = [
  {
    what: "src never imports a plugin",
    breaks: entersPlugin,
    bad: ["src/client/a.ts", "../../plugins/mdx/index.ts"],
  },
  {
    what: "rooms that could be lifted out use nothing of Docusaurus",
    breaks: needsDocusaurus,
    bad: ["src/search/a.ts", "@docusaurus/Link"],
  },
  {
    what: "only overrides and pages use the theme's folders",
    breaks: entersTheme,
    bad: ["src/components/a.ts", "@site/src/theme/Root"],
  },
  {
    what: "parts of pages use none of the pages that they are parts of",
    breaks: entersPage,
    bad: ["src/components/a.ts", "../features/home"],
  },
  {
    what: "a folder with an index is entered by it",
    breaks: passesDoor,
    bad: ["plugins/mdx/a.ts", "../static-math/render.ts"],
  },
  {
    what: "a plugin that shows facts of the packages imports lower ones only",
    breaks: climbs,
    bad: ["plugins/api-reference/a.ts", "../release-notes/index.ts"],
  },
  {
    what: "what the site is made of imports no test",
    breaks: entersTests,
    bad: ["src/client/a.ts", "../../tests/built/site.ts"],
  },
] as const;

describe("the rooms of the project", () => {
  test("have imports to look at", () => {
    expect(imports.length).toBeGreaterThan(0);
  });

  test.each(RULES)("$what", ({ breaks }) => {
    expect(imports.filter(breaks).map(say)).toEqual([]);
  });

  test.each(RULES)("it is told where this is broken: $what", (rule) => {
    const [file, written] = rule.bad;
    const found = importsIn(`import { a } from "${written}";`, file);
    expect(found.filter(rule.breaks)).toHaveLength(1);
  });

  test("every plugin has its door", async () => {
    const folders = await Globby("plugins/*", { onlyDirectories: true });
    expect(folders).toContain("plugins/mdx");
    expect(folders.filter((folder) => !doorOf(folder))).toEqual([]);
  });

  test.each([
    { what: "plugin", partOf: pluginOf, found: ["settings", "mdx"] },
    {
      what: "file",
      partOf: (file: string) => file,
      found: ["plugins/settings/index.ts", "plugins/mdx/index.ts"],
    },
  ])("no $what imports itself by way of others", ({ partOf, found }) => {
    const parts = imports.map(({ file }) => partOf(file));
    expect(parts).toEqual(expect.arrayContaining(found));
    expect(circular(imports, partOf)).toEqual([]);
    const circle = [
      ...importsIn('import "../mdx/index.ts";', "plugins/settings/index.ts"),
      ...importsIn(
        'import type { A } from "../settings/index.ts";',
        "plugins/mdx/index.ts",
      ),
    ];
    expect(circular(circle, partOf)).toEqual(found);
  });

  test("a file fits in the head", () => {
    expect(longFiles([...files, ...sheets, "docusaurus.config.ts"])).toEqual(
      [],
    );
  });

  test("a theme override says what it changes", async () => {
    const overrides = await Globby("src/theme/**/*.{ts,tsx}");
    expect(overrides).not.toEqual([]);
    const silent = overrides.filter((file) => {
      const { dir, name } = path.posix.parse(file);
      const isDoor = name === "index" || doorOf(dir) === undefined;
      return isDoor && !readFileSync(file, "utf8").startsWith("// Change: ");
    });
    expect(silent).toEqual([]);
  });
});
