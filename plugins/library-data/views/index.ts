/** What documents can show of the packages: an element of theirs a file. */
import type { View } from "./view.ts";
import { operatorTable } from "./operators.ts";
import { signature } from "./signature.ts";
import { standardLibrary } from "./standard-library.ts";

/** Each by the name of its element, which is the name of its component too. */
export const VIEWS: Readonly<Record<string, View>> = {
  Operators: operatorTable,
  Signature: signature,
  StandardLibrary: standardLibrary,
};
