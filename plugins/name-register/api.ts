import {
  API_LIBRARIES,
  type ApiLocation,
  deprecationOf,
  labelOf,
  layoutOf,
  pathOf,
  sentenceOf,
  signatureOf,
} from "../api-reference/index.ts";
import type { RegisteredName } from "./name.ts";

type ApiName = RegisteredName<"member">;

let known: Promise<readonly ApiName[]> | undefined;

/** Returns the exports of both packages and the members of each. */
export function apiNames(): Promise<readonly ApiName[]> {
  return (known ??= readNames());
}

async function readNames(): Promise<ApiName[]> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  return layouts.flatMap((layout) =>
    [...layout.places].map(([key, place]): ApiName => {
      const { page, subject, member } = place;
      const { doc } = member ?? subject;
      const above = page.subject ? [] : [subject.name];
      const reason = deprecationOf(doc);
      return {
        kind: "member",
        name: key,
        address: pathOf(layout, place),
        titles: member ? [...above, labelOf(subject, member)] : above,
        signature: signatureOf(codeOf(place)),
        sentence: sentenceOf({ doc }),
        keys: [key, ...instancesOf(subject.name, member?.name)],
        ...(reason !== undefined && {
          deprecated: sentenceOf({ doc: { text: reason, tags: [] } }),
        }),
      };
    }),
  );
}

/** Returns the declaration of a name; of a class, how it is made. */
function codeOf({ subject, member }: ApiLocation): string {
  const made = subject.members.find(({ kind }) => kind === "constructor");
  return ((member ?? (subject.kind === "class" && made)) || subject).code;
}

/** Names that examples give to the objects of a class. */
const OBJECTS: Readonly<Record<string, readonly string[]>> = {
  MathfieldElement: ["mf", "mathfield"],
  ComputeEngine: ["ce"],
  VirtualKeyboardInterface: ["mathVirtualKeyboard"],
  Expression: ["expr"],
};

/** A member as examples write it: `mf.getValue`. */
function instancesOf(name: string, member: string | undefined): string[] {
  if (member === undefined || !/^\w+$/.test(member)) return [];
  return (OBJECTS[name] ?? []).map((instance) => `${instance}.${member}`);
}
