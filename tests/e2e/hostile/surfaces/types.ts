import type { Frame, Page } from "@playwright/test";

import type { CodePayload, SurfaceName } from "../payloads/index.ts";

/** Something that a reader works with, and how payloads get to it. */
export interface Surface {
  readonly name: SurfaceName;
  readonly route: string;
  /** Makes an opened page ready: its field or its example takes keys. */
  readonly wake?: (scope: Page | Frame) => Promise<void>;
  /** Expects that it does its work, with a task that it has not had before. */
  readonly works: (page: Page) => Promise<void>;
  /** Each way to give it a formula, by name. */
  readonly formula: Readonly<
    Record<string, (page: Page, latex: string) => Promise<void>>
  >;
  /** Gives it several formulas at once, where each alone loads an engine. */
  readonly formulas?: (page: Page, all: readonly string[]) => Promise<void>;
  /** Run code of a reader until it ends, or is cancelled after a second. */
  readonly run?: (page: Page, code: CodePayload) => Promise<void>;
}
