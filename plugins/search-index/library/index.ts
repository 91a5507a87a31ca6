/** What the packages say of addresses of the site. */
import { apiFacts } from "./api.ts";
import { commandFacts } from "./commands.ts";
import type { Fact } from "./fact.ts";
import { keyFacts } from "./keys.ts";
import { operatorFacts, type Synonyms } from "./operators.ts";
import { releaseFacts } from "./releases.ts";

export { commandSigns } from "./commands.ts";
export type { Fact } from "./fact.ts";
export type { Synonyms } from "./operators.ts";

/**
 * All that the packages say of addresses of the site.
 *
 * @param synonyms - Words for names of the engine's standard library.
 * @param siteDir - Root folder of the project.
 */
export async function libraryFacts(
  synonyms: Synonyms,
  siteDir: string,
): Promise<Fact[]> {
  const facts = await Promise.all([
    operatorFacts(synonyms, siteDir),
    apiFacts(),
    commandFacts(),
    keyFacts(),
    releaseFacts(siteDir),
  ]);
  return facts.flat();
}
