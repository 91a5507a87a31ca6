import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { frameworkProjects } from "../../../plugins/framework-projects.ts";

const siteDir = mkdtempSync(path.join(tmpdir(), "projects-"));

/** Writes files of a project, by their paths. */
function project(of: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, "tests/frameworks", of, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Returns what a page shows of a file. */
async function shown(attributes: Readonly<Record<string, string>>) {
  const props = await frameworkProjects.views.ProjectFile(attributes, siteDir);
  return { ...props, text: props.html.replaceAll(/<[^>]+>/g, "") };
}

project("vue", {
  "package.json": '{ "dependencies": { "vue": "3.0.1" } }',
  "src/A.vue": [
    '<script setup lang="ts">',
    "// #region state",
    "const a = ref(1);",
    "// #endregion",
    "</script>",
    "<template>",
    "  <!-- #region field -->",
    "  <math-field",
    '    v-model="a"',
    "  />",
    "  <!-- #endregion -->",
    "</template>",
    "",
  ].join("\n"),
  "src/b.tsx": "<>\n  {/* #region b */}\n  <b />\n  {/* #endregion */}\n</>\n",
});
project("svelte", { "package.json": "{}", "a.js": "a;\n" });
project("plain", { "a.mjs": "a;\n" });

describe("a file of a project", () => {
  test("is shown whole, without the marks of its regions", async () => {
    const { text, title, kind } = await shown({
      of: "vue",
      file: "src/A.vue",
    });
    expect(text).not.toContain("region");
    expect(text).toMatch(/^&lt;script setup.*\n.*&lt;\/template>\n$/s);
    expect(text.trimEnd().split("\n")).toHaveLength(8);
    expect({ title, kind }).toEqual({ title: "src/A.vue", kind: "html" });
  });

  test.each([
    ["src/A.vue", "state", "const a = ref(1);\n"],
    ["src/A.vue", "field", '&lt;math-field\n  v-model="a"\n/>\n'],
    ["src/b.tsx", "b", "&lt;b />\n"],
  ])("is shown in part: %s, %s", async (file, region, text) => {
    expect((await shown({ of: "vue", file, region })).text).toBe(text);
  });

  test("says what it was built and tested with", async () => {
    const { check } = await shown({ of: "vue", file: "src/A.vue" });
    expect(check).toBe("built and tested with Vue 3.0.1");
    const plain = await shown({ of: "plain", file: "a.mjs" });
    expect(plain.check).toBe("tested in Chromium");
  });

  test.each([
    [{ of: "angular", file: "a.ts" }, /of="angular" is none of nextjs, react/],
    [
      { of: "vue", file: "src/C.vue" },
      /no file tests\/frameworks\/vue\/src\/C/,
    ],
    [{ of: "vue", file: "src/A.vue", region: "c" }, /no region "c"/],
    [{ of: "vue", file: "src/A.vue", lines: "1" }, /takes of, file, .* lines/],
    [{ of: "svelte", file: "a.js" }, /svelte does not use svelte/],
  ])("ends the build if it is not there: %j", async (attributes, message) => {
    await expect(shown(attributes)).rejects.toThrow(message);
  });
});
