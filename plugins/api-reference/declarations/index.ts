/** The TypeScript API of the packages. */
import { COMPUTE_ENGINE, type Source } from "../../package-facts/index.ts";
import { readSurface } from "./surface.ts";
import type { ApiSurface } from "./types.ts";

export type {
  ApiCode,
  ApiDoc,
  ApiExport,
  ApiMember,
  ApiSurface,
  Inherited,
} from "./types.ts";

function surfaceOf(name: string, pkg: string): Source<ApiSurface> {
  return { name, package: pkg, read: () => readSurface(pkg) };
}

/** What `mathlive` exports. */
export const apiMathlive = surfaceOf("api-mathlive", "mathlive");

/** What the Compute Engine exports. */
export const apiComputeEngine = surfaceOf("api-compute-engine", COMPUTE_ENGINE);
