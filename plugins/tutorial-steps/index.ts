/** Steps of tutorials: what each changes, and the program after it. */
import type { Provider } from "../generated-content/index.ts";
import { step } from "./step.ts";

export { statesOfSteps } from "./states.ts";

/** What the steps of tutorials add to the documents of the site. */
export const tutorialSteps = {
  sources: [],
  pageSets: [],
  views: { Step: step },
} satisfies Provider;
