import { retry } from "../../retry";
import type { Scripts } from "../sandbox";
import type { Config } from "../config";

/** Tries of a download: the first soon, the next after one second, two, four. */
const SCHEDULE = { first: 10, tries: 4 };

/**
 * The scripts of the sandbox, fetched by the page: there they are cached by the
 * browser, which keeps nothing for an opaque origin. Each is fetched once; one
 * that failed after all tries is tried anew when it is next asked for.
 */
export function fetchedScripts({ worker, modules }: Config["assets"]): Scripts {
  const known = new Map<string, Promise<Blob>>();
  const get = (address: string) => {
    const fetched =
      known.get(address) ?? retry(() => fetchScript(address), SCHEDULE);
    known.set(address, fetched);
    fetched.catch(() => known.delete(address));
    return fetched;
  };
  return {
    worker: () => get(worker),
    module: async (specifier) =>
      Object.hasOwn(modules, specifier)
        ? get(modules[specifier] ?? "")
        : undefined,
  };
}

async function fetchScript(address: string): Promise<Blob> {
  const response = await fetch(address, { priority: "low" });
  if (!response.ok) {
    throw new Error(`${address}: ${String(response.status)}`);
  }
  return new Blob([await response.blob()], { type: "text/javascript" });
}
