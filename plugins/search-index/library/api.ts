import {
  API_LIBRARIES,
  labelOf,
  layoutOf,
  pathOf,
} from "../../api-reference/index.ts";
import type { Fact } from "./fact.ts";

/** Where each export of the packages, and each member of one, is told. */
export async function apiFacts(): Promise<Fact[]> {
  const layouts = await Promise.all(API_LIBRARIES.map(layoutOf));
  return layouts.flatMap((layout) =>
    [...layout.places].map(([key, place]): Fact => {
      const { page, subject, member } = place;
      const above = page.subject ? [] : [subject.name];
      return {
        url: pathOf(layout, place),
        kind: "member",
        titles: member ? [...above, labelOf(subject, member)] : above,
        names: [key, ...instancesOf(subject.name, member?.name)],
        text: "",
      };
    }),
  );
}

/** What examples call the objects of a class. */
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
