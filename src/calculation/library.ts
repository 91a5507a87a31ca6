import type { ComputeEngine, Expression } from "@cortex-js/compute-engine";

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

/**
 * Load the engine's package: megabytes that nobody needs who asks nothing.
 *
 * @throws Error when it cannot be fetched.
 */
export function loadLibrary(): Promise<Library> {
  return import(
    /* webpackChunkName: "compute-engine" */ "@cortex-js/compute-engine"
  );
}
