import type { ComponentProps } from "react";

import type ReleaseIndex from "../../src/components/ReleaseIndex.tsx";
import type Releases from "../../src/components/Releases/index.tsx";
import type { View } from "../generated-content/index.ts";
import { libraryOf } from "./libraries.ts";
import { indexOf, notesOf } from "./page.ts";

/**
 * `<Releases of="mathlive" />`: the newest releases of a library, and with
 * `page="2025"` those of another of its pages.
 */
export const releases: View<ComponentProps<typeof Releases>> = (
  { of: word = "", page = "" },
  siteDir,
) => notesOf(libraryOf(word), page, siteDir);

/** `<ReleaseIndex of="mathlive" />`: links to all releases of a library. */
export const releaseIndex: View<ComponentProps<typeof ReleaseIndex>> = (
  { of: word = "" },
  siteDir,
) => indexOf(libraryOf(word), siteDir);
