import { expect, test } from "vitest";

import { versionsOf } from "./history.ts";

/** A git that has two versions of a file. */
function git(...args: string[]): string {
  const [command, ...rest] = args;
  if (command === "log") return "c3\nc1\n";
  return command === "show" ? `list of ${rest.join("")}` : "";
}

function failing(error: object) {
  return () => {
    throw Object.assign(new Error("git failed"), error);
  };
}

test("all versions of a file are read", () => {
  expect(versionsOf("list.txt", git)).toEqual([
    "list of c3:list.txt",
    "list of c1:list.txt",
  ]);
});

test.each([
  ["no git", { code: "ENOENT" }],
  ["no repository", { stderr: "fatal: not a git repository (or …)" }],
])("there are no versions where there is %s", (_, error) => {
  expect(versionsOf("list.txt", failing(error))).toEqual([]);
});

test("a history that cannot be read is an error, not an empty one", () => {
  const dubious = failing({ stderr: "fatal: detected dubious ownership" });
  expect(() => versionsOf("list.txt", dubious)).toThrow("git failed");
  const broken = (...args: string[]) =>
    args[0] === "log" ? failing({})() : git(...args);
  expect(() => versionsOf("list.txt", broken)).toThrow("git failed");
});
