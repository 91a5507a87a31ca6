import { useMemo } from "react";

import Program from "../../components/Program";
import { useDemo } from "./context";
import { recipeOf } from "./recipe";

/** A program with a field like the one of the demo. */
export default function Code() {
  const { state } = useDemo();
  const recipe = useMemo(() => recipeOf(state), [state]);
  return <Program recipe={recipe} />;
}
