import { codeHtml, proseHtml, tableHtml } from "../generated-content/index.ts";
import {
  factsOf,
  mathfield,
  type MathfieldFacts,
} from "../package-facts/index.ts";
import { escapeHtml } from "../static-code/index.ts";
import { pathOf } from "./address.ts";
import type { ApiExport, ApiMember } from "./declarations/index.ts";
import { labelOf } from "./html/entry.ts";
import { API_LIBRARIES, layoutOf, memberKey } from "./layout.ts";
import { MATHFIELD_TOPICS } from "./topics/index.ts";

/**
 * The members of an export of `mathlive`, each with a line of ours and a link
 * to its entry. Those of a mathfield have their defaults as well.
 *
 * @param wanted - Name of the export.
 * @param topic - Which members of `MathfieldElement`: those of a topic of its
 * page, or `static`.
 * @throws Error when there is no such export, or a member has no line.
 */
export async function memberTable(
  wanted: string,
  topic?: string,
): Promise<string> {
  const [mathlive] = API_LIBRARIES;
  const layout = mathlive && (await layoutOf(mathlive));
  const subject = layout?.places.get(wanted)?.subject;
  if (!subject) throw new Error(`"mathlive" does not export "${wanted}"`);
  const facts = topic === undefined ? undefined : await factsOf(mathfield);
  const rows = membersOf(subject, topic).map((member) => {
    const place = layout.places.get(memberKey(subject, member));
    const address = place ? pathOf(layout, place) : "";
    return [
      `<a href="${escapeHtml(address)}">${codeHtml(labelOf(subject, member))}</a>`,
      lineHtml(subject, member),
      ...(facts ? [codeHtml(defaultOf(member, facts))] : []),
    ];
  });
  const columns = ["Member", "What it is for", ...(facts ? ["Default"] : [])];
  return tableHtml(columns, rows);
}

function membersOf(
  { members }: ApiExport,
  topic: string | undefined,
): readonly ApiMember[] {
  if (topic === undefined) return members;
  if (topic === "static") return members.filter(({ isStatic }) => isStatic);
  const names = Object.entries(MATHFIELD_TOPICS).find(
    ([name]) => name === topic,
  );
  if (!names) throw new Error(`"${topic}" is no topic of MathfieldElement`);
  const own = names[1].split(" ");
  return members.filter(
    ({ name, isStatic }) => !isStatic && own.includes(name),
  );
}

function lineHtml(
  { name: owner }: ApiExport,
  { name, doc }: ApiMember,
): string {
  if (doc.line === undefined)
    throw new Error(`${name} has no line among the members of ${owner}`);
  return proseHtml(doc.line.replace(/\.$/, ""));
}

function defaultOf(
  { name, isStatic }: ApiMember,
  { options, statics }: MathfieldFacts,
): string {
  return (isStatic ? statics[name] : options[name]) ?? "";
}
