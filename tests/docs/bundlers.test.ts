import { build, type BuildOptions } from "esbuild";
import { expect, test } from "vitest";

/** Bundle what the guide on integration imports, without writing a file. */
const bundle = (options: BuildOptions) =>
  build({
    stdin: {
      contents: 'import "mathlive/fonts.css"; import "mathlive";',
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: "esm",
    outdir: "out",
    write: false,
    logLevel: "silent",
    ...options,
  });

test("esbuild takes the fonts with a loader, as integration says", async () => {
  await expect(bundle({})).rejects.toThrow(/loader is configured for ".woff2"/);
  const { outputFiles = [] } = await bundle({ loader: { ".woff2": "file" } });
  const names = outputFiles.map(({ path }) => path.replace(/.*\./, ""));
  expect(names.filter((name) => name === "woff2").length).toBeGreaterThan(9);
  expect(names).toContain("css");
});
