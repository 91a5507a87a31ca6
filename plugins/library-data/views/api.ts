import { excerptOf, LIBRARIES, listingOf } from "../api/index.ts";
import type { View } from "./view.ts";

/** `<Api of="Parser.peek" />`: what the API says of an export or a member. */
export const api: View = ({ of: wanted = "", package: name = "" }) =>
  excerptOf(wanted, name);

/** `<ApiIndex package="mathlive" />`: all that a package exports. */
export const apiIndex: View = async ({ package: name = "" }) => {
  const library = LIBRARIES.find((each) => each.name === name);
  if (!library) throw new Error(`"${name}" has no API here`);
  return { html: await listingOf(library) };
};
