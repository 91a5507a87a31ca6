import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { readHostFiles } from "../host-files.mjs";
import { COMPRESSED, configOf, FIRST_LINE } from "./config.mjs";

/** How much is compressed at once: Node compresses in four threads. */
const AT_ONCE = 4;

/** What the build writes for other hosts, which nobody needs to read. */
const FOR_HOSTS = ["_headers", "_redirects"];

/**
 * Makes a folder that nginx serves a built site from: its configuration, the
 * files, and their compressed twins.
 *
 * @param {string} build - The built site.
 * @param {string} folder - Replaced, if it was made by this function.
 * @param {object} [options]
 * @param {number} [options.port] - Where nginx listens.
 * @param {number} [options.quality] - Of brotli, 11 at most and by default.
 * Lower is larger, and much faster to make.
 * @throws {Error} When the folder has anything else in it.
 */
export async function makeFolder(
  build,
  folder,
  { port = 8080, quality = constants.BROTLI_MAX_QUALITY } = {},
) {
  const { headers, redirects } = readHostFiles(build);
  const base = headers[0]?.pattern.replace(/\*$/, "") ?? "/";
  await empty(folder);
  await mkdir(path.join(folder, "temp"), { recursive: true });
  const site = path.join(folder, "site", base);
  await cp(build, site, {
    recursive: true,
    filter: (file) => !FOR_HOSTS.includes(path.relative(build, file)),
  });
  await compress(site, path.join(folder, "brotli", base), quality);
  await writeFile(
    path.join(folder, "nginx.conf"),
    configOf({ base, port, headers, redirects }),
  );
}

/** @param {string} folder */
async function empty(folder) {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.length > 0 && !(await isOurs(path.join(folder, "nginx.conf"))))
    throw new Error(
      `${folder} has files of something else in it: name another folder.`,
    );
  await rm(folder, { recursive: true });
}

/** @param {string} config - Name of a file. */
async function isOurs(config) {
  if (!existsSync(config)) return false;
  return (await readFile(config, "utf8")).startsWith(FIRST_LINE);
}

/**
 * @param {string} site - Gets a `.gz` beside each file of text.
 * @param {string} twins - Gets each of these in brotli, under its own name: nginx
 * tells the type of a file by how its name ends.
 * @param {number} quality
 */
async function compress(site, twins, quality) {
  const files = await readdir(site, { recursive: true });
  const texts = files.filter((file) => COMPRESSED.test(file));
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const next = texts.values();
  const work = async () => {
    for (const file of next) {
      const content = await readFile(path.join(site, file));
      const twin = path.join(twins, file);
      await mkdir(path.dirname(twin), { recursive: true });
      await writeFile(
        twin,
        await promisify(brotliCompress)(content, { params }),
      );
      await writeFile(
        path.join(site, `${file}.gz`),
        await promisify(gzip)(content, { level: 9 }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
