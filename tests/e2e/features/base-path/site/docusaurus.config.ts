import path from "node:path";

import type projectConfig from "../../../../../docusaurus.config.ts";

const GENERATED = [
  "*/api/!(index).mdx",
  "compute-engine/changelog/!(index).mdx",
];

/** The project's own configuration, without most of the generated documents. */
export default async function fixture() {
  // It is copied to this place when the fixture is built.
  const { default: project } = (await import(
    path.resolve("project.config.ts")
  )) as { default: typeof projectConfig };
  const presets = project.presets.map((parts) =>
    parts.map((part) =>
      typeof part === "string"
        ? part
        : { ...part, docs: { ...part.docs, exclude: GENERATED } },
    ),
  );
  return { ...project, presets };
}
