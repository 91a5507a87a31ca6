import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { ROOT } from "../exec.mjs";
import { makeFolder } from "./site.mjs";

const BUILD = path.join(ROOT, "build");

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "8080" } },
  });
  const [folder] = positionals;
  const port = Number(values.port);
  if (folder === undefined || positionals.length > 1)
    throw new Error("Name a folder: npm run nginx -- /srv/site");
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(
      `--port is "${values.port}": give a number from 1 to 65535.`,
    );
  if (!existsSync(path.join(BUILD, "index.html")))
    throw new Error("There is no build: npm run build makes one.");
  const target = path.resolve(folder);
  await makeFolder(BUILD, target, { port });
  console.log(`Start nginx: nginx -p ${target} -c nginx.conf`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
