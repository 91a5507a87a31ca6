import type { Config } from "../config";
import type { Scripts } from "../sandbox";
import { atHand, download } from "./download";

/** The scripts that JavaScript examples run with. */
export function fetchedScripts({
  assets: { lane, worker, modules },
}: Config): Scripts {
  return {
    frame: () => atHand(lane),
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
