import type { ComponentProps } from "react";

import type Api from "../../src/components/Api.tsx";
import type ApiIndex from "../../src/components/ApiIndex.tsx";
import type FactTable from "../../src/components/FactTable.tsx";
import type { View } from "../generated-content/index.ts";
import { excerptOf } from "./excerpt.ts";
import { API_LIBRARIES } from "./layout.ts";
import { listingOf } from "./listing.ts";
import { memberTable } from "./member-table.ts";

/** `<Api of="Parser.peek" />`: what the API says of an export or a member. */
export const api: View<ComponentProps<typeof Api>> = (
  { of: wanted = "", package: name = "" },
  siteDir,
) => excerptOf(wanted, name, siteDir);

/**
 * `<ApiMembers of="VirtualKeyboardKeycap" />`: what each member is for. With
 * `topic="Style and layout"` or `topic="static"` those of `MathfieldElement`.
 */
export const apiMembers: View<ComponentProps<typeof FactTable>> = async ({
  of: wanted = "",
  topic,
}) => ({ html: await memberTable(wanted, topic) });

/** `<ApiIndex package="mathlive" />`: all that a package exports. */
export const apiIndex: View<ComponentProps<typeof ApiIndex>> = async ({
  package: name = "",
}) => {
  const library = API_LIBRARIES.find((each) => each.name === name);
  if (!library) throw new Error(`"${name}" has no API here`);
  return listingOf(library);
};
