import type { Config } from "../config";
import { registered } from "../factory";
import { download } from "./download";

/**
 * The script of a module, which leaves a function in `$modules` that evaluates
 * it: see `registered`. It is fetched once for all that import it.
 *
 * @param specifier - What the example imports: it names what it likes.
 * @param after - Code that follows it in the same script.
 * @returns Nothing when examples cannot import it.
 * @throws Error as {@link download} does.
 */
export async function moduleScript(
  { assets: { modules } }: Config,
  specifier: string,
  after = "",
): Promise<Blob | undefined> {
  const address = own(modules, specifier);
  if (address === undefined) return undefined;
  return asScript([...registered(specifier, await download(address)), after]);
}

/** A worker, and an element for a script, take nothing that is not called one. */
export function asScript(parts: BlobPart[]): Blob {
  return new Blob(parts, { type: "text/javascript" });
}

/** A specifier comes from readers: `constructor` names no module. */
export function own<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
