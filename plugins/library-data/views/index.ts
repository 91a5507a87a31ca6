/** What documents can show of the packages: an element of theirs a file. */
import type { View } from "./view.ts";
import { api, apiIndex } from "./api.ts";
import { signature } from "./signature.ts";

/** Each by the name of its element, which is the name of its component too. */
export const VIEWS: Readonly<Record<string, View>> = {
  Api: api,
  ApiIndex: apiIndex,
  Signature: signature,
};
