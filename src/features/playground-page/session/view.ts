import type { Built } from "@site/src/playground";

import { FIRST, type Language } from "./languages";
import { builtOf } from "./own-code";

/** What the page shows around the editor. */
export interface PageView {
  readonly language: Language;
  /** What the build made of the code, if that is a starting point. */
  readonly built?: Built | undefined;
  /** What an address that was opened asks the reader to mind. */
  readonly note?: string;
  /** What is wrong with the address, or with the code for it. */
  readonly problem?: string;
  readonly editor: "loading" | "open" | "failed";
}

/** The page before anything of it runs. */
export const BEFORE: PageView = {
  language: FIRST.script.language,
  built: builtOf(FIRST.script),
  editor: "loading",
};
