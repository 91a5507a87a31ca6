import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";

import type { LoadContext, Plugin } from "@docusaurus/types";
import { build } from "esbuild";

/** Name of the file, in the folder of the built site. */
const FILE = "licenses.txt";

/** Packages of which the site serves fonts: no script imports them. */
const FONTS = [
  "@fontsource-variable/source-code-pro",
  "@fontsource-variable/source-sans-3",
  "katex",
];

/** What examples may import, and what runs beside them. */
const SANDBOX = ["@cortex-js/compute-engine", "mathlive", "react-dom/client"];

/** Scripts of sandboxes, which the site's bundler does not see. */
const SCRIPTS = [
  "frame/around.ts",
  "frame/inside/index.ts",
  "frame/inside/jsx.ts",
  "sandbox/inside.ts",
  "sandbox/worker.ts",
].map((file) => `./src/playground/${file}`);

/** A package whose code or fonts the site serves. */
interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Its license, whole, as its package has it. */
  readonly text: string;
}

/** The parts of the bundler that this plugin uses. */
interface Compiler {
  readonly hooks: {
    readonly compilation: Tap<{
      readonly hooks: { readonly finishModules: Tap<Iterable<object>> };
    }>;
  };
}

interface Tap<Argument> {
  readonly tap: (name: string, does: (argument: Argument) => void) => void;
}

/**
 * Writes `licenses.txt`: the packages whose code or fonts the site serves, with
 * their licenses, which ask to be kept with every copy.
 */
export function licenses({ siteDir }: LoadContext): Plugin {
  const folders = new Set<string>();
  const note = (file: unknown) => {
    const folder = typeof file === "string" && packageOf(file);
    if (folder) folders.add(path.resolve(siteDir, folder));
  };
  const noteModules = {
    apply: ({ hooks }: Compiler) => {
      hooks.compilation.tap("licenses", (compilation) => {
        compilation.hooks.finishModules.tap("licenses", (modules) => {
          for (const module of modules)
            note("resource" in module && module.resource);
        });
      });
    },
  };
  return {
    name: "licenses",
    configureWebpack: (_, isServer) =>
      isServer ? {} : { plugins: [noteModules] },
    async postBuild({ outDir }) {
      for (const file of await inSandboxes(siteDir)) note(file);
      for (const name of FONTS) note(`node_modules/${name}/package.json`);
      const all = [...folders].map(shippedIn);
      await writeFile(path.join(outDir, FILE), licensesFile(all));
    },
  };
}

/**
 * The folder of the package that a file belongs to: the innermost one.
 *
 * @param file - Path of the file; a query may follow.
 */
export function packageOf(file: string): string | undefined {
  const inner =
    /^.*[\\/]?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/@][^\\/]*(?=[\\/])/;
  return inner.exec(file)?.[0];
}

/** Files that the scripts of sandboxes and what examples import are made of. */
async function inSandboxes(siteDir: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: [...SCRIPTS, ...SANDBOX]
        .map((each) => `import ${JSON.stringify(each)};`)
        .join("\n"),
      resolveDir: siteDir,
    },
    absWorkingDir: path.resolve(siteDir),
    bundle: true,
    format: "esm",
    logLevel: "error",
    metafile: true,
    platform: "browser",
    write: false,
  });
  return Object.keys(metafile.inputs);
}

/** @throws Error when the package does not say what its license is. */
function shippedIn(folder: string): Shipped {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  ) as Record<string, unknown>;
  if (
    typeof name !== "string" ||
    typeof version !== "string" ||
    typeof license !== "string"
  )
    throw new Error(
      `The package in ${folder} does not say what its license is.`,
    );
  const file = readdirSync(folder).find((each) =>
    /^(?:license|licence)/i.test(each),
  );
  const text = file ? readFileSync(path.join(folder, file), "utf8").trim() : "";
  return { name, version, license, text };
}

/**
 * The text of the file: a list of the packages, and then each license once with
 * the packages that have it to the letter.
 *
 * @param packages - In any order; the same one may come from several folders.
 */
export function licensesFile(packages: readonly Shipped[]): string {
  const named = new Map(
    packages.map((each) => [`${each.name} ${each.version}`, each]),
  );
  const sorted = [...named].sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = new Map<string, string[]>();
  for (const [title, { text }] of sorted)
    if (text !== "") texts.set(text, [...(texts.get(text) ?? []), title]);
  const line = "-".repeat(72);
  return [
    "Packages whose code or fonts this site serves, with their licenses",
    "",
    ...sorted.map(([title, { license }]) => `${title}: ${license}`),
    ...[...texts].flatMap(([text, titles]) => [
      "",
      line,
      titles.join(", "),
      line,
      "",
      text,
    ]),
    "",
  ].join("\n");
}
