/** The surfaces that payloads are delivered to, and what no payload may do. */
import type { SurfaceName } from "../payloads/index.ts";
import { COMPUTE_DEMO, HOME, MATHFIELD_DEMO } from "./fields.ts";
import { LIVE_EXAMPLE, MARKUP_EXAMPLE, PLAYGROUND } from "./programs.ts";
import { SEARCH } from "./search.ts";
import type { Surface } from "./types.ts";

export const SURFACE: Readonly<Record<SurfaceName, Surface>> = {
  playground: PLAYGROUND,
  "live example": LIVE_EXAMPLE,
  "markup example": MARKUP_EXAMPLE,
  "mathfield demo": MATHFIELD_DEMO,
  "compute demo": COMPUTE_DEMO,
  home: HOME,
  search: SEARCH,
};

export { giveAll, waysTo } from "./deliver.ts";
export { openSurface, watchHarm } from "./harm.ts";
export { survive } from "./survive.ts";
export type { Surface } from "./types.ts";
