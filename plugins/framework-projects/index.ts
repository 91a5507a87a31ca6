/** Files of the projects in `tests/frameworks`, which are built and tested. */
import type { Provider } from "../generated-content/index.ts";
import { projectFile } from "./project-file.ts";

/** What the projects add to the documents of the site. */
export const frameworkProjects = {
  sources: [],
  pageSets: [],
  views: { ProjectFile: projectFile },
} satisfies Provider;
