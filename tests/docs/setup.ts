import { apiReference } from "../../plugins/api-reference/index.ts";
import { writePages } from "../../plugins/generated-content/index.ts";
import { releaseNotes } from "../../plugins/release-notes/index.ts";
import { exampleUses, TypeStore } from "../../plugins/typed-examples/index.ts";

/** Generated documents are tested as others are, before any build as well. */
export default async function setup(): Promise<void> {
  const siteDir = process.cwd();
  const uses = await exampleUses(new TypeStore(siteDir), siteDir)();
  await writePages(siteDir, [apiReference, releaseNotes], uses);
}
