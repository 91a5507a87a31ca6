import { test as base, expect, type Locator } from "@playwright/test";
import type { MathfieldElement } from "mathlive";

import { intercept } from "../e2e/support/intercept.ts";
import { PROJECTS } from "./projects.mjs";

const ELSEWHERE = /^(?:https?|wss?):\/\/(?!localhost:|127\.0\.0\.1:)/;

interface Fixtures {
  /**
   * What a page prints and throws, a file that it does not get among it, and
   * what it asks of other hosts; nothing, or the test fails.
   */
  readonly heard: readonly string[];
  /** The one thing that a page is to say. */
  readonly foreseen: RegExp | undefined;
}

/** Playwright's `test`, for pages that say nothing and ask no other host. */
export const test = base.extend<Fixtures>({
  foreseen: [undefined, { option: true }],
  heard: [
    async ({ page, foreseen }, use) => {
      const heard: string[] = [];
      page.on("console", (message) => heard.push(message.text()));
      page.on("pageerror", (error) => heard.push(error.message));
      await intercept(page, ELSEWHERE, (route) => {
        heard.push(`asked for ${route.request().url()}`);
        return route.abort();
      });
      await use(heard);
      expect(heard).toEqual(foreseen ? [expect.stringMatching(foreseen)] : []);
    },
    { auto: true },
  ],
});

/** The address of a project's page. */
export function addressOf(project: string, path = "/"): string {
  const port = PROJECTS.find(({ name }) => name === project)?.port;
  if (port === undefined) throw new Error(`there is no project ${project}`);
  return `http://localhost:${port}${path}`;
}

/** The value of a mathfield; undefined before it is one. */
export function valueOf(field: Locator): Promise<string | undefined> {
  return field.evaluate((mf) => (mf as MathfieldElement).value);
}

/**
 * Types at the start of a formula. A field says that it has the focus before it
 * takes the keys, so what counts is the element that the browser sends them to.
 */
export async function typeInto(field: Locator, keys: string): Promise<void> {
  await field.evaluate((mf) => mf.focus());
  await expect(field).toBeFocused();
  await field.evaluate((mf) => {
    (mf as MathfieldElement).position = 0;
  });
  await field.page().keyboard.type(keys);
}

export { expect };
