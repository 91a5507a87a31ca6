import type { ComponentProps } from "react";

import type { Name, Term } from "../../src/components/InlineFacts.tsx";
import type { View } from "../generated-content/index.ts";
import { loadComputeEngine, TRAITS } from "../package-facts/index.ts";
import { COUNTS, EFFECTS } from "./signature-types.ts";

/** `<Type of="real" id="type-real" />`: a type that the text explains. */
export const type: View<ComponentProps<typeof Name>> = async ({
  of: name = "",
  id = "",
}) => {
  const { ComputeEngine } = loadComputeEngine();
  // Throws where the engine does not know it.
  new ComputeEngine().type(name);
  return { name, id };
};

/**
 * `<Term of="lazy" id="lazy" />`: a word of signatures that the text explains.
 */
export const term: View<ComponentProps<typeof Term>> = async ({
  of: name = "",
  id = "",
}) => {
  const known = [...TRAITS, ...COUNTS, ...EFFECTS];
  if (!known.includes(name))
    throw new Error(
      `signatures do not say "${name}": they say ${known.join(", ")}`,
    );
  return { name, id };
};
