import type { ComputeEngine, Expression } from "@cortex-js/compute-engine";

import { importScript } from "../engine";

/** What is used of the engine's package. */
export type Library = Pick<
  typeof import("@cortex-js/compute-engine"),
  | "ComputeEngine"
  | "compile"
  | "expand"
  | "factor"
  | "isExpression"
  | "isFunction"
>;

export type { ComputeEngine, Expression };

/** Where the engine's script leaves what it exports. */
const scope = globalThis as unknown as { readonly ComputeEngine: Library };

/**
 * Load the engine's package into this worker: megabytes that nobody needs who
 * asks nothing.
 *
 * @param address - Of its script for browsers.
 * @throws Error when it cannot be fetched.
 */
export function loadLibrary(address: string): Library {
  importScript(address);
  return scope.ComputeEngine;
}
