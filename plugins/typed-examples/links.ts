import type { FindLinks } from "../static-code/index.ts";
import type { TypeStore } from "./store.ts";
import { readAddresses } from "./summary.ts";

/**
 * Finds the names in examples that have an entry in the API reference, each
 * where an example uses it first.
 *
 * @param store - Knows the names.
 * @param baseUrl - The path that the site is served under.
 */
export function apiLinks(store: TypeStore, baseUrl: string): FindLinks {
  return async ({ language, source, prelude }) => {
    if (language !== "js" && language !== "ts") return [];
    const addressOf = await readAddresses();
    const [typing] = store.check([{ language, source, prelude }]);
    const linked = new Set<string>();
    return (typing?.names ?? []).flatMap((use) => {
      const address = addressOf(use);
      if (address === undefined || linked.has(address)) return [];
      linked.add(address);
      const before = source.slice(0, use.start).split("\n");
      const start = before.at(-1)?.length ?? 0;
      return {
        line: before.length,
        start,
        end: start + use.end - use.start,
        address: baseUrl + address.slice(1),
      };
    });
  };
}
