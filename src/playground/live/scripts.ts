import type { Config } from "../config";
import type { Scripts } from "../sandbox";
import { download } from "./download";

/** The scripts that JavaScript examples run with. */
export function fetchedScripts({
  assets: { worker, modules },
}: Config): Scripts {
  return {
    worker: () => script(worker),
    module: async (specifier) => {
      // Programs name what they like, `constructor` too.
      const address = Object.hasOwn(modules, specifier)
        ? modules[specifier]
        : undefined;
      return address === undefined ? undefined : script(address);
    },
  };
}

async function script(address: string): Promise<Blob> {
  // A worker takes nothing that is not called a script.
  return new Blob([await download(address)], { type: "text/javascript" });
}
