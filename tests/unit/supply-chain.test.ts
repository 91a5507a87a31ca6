import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

const FOLDER = ".github/workflows";
const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(`${FOLDER}/${name}`, "utf8"),
}));

/** A release of an action can be moved to other code; a commit cannot. */
test.each(workflows)("$name takes actions by their commit", ({ text }) => {
  const actions = [...text.matchAll(/uses: (.*)/g)].map(([, use]) => use);
  expect(actions).not.toEqual([]);
  for (const action of actions)
    expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)(
  "$name leaves no credentials in the checkout",
  ({ text }) => {
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/persist-credentials: false/g)).toBe(
      count(/uses: actions\/checkout@/g),
    );
  },
);

test("what can deploy runs no code of packages", () => {
  const text = readFileSync(`${FOLDER}/deploy.yml`, "utf8");
  const jobs = text.split(/^ {2}(?=\w+:$)/m);
  const writers = jobs.filter((job) => /: write$/m.test(job));
  expect(writers).toHaveLength(1);
  expect(writers[0]).not.toMatch(/\brun:|actions\/checkout/);
});

test("packages run nothing while they are installed", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});
