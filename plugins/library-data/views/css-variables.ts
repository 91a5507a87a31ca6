import { CSS_GROUPS, cssVariables } from "../sources/index.ts";
import { factsOf } from "../source.ts";
import type { View } from "./view.ts";

/** `<CssVariables group="keyboard" />`: the variables that change its look. */
export const cssVariableList: View = async ({ group: wanted = "" }) => {
  const group = CSS_GROUPS.find((each) => each === wanted);
  if (!group)
    throw new Error(
      `"${wanted}" is none of the groups ${CSS_GROUPS.join(", ")}`,
    );
  const all = await factsOf(cssVariables);
  const variables = all.flatMap(({ name, group: own, fallback }) =>
    own === group ? [{ name, ...(fallback && { fallback }) }] : [],
  );
  return { variables };
};
