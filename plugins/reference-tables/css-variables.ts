import type { ComponentProps } from "react";

import type CssVariables from "../../src/components/CssVariables/index.tsx";
import { CSS_WORDS } from "./keyboard/index.ts";
import { CSS_GROUPS, cssVariables, factsOf } from "../package-facts/index.ts";
import { type View, wordsFor } from "../generated-content/index.ts";

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
  const variables = all.flatMap(({ name, group: own, fallback }) =>
    own === group ? [{ name, fallback, html: htmlFor(name, group) }] : [],
  );
  return { variables };
};

/** What a variable changes; so far we describe those of the keyboard. */
function htmlFor(
  name: string,
  group: (typeof CSS_GROUPS)[number],
): string | undefined {
  return group === "keyboard"
    ? wordsFor(name, CSS_WORDS, "CSS variables")
    : undefined;
}
