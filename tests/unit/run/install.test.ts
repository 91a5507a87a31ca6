import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { staleness } from "../../../scripts/install.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "run-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes an object as JSON and returns the file. */
function write(name: string, content: object): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe("staleness", () => {
  const wanted = {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", optional: true },
  };

  /** Lays out a project with these installed packages. */
  function install(packages: Record<string, { version: string }>): void {
    write("package-lock.json", { packages: wanted });
    write("node_modules/.package-lock.json", { packages });
    for (const place of Object.keys(packages))
      mkdirSync(path.join(folder, place), { recursive: true });
  }

  test("says that nothing is installed", () => {
    write("package-lock.json", { packages: wanted });
    expect(staleness(folder)).toBe("no packages are installed");
  });

  test("is content without a package for another platform", () => {
    install({ "node_modules/a": { version: "1.0.0" } });
    expect(staleness(folder)).toBeUndefined();
  });

  test("names a missing package, another version, a deleted folder", () => {
    install({ "node_modules/b": { version: "2.0.0" } });
    expect(staleness(folder)).toBe("node_modules/a is missing");
    install({ "node_modules/a": { version: "1.1.0" } });
    expect(staleness(folder)).toBe("node_modules/a is 1.1.0, not 1.0.0");
    install({ "node_modules/a": { version: "1.0.0" } });
    rmSync(path.join(folder, "node_modules/a"), { recursive: true });
    expect(staleness(folder)).toBe("node_modules/a is gone");
  });

  test("wants a lockfile", () => {
    expect(() => staleness(folder)).toThrow("package-lock.json is missing.");
  });
});
