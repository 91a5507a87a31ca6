import { existsSync, readFileSync } from "node:fs";

import { expect, describe, test } from "vitest";

import { installedVersion } from "../../plugins/package-facts/index.ts";
import { choosePorts, PROJECTS } from "../frameworks/projects.mjs";

/** A file of a project, as text. */
function textOf(project: string, file: string): string {
  return readFileSync(`tests/frameworks/${project}/${file}`, "utf8");
}

/** The packages that a project asks for, by name. */
function wanted(project: string): Readonly<Record<string, string>> {
  const { dependencies, devDependencies } = JSON.parse(
    textOf(project, "package.json"),
  ) as Record<string, Record<string, string>>;
  return { ...dependencies, ...devDependencies };
}

test("there are projects, and each is given a port of its own", async () => {
  expect(PROJECTS.map(({ name }) => name)).toContain("react");
  const [chosen = ""] = Object.values(await choosePorts());
  const ports = chosen.split(",").map(Number);
  expect(ports).toHaveLength(PROJECTS.length);
  expect(ports.filter((port) => !(port > 0))).toEqual([]);
  expect(ports).toEqual([...new Set(ports)]);
});

describe.each(PROJECTS.map(({ name }) => name))("the project %s", (name) => {
  test("uses the mathlive that the site documents", () => {
    expect(wanted(name)["mathlive"]).toBe(installedVersion("mathlive"));
  });

  test("names exact versions, and a lockfile without a registry", () => {
    expect(
      Object.values(wanted(name)).filter((one) => !/^\d[\w.-]*$/.test(one)),
    ).toEqual([]);
    expect(existsSync(`tests/frameworks/${name}/.npmrc`)).toBe(true);
    expect(textOf(name, "package-lock.json")).not.toContain('"resolved"');
  });
});
