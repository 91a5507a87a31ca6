import { expect, test } from "vitest";

import {
  comparisonOf,
  differingSections,
  newNames,
} from "../../../plugins/behavior-changes/index.ts";
import { entriesByName } from "../../../plugins/name-register/index.ts";
import { installedVersion } from "../../../plugins/package-facts/index.ts";
import { signature } from "../../../plugins/reference-tables/signature.ts";

const siteDir = process.cwd();
const { versions, absent, now } = newNames(siteDir);

/** The line of an entry on older releases. */
async function lineOf(name: string): Promise<string> {
  const { html } = await signature({ of: name }, siteDir);
  const [, line = ""] = /<p class="older-releases">(.*?)<\/p>/.exec(html) ?? [];
  return line.replaceAll(/<[^>]*>/g, "");
}

test("the same releases were asked for names and for outputs", () => {
  expect(now).toBe(installedVersion("@cortex-js/compute-engine"));
  expect(versions).toEqual(comparisonOf("compute-engine", siteDir).versions);
});

test("a name that an older release lacks says so", async () => {
  const found = Object.entries(absent).find(
    ([, each]) => each === versions.at(-1),
  );
  const [name = "", version = ""] = found ?? [];
  expect(await lineOf(name)).toBe(`Not in ${version} and earlier`);
});

test("a name that all have says nothing of it", async () => {
  expect(absent["Sin"]).toBeUndefined();
  expect(await lineOf("Sin")).not.toContain("Not in");
});

test("an entry whose examples differ links them", async () => {
  const { html } = await signature({ of: "Round" }, siteDir);
  const { version } =
    differingSections(siteDir).get(
      "/compute-engine/reference/arithmetic/#round",
    ) ?? {};
  expect(html).toContain(
    `?version=${String(version)}&amp;section=/compute-engine/reference/arithmetic/%23round"`,
  );
  expect(await lineOf("Round")).toBe(
    `Output differs in ${String(version)} and earlier`,
  );
});

test("the names under one heading link its examples once", async () => {
  const byName = entriesByName(siteDir);
  const first = byName.get("Mod");
  expect(await lineOf("Mod")).toContain("Output differs");
  const others = [...byName.values()].filter(
    ({ concept, file, name }) =>
      concept === first?.concept && file === first.file && name !== "Mod",
  );
  expect(others).not.toEqual([]);
  for (const { name } of others)
    expect(await lineOf(name), name).not.toContain("Output differs");
});

test("the oldest of the releases has none before it", async () => {
  const found = Object.entries(absent).find(([, each]) => each === versions[0]);
  const line = await lineOf(found?.[0] ?? "");
  expect(line).toMatch(new RegExp(`Not in ${String(versions[0])}$`));
});
