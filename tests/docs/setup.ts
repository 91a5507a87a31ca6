import { apiReference } from "../../plugins/api-reference/index.ts";
import { writePages } from "../../plugins/generated-content/index.ts";
import { releaseNotes } from "../../plugins/release-notes/index.ts";

/** Generated documents are tested as others are, before any build as well. */
export default async function setup(): Promise<void> {
  await writePages(process.cwd(), [apiReference, releaseNotes]);
}
