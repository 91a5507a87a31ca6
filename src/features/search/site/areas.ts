import type { Area } from "../../../search";

/** Areas that results can be narrowed to, as readers call them. */
export const AREAS = {
  mathfield: "Mathfield",
  "compute-engine": "Compute Engine",
  api: "API",
} as const satisfies Partial<Record<Area, string>>;

/** An area that results can be narrowed to. */
export type NamedArea = keyof typeof AREAS;

/** What an area is called; nothing for pages that belong to none. */
export function nameOf(area: Area): string | undefined {
  return isNamed(area) ? AREAS[area] : undefined;
}

/** Whether a word, such as one from an address, names an area. */
export function isNamed(word: string): word is NamedArea {
  return Object.hasOwn(AREAS, word);
}
