import type { ComponentProps } from "react";

import type Name from "../../src/components/Name.tsx";
import type { View } from "../generated-content/index.ts";
import {
  factsOf,
  type LibraryName,
  loadComputeEngine,
  operators,
} from "../package-facts/index.ts";

type NameView = View<ComponentProps<typeof Name>>;

/** `<Name of="Lg" id="lg" />`: a name that the text around it explains. */
export const name: NameView = async ({ of: wanted = "", id = "" }) => {
  const found = await libraryName(wanted);
  return { name: found.name, id };
};

/** `<Type of="real" id="type-real" />`: a type that the text explains. */
export const type: NameView = async ({ of: name = "", id = "" }) => {
  const { ComputeEngine } = loadComputeEngine();
  // Throws where the engine does not know it.
  new ComputeEngine().type(name);
  return { name, id };
};

/**
 * What the engine says of a name of its library.
 *
 * @throws Error when the engine does not define it.
 */
export async function libraryName(wanted: string): Promise<LibraryName> {
  const found = (await factsOf(operators)).find((each) => each.name === wanted);
  if (found) return found;
  throw new Error(`the installed Compute Engine defines no "${wanted}"`);
}
