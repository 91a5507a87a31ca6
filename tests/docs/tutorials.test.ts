import { readdirSync } from "node:fs";
import path from "node:path";

import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";

import { attributesOf, isElement } from "../../plugins/mdx/index.ts";
import { sourcePage } from "../../plugins/source-pages/index.ts";
import { tutorialSteps } from "../../plugins/tutorial-steps.ts";

const FOLDER = "docs/tutorials";

/** The most lines that a step with one idea removes and adds. */
const MOST_LINES = 60;

/** The attributes of the steps that a tutorial shows, in its order. */
function stepsOf(file: string): Readonly<Record<string, string>>[] {
  const steps: Readonly<Record<string, string>>[] = [];
  visit(sourcePage(path.join(FOLDER, file)).tree, (node) => {
    if (isElement(node) && node.name === "Step") steps.push(attributesOf(node));
  });
  return steps;
}

/** Counts the lines that a step shows as removed or added. */
async function changedLines(
  attributes: Readonly<Record<string, string>>,
): Promise<number> {
  const { changes } = await tutorialSteps.views.Step(attributes, process.cwd());
  const blocks = changes.flatMap(({ html }) => [
    ...html.matchAll(/<(?:ins|del)>([^]*?)<\/(?:ins|del)>/g),
  ]);
  return (
    blocks
      .map(([, lines]) => lines)
      .join("")
      .split('class="line"').length - 1
  );
}

const files = readdirSync(FOLDER).filter((name) => name.endsWith(".mdx"));

test("there are tutorials", () => {
  expect(files.length).toBeGreaterThan(1);
});

describe.each(files)("%s", (file) => {
  const { name } = path.parse(file);
  const steps = stepsOf(file);

  test("shows each of its steps once, in order", () => {
    const written = readdirSync(path.join(FOLDER, name));
    expect(
      steps.map(({ of, number }) => `${of ?? ""} ${number ?? ""}`),
    ).toEqual(written.map((_, index) => `${name} ${index + 1}`));
  });

  test("shows the whole program once, at the end", () => {
    const whole = steps.map(({ open }) => open !== undefined);
    expect(whole).toEqual(whole.map((_, index) => index === steps.length - 1));
  });

  test.each(steps.slice(1))("changes little in step $number", async (step) => {
    const count = await changedLines(step);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MOST_LINES);
  });
});
