import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const BUILD = path.resolve(__dirname, "../../../../build");

const hashOf = (script: string) =>
  createHash("sha256").update(script).digest("base64");

/** Scripts that are named in pages, and not by the first script. */
const NAMED = /^(?:react|router|document|main|runtime~react)\./;

/**
 * Copies the built site as another build would be: the scripts of its pages
 * have other names, and so has the first script, which knows them.
 *
 * @returns The folder of the copy.
 */
export function nextBuild(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "next-build-"));
  cpSync(BUILD, folder, { recursive: true });
  const scripts = path.join(folder, "assets/js");
  const files = readdirSync(scripts);
  const first = files.find((file) => file.startsWith("runtime~")) ?? "";
  let code = readFileSync(path.join(scripts, first), "utf8");
  for (const file of files) {
    const [name = "", hash = ""] = file.split(".");
    if (NAMED.test(file) || !code.includes(`"${hash}"`)) continue;
    const next = hash.replace(/^(.{4})(.*)$/, "$2$1");
    code = code.replaceAll(`"${hash}"`, `"${next}"`);
    renameSync(
      path.join(scripts, file),
      path.join(scripts, `${name}.${next}.js`),
    );
  }
  const second = first.replace(/\.(\w+)\.js$/, ".0123abcd.js");
  writeFileSync(path.join(scripts, second), code);
  const worker = path.join(folder, "offline.js");
  const text = readFileSync(worker, "utf8");
  writeFileSync(worker, text.replaceAll(first, second));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".html") && !file.startsWith("assets"))
      renameFirst(path.join(folder, file), first, second);
  return folder;
}

/** Names another first script in a page, whose policy has to allow that. */
function renameFirst(file: string, first: string, second: string): void {
  const html = readFileSync(file, "utf8");
  const [, loader = ""] =
    /<script>((?:(?!<\/script>)[^])*)<\/script><\/body>/.exec(html) ?? [];
  const changed = loader.replaceAll(first, second);
  const page = html
    .replace(loader, () => changed)
    .replace(hashOf(loader), () => hashOf(changed));
  writeFileSync(file, page);
}
