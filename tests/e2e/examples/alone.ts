import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Page } from "@playwright/test";

import { digestOf } from "../../../plugins/files.ts";
import { isDrawn } from "../../draw.ts";
import { EXAMPLES } from "../support/playgrounds.ts";
import { IS_LIMITED } from "../support/selection.ts";
import type { Example } from "./collect.ts";

/** Another one draws other examples. */
const SEED = "alone 1";

/** Has a file for each program that was there when the tests passed last. */
const SEEN = path.join(process.cwd(), ".cache/examples-seen");

/**
 * True if the tests have not passed here before. Workers inherit what the first
 * process found: some of them end before others begin.
 */
const isFirstTime =
  (process.env["E2E_FIRST_TIME"] ??= String(!existsSync(SEEN))) === "true";

/** The same for the same program with the same results. */
function digestOfExample({ code, printed }: Example): string {
  return digestOf(JSON.stringify([SEED, code, printed]));
}

/**
 * The examples that run alone: a few, drawn by their digest, so that a draw
 * does not depend on the other examples; and all that are new or changed since
 * the tests last passed here.
 */
export function drawAlone(examples: readonly Example[]): Example[] {
  return examples.filter((example) => {
    const digest = digestOfExample(example);
    const isSeen = isFirstTime || existsSync(path.join(SEEN, digest));
    return isDrawn(digest) || !isSeen;
  });
}

/**
 * Note that the tests passed with these examples. The first note is that of a
 * whole run: after one of a few examples, all others would be new.
 */
export function noteSeen(examples: readonly Example[]): void {
  if (IS_LIMITED && !existsSync(SEEN)) return;
  mkdirSync(SEEN, { recursive: true });
  for (const example of examples)
    writeFileSync(path.join(SEEN, digestOfExample(example)), "");
}

/** Longest that one step of one example takes on a busy machine. */
const MOST_STEP_MS = 60_000;

/**
 * Edits examples to no effect, and runs one after the other: each is a reader's
 * then, and has a worker to itself, in which nothing has run before. All within
 * the page: a thousand words between it and the test take longer than the runs.
 *
 * @throws Error when a step takes longer than a busy machine explains; it names
 * the example and the step.
 */
export async function runAlone(page: Page): Promise<void> {
  await page.evaluate(
    async ({ selector, mostMs }) => {
      const press = (example: Element, name: string) => {
        const button = [...example.querySelectorAll("button")].find(
          ({ textContent }) => textContent === name,
        );
        if (!button) throw new Error(`There is no button "${name}".`);
        button.click();
      };
      const all = document.querySelectorAll<HTMLElement>(selector);
      for (const [index, example] of all.entries()) {
        const until = async (step: string, holds: () => boolean) => {
          const end = performance.now() + mostMs;
          while (!holds()) {
            if (performance.now() > end)
              throw new Error(
                `Example ${String(index + 1)} of ${String(all.length)} was ` +
                  `not ${step}: ${example.innerText}`,
              );
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
        };
        const code = () => example.querySelector<HTMLElement>(".cm-content");
        press(example, "Edit");
        await until("open", () => code() !== null);
        // The editor takes what changes in its lines for typing.
        code()?.firstElementChild?.prepend(" ");
        await until("edited", () => example.hasAttribute("data-edited"));
        press(example, "Run");
        await until("run", () => example.dataset["ran"] === "edited");
      }
    },
    { selector: EXAMPLES, mostMs: MOST_STEP_MS },
  );
}
