import { operators } from "../sources/index.ts";
import { factsOf } from "../source.ts";
import type { View } from "./view.ts";

/** `<Signature of="Sum" />`: what the engine says of a name of its library. */
export const signature: View = async ({ of: wanted = "" }) => {
  const all = await factsOf(operators);
  const found = all.find(({ name }) => name === wanted);
  if (found) return found;
  throw new Error(`the installed Compute Engine defines no "${wanted}"`);
};
