import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll } from "vitest";

import { writeHostFiles } from "../../../plugins/host-files.ts";
import { makeFolder } from "../../../scripts/nginx/site.mjs";
import { ensureNginx, freePort, startNginx } from "../../run/nginx.mjs";
import { BUILD, filesIn, PAGES } from "../site.ts";
import { type Answer, ask } from "./raw-request.ts";

/** Paths that the site is served under. */
export const BASES = ["/", "/math/docs/"];

/** A script, a style sheet, a font and a file of sandboxes. */
export const ASSETS = ["js", "css", "fonts", "sandbox"].map((folder) => {
  const [file = ""] = filesIn(`assets/${folder}`);
  return file;
});

/** Asks for an address of the site, below the path that it is served under. */
type Ask = (
  address: string,
  headers?: Record<string, string | undefined>,
  method?: string,
) => Promise<Answer>;

/**
 * Serves the site for the tests of a block by nginx, as `npm run nginx` has it
 * served, with the pages and assets of the build that tests ask for.
 *
 * @returns What asks for an address below the path, and for any other.
 */
export function serveByNginx(base: string): { get: Ask; getAny: Ask } {
  const temp = mkdtempSync(path.join(tmpdir(), "nginx-"));
  // nginx reads its files as another user where it is started by root.
  chmodSync(temp, 0o755);
  let port = 0;
  let stop = async () => {};

  beforeAll(async () => {
    const program = await ensureNginx();
    port = await freePort();
    const build = path.join(temp, "build");
    await copyBuild(build, base);
    const folder = path.join(temp, "folder");
    await makeFolder(build, folder, { port, quality: 1 });
    ({ stop } = await startNginx(program, folder, port));
  });

  afterAll(async () => {
    await stop();
    rmSync(temp, { recursive: true });
  });

  const getAny: Ask = (address, headers, method) =>
    ask(port, address, headers, method);
  return {
    getAny,
    get: (address, ...rest) => getAny(base + address.slice(1), ...rest),
  };
}

async function copyBuild(build: string, base: string): Promise<void> {
  const files = [
    "404.html",
    "llms.txt",
    "assets/search/names.json",
    ...ASSETS,
    ...PAGES.map((page) => path.join(page, "index.html")),
  ];
  for (const file of files) {
    const copy = path.join(build, file);
    await mkdir(path.dirname(copy), { recursive: true });
    await cp(path.join(BUILD, file), copy);
  }
  await writeHostFiles(build, base);
}
