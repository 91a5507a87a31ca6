import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { findPages } from "../../plugins/source-pages/index.ts";
import {
  COMPUTE_ENGINE,
  installedVersion,
  packageFile,
} from "../../plugins/package-facts/index.ts";

/**
 * An address of a content delivery network: of a package, maybe a file of it.
 */
const ADDRESS =
  /https:\/\/(unpkg\.com|esm\.run|cdn\.jsdelivr\.net\/npm)\/((?:@[\w-]+\/)?[\w-]+)(@[\d.]+)?(\/[\w./-]+)?/g;

/** A command that installs packages, to the end of its line. */
const INSTALL = /\b(?:npm (?:install|i)|(?:yarn|pnpm|bun) add) .*/g;

/**
 * Explains why an address does not give a reader what the page was tested with.
 */
function faultOf(
  host: string,
  name: string,
  version = "",
  file = "",
): string | undefined {
  if (!["mathlive", COMPUTE_ENGINE].includes(name))
    return `${name} is not a package of this site`;
  if (version !== `@${installedVersion(name)}`)
    return `say ${name}@${installedVersion(name)}`;
  // It makes a module of the whole package.
  if (host === "esm.run") return file === "" ? undefined : "name no file";
  return existsSync(packageFile(name, file)) && file !== ""
    ? undefined
    : `${name} has no file "${file}"`;
}

function faultsIn(source: string): string[] {
  return [...source.matchAll(ADDRESS)].flatMap(
    ([address, host = "", name = "", version, file]) => {
      const fault = faultOf(host, name, version, file);
      return fault === undefined ? [] : [`${address}: ${fault}`];
    },
  );
}

/**
 * Packages of this site that commands install in another version than the
 * tested one. Without a version, npm may choose a release that is years old.
 */
function unnamedIn(source: string): string[] {
  const words = [...source.matchAll(INSTALL)].flatMap(([command]) =>
    command.split(" "),
  );
  return ["mathlive", COMPUTE_ENGINE].flatMap((name) =>
    words.filter(
      (word) =>
        (word === name || word.startsWith(`${name}@`)) &&
        word !== `${name}@${installedVersion(name)}`,
    ),
  );
}

const pages = findPages(process.cwd()).map((file) =>
  path.relative(process.cwd(), file),
);

test("each address of a delivery network names a file of this version", () => {
  const faults = pages.flatMap((page) =>
    faultsIn(readFileSync(page, "utf8")).map((fault) => `${page}: ${fault}`),
  );
  expect(faults, "npm run docs:update writes versions").toEqual([]);
});

test("each command that installs a package names this version", () => {
  const faults = pages.flatMap((page) =>
    unnamedIn(readFileSync(page, "utf8")).map((word) => `${page}: ${word}`),
  );
  expect(faults, "npm run docs:update writes versions").toEqual([]);
});

describe("what is found", () => {
  test.each([
    ["https://unpkg.com/mathlive", "say mathlive@"],
    ["https://unpkg.com/mathlive@0.1.0/mathlive.min.mjs", "say mathlive@"],
    [
      `https://unpkg.com/mathlive@${installedVersion("mathlive")}/mathlive.mjx`,
      "has no file",
    ],
    ["https://esm.run/katex@0.19.1", "is not a package of this site"],
  ])("%s", (address, fault) => {
    expect(faultsIn(address)).toEqual([expect.stringContaining(fault)]);
  });

  test.each([
    ["npm install --save-exact mathlive", "mathlive"],
    ["npm i @cortex-js/compute-engine@0.1.0", `${COMPUTE_ENGINE}@0.1.0`],
    ["yarn add mathlive vite", "mathlive"],
  ])("%s", (command, word) => {
    expect(unnamedIn(command)).toEqual([word]);
  });
});
