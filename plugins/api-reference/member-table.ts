import { codeHtml, tableHtml, wordsFor } from "../generated-content/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { pathOf } from "./address.ts";
import { labelOf } from "./html/entry.ts";
import { API_LIBRARIES, layoutOf, memberKey } from "./layout.ts";
import { MEMBER_WORDS } from "./words.ts";

/**
 * The members of an export of `mathlive`, each with what we say of it and a
 * link to its entry.
 *
 * @param wanted - Name of an export that {@link MEMBER_WORDS} describes.
 * @throws Error when there is no such export, or a member has no description.
 */
export async function memberTable(wanted: string): Promise<string> {
  const [mathlive] = API_LIBRARIES;
  const words = MEMBER_WORDS[wanted];
  const layout = mathlive && (await layoutOf(mathlive));
  const subject = layout?.places.get(wanted)?.subject;
  if (!subject || !words)
    throw new Error(`"${wanted}" has no members that are described`);
  const rows = subject.members.map((member) => {
    const place = layout.places.get(memberKey(subject, member));
    const address = place ? pathOf(layout, place) : "";
    return [
      `<a href="${escapeHtml(address)}">${codeHtml(labelOf(subject, member))}</a>`,
      wordsFor(member.name, words, `members of ${wanted}`),
    ];
  });
  return tableHtml(["Member", "What it is for"], rows);
}
