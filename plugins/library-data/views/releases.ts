import { indexOf, libraryOf, notesOf } from "../releases/index.ts";
import type { View } from "./view.ts";

/**
 * `<Releases of="mathlive" />`: the newest releases of a library, and with
 * `page="2025"` those of another of its pages.
 */
export const releases: View = ({ of: word = "", page = "" }) =>
  notesOf(libraryOf(word), page);

/** `<ReleaseIndex of="mathlive" />`: links to all releases of a library. */
export const releaseIndex: View = ({ of: word = "" }) =>
  indexOf(libraryOf(word));
