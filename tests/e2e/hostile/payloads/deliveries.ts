import { isTurn } from "../../../draw.ts";
import type { Kind } from "./types.ts";

/**
 * Parts of the site that readers work with: each is attacked in every way that
 * leads to it.
 */
export const SURFACES = [
  "playground",
  "live example",
  "markup example",
  "mathfield demo",
  "compute demo",
  "home",
  "search",
] as const;

export type SurfaceName = (typeof SURFACES)[number];

/** The way of payloads of a kind to a surface, or why there is none. */
type Delivery =
  | {
      readonly how: string;
      /** Payloads with markup are left out: it takes a program only. */
      readonly isForPrograms?: boolean;
    }
  | { readonly never: string };

const ADDRESS = { how: "as the fragment and as the query of its page" };
const MESSAGE = { how: "posted by an opener, an embedder and a frame" };
const DEMO = {
  how: "in the text box for LaTeX, pasted into the field, as `#latex=`",
};
const PROGRAM = { how: "in the editor, then Run", isForPrograms: true };
const SOURCES = { how: "in the editors, then Run" };
const CODE = { how: "as code of the address, then Run" };
const NO_CODE = { never: "it runs no code of readers" };
const NO_MARKUP = {
  never: "its language is JavaScript: markup is a text there",
};

const NOWHERE_ELSE = {
  "mathfield demo": NO_CODE,
  "compute demo": NO_CODE,
  home: NO_CODE,
  search: NO_CODE,
};

const RUN = {
  playground: CODE,
  "live example": PROGRAM,
  "markup example": SOURCES,
  ...NOWHERE_ELSE,
};

const ALL = <T>(delivery: T) => ({
  playground: delivery,
  "live example": delivery,
  "markup example": delivery,
  "mathfield demo": delivery,
  "compute demo": delivery,
  home: delivery,
  search: delivery,
});

/** The delivery of each kind of payload to each surface. */
export const DELIVERIES: Readonly<
  Record<Kind, Readonly<Record<SurfaceName, Delivery>>>
> = {
  address: ALL(ADDRESS),
  message: ALL(MESSAGE),
  output: RUN,
  latex: {
    playground: { how: "parsed and printed by a program" },
    "live example": { how: "parsed and printed by a program" },
    "markup example": { how: "as the value of a field, by its module" },
    "mathfield demo": DEMO,
    "compute demo": DEMO,
    home: { how: "pasted into the field" },
    search: { how: "in the box of the page and of the dialog, as `?q=`" },
  },
  markup: { ...RUN, "live example": NO_MARKUP },
  module: RUN,
  timing: RUN,
};

/**
 * The surface that code goes to. Those that run code of readers share one
 * sandbox and its limits, so each payload goes to one of them, in turn: to all
 * of them would take three times as long and find no more.
 *
 * @param index - Its place among the payloads of its kind.
 */
export function turnOf(
  payload: Parameters<typeof isDelivered>[0],
  index: number,
): SurfaceName | undefined {
  const open = SURFACES.filter((surface) => isDelivered(payload, surface));
  return open[index % open.length];
}

/**
 * The payloads that a surface gets of those that all surfaces could get, whose
 * guards are the same functions: each goes to one surface, in turn.
 */
export function shareOf<Given>(
  payloads: readonly Given[],
  surface: SurfaceName,
): readonly Given[] {
  const place = SURFACES.indexOf(surface);
  return payloads.filter((_, index) => isTurn(index, place, SURFACES.length));
}

/** Tells whether a payload of a kind can be delivered to a surface. */
export function isDelivered(
  { kind, html, css }: { kind: Kind; html?: string; css?: string },
  surface: SurfaceName,
): boolean {
  const delivery = DELIVERIES[kind][surface];
  if ("never" in delivery) return false;
  const hasMarkup = html !== undefined || css !== undefined;
  return !(delivery.isForPrograms && hasMarkup);
}
