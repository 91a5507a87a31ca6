import { describe, expect, test } from "vitest";

import { installedVersion } from "../../plugins/package-facts/index.ts";

describe("installedVersion", () => {
  test("is the version that package.json pins", async () => {
    const { default: manifest } = await import("../../package.json");
    expect(installedVersion("mathlive")).toBe(manifest.dependencies.mathlive);
    expect(installedVersion("@cortex-js/compute-engine")).toBe(
      manifest.dependencies["@cortex-js/compute-engine"],
    );
  });

  test("says how to get a package that is not there", () => {
    expect(() => installedVersion("@cortex-js/missing")).toThrow(
      '@cortex-js/missing is not installed: run "npm ci".',
    );
  });
});
