import type { ComponentProps } from "react";

import type CssVariables from "../../src/components/CssVariables.tsx";
import { CSS_WORDS } from "./keyboard/index.ts";
import { FIELD_CSS_WORDS } from "./mathfield/index.ts";
import { CSS_GROUPS, cssVariables, factsOf } from "../package-facts/index.ts";
import { type View, wordsFor } from "../generated-content/index.ts";

const WORDS = { ...CSS_WORDS, ...FIELD_CSS_WORDS };

/** `<CssVariables group="keyboard" />`: the variables that change its look. */
export const cssVariableList: View<
  ComponentProps<typeof CssVariables>
> = async ({ group: wanted = "" }) => {
  const group = CSS_GROUPS.find((each) => each === wanted);
  if (!group)
    throw new Error(
      `"${wanted}" is none of the groups ${CSS_GROUPS.join(", ")}`,
    );
  const all = await factsOf(cssVariables);
  const variables = all
    .filter((variable) => variable.group === group)
    .map(({ name, fallback }) => ({
      name,
      fallback,
      html: wordsFor(name, WORDS, "CSS variables"),
    }));
  return { variables };
};
