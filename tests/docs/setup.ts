import { writePages } from "../../plugins/library-data/index.ts";

/** Generated documents are tested as others are, before any build as well. */
export default async function setup(): Promise<void> {
  await writePages();
}
