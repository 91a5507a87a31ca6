/** What the members of the largest classes are for. */
import { expectShape } from "../../package-facts/index.ts";
import type { ApiExport, ApiMember } from "../declarations/index.ts";
import { COMPUTE_ENGINE_TOPICS } from "./compute-engine.ts";
import { EXPRESSION_TOPICS } from "./expression.ts";
import { MATHFIELD_TOPICS } from "./mathfield.ts";
import type { Topics } from "./topics.ts";

export { MATHFIELD_TOPICS };

const TOPICS: Readonly<Record<string, Topics>> = {
  ComputeEngine: COMPUTE_ENGINE_TOPICS,
  Expression: EXPRESSION_TOPICS,
  MathfieldElement: MATHFIELD_TOPICS,
};

/** Members of an export, under a heading. */
interface MemberGroup {
  readonly title: string;
  readonly members: readonly ApiMember[];
}

const KINDS: readonly (readonly [string, (member: ApiMember) => boolean])[] = [
  ["Constructor", ({ kind }) => kind === "constructor"],
  ["Properties", (each) => !each.isStatic && each.kind === "property"],
  ["Methods", (each) => !each.isStatic && each.kind === "method"],
  ["Events", ({ kind }) => kind === "event"],
  ["Static properties", (each) => each.isStatic && each.kind === "property"],
  ["Static methods", (each) => each.isStatic && each.kind === "method"],
];

/**
 * The members of an export in groups: by topic where it has many, else by kind.
 *
 * @throws Error that names members which no topic has, or which are gone.
 */
export function memberGroups({ key, members }: ApiExport): MemberGroup[] {
  const topics = TOPICS[key];
  const groups = KINDS.flatMap(([title, holds]): MemberGroup[] => {
    const isDivided = topics && /^(Properties|Methods)$/.test(title);
    return isDivided ? [] : [{ title, members: members.filter(holds) }];
  });
  if (topics) groups.splice(1, 0, ...byTopic(key, members, topics));
  return groups.filter((group) => group.members.length > 0);
}

function byTopic(
  key: string,
  all: readonly ApiMember[],
  topics: Topics,
): MemberGroup[] {
  const members = all.filter(
    ({ isStatic, kind }) => !isStatic && /^(property|method)$/.test(kind),
  );
  const groups = Object.entries(topics).map(([title, names]) => ({
    title,
    names: names.split(" "),
  }));
  const told = groups.flatMap(({ names }) => names);
  const actual = members.map(({ name }) => name);
  const missing = actual.filter((name) => !told.includes(name));
  const gone = told.filter((name) => !actual.includes(name));
  expectShape(
    missing.length + gone.length === 0 && told.length === new Set(told).size,
    `plugins/api-reference/topics: ${key} has ${missing.join(", ") || "nothing"} besides, and not ${gone.join(", ") || "anything twice"}`,
  );
  return groups.map(({ title, names }) => ({
    title,
    members: names.flatMap((name) =>
      members.filter((member) => member.name === name),
    ),
  }));
}
