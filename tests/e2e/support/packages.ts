import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import type { Route } from "@playwright/test";

/** Address that a document under test is served from; nothing listens there. */
export const HOST = "https://example.test/";

/** Package and file in an address of a public content delivery network. */
const PACKAGE =
  /^https:\/\/(?:esm\.run|unpkg\.com|cdn\.jsdelivr\.net\/npm|example\.test\/npm)\/((?:@[\w-]+\/)?[\w-]+)(?:@([\w.^~-]+))?(?:\/(.*?))?(?:\/\+esm)?(?:\?.*)?$/;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".wav": "audio/wav",
  ".woff2": "font/woff2",
};

/**
 * Answers what a document asks a content delivery network for: with the file of
 * the package that is installed, if it is in the version asked for.
 */
export async function answerPackage(route: Route): Promise<void> {
  const url = route.request().url();
  // Chromium asks for one on its own; a page need not have it.
  if (url === `${HOST}favicon.ico`) return route.fulfill({ status: 204 });
  // jsDelivr sends these as application/node, which no browser runs.
  if (/^https:\/\/cdn\.jsdelivr\.net\/.*\.cjs$/.test(url)) {
    return route.abort("addressunreachable");
  }
  const [, name, version, inside] = PACKAGE.exec(url) ?? [];
  const file = name && packageFile(name, version, inside);
  if (!file) return route.abort("addressunreachable");
  const own = `${HOST}npm/${path.relative("node_modules", file)}`;
  if (isScript(file) && !url.includes(path.basename(file))) {
    // An entry point is named by its package: what it imports stands beside
    // its file.
    return route.fulfill({
      body: `export * from ${JSON.stringify(own)};`,
      contentType: "text/javascript",
      headers: { "access-control-allow-origin": "*" },
    });
  }
  return route.fulfill({
    body: readFileSync(file),
    contentType: TYPES[path.extname(file)] ?? "application/octet-stream",
    headers: { "access-control-allow-origin": "*" },
  });
}

function isScript(file: string): boolean {
  return TYPES[path.extname(file)] === "text/javascript";
}

type Target = string | { [condition: string]: Target };

/** The file that is meant, if it is installed in the version asked for. */
function packageFile(
  name: string,
  version: string | undefined,
  inside = "",
): string | undefined {
  const root = path.join("node_modules", name);
  if (!existsSync(root)) return undefined;
  const { exports: entries, version: installed } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  ) as { exports: Record<string, Target>; version: string };
  if (version !== undefined && version !== installed) return undefined;
  const asked = path.join(root, inside);
  if (inside !== "" && existsSync(asked) && statSync(asked).isFile()) {
    return asked;
  }
  const target = entries[inside === "" ? "." : `./${inside}`];
  const file = target === undefined ? undefined : resolveTarget(target);
  return file === undefined ? undefined : path.join(root, file);
}

function resolveTarget(target: Target): string | undefined {
  if (typeof target === "string") return target;
  for (const condition of ["browser", "production", "import", "default"]) {
    const next = target[condition];
    const file = next === undefined ? undefined : resolveTarget(next);
    if (file !== undefined) return file;
  }
  return undefined;
}
