import type { Config } from "../config";
import type { Scripts } from "../sandbox";
import { atHand, download } from "./download";
import { asScript, moduleScript } from "./module-script";

/** The scripts that JavaScript examples run with. */
export function fetchedScripts(config: Config): Scripts {
  const { lane, worker } = config.assets;
  return {
    frame: () => atHand(lane),
    worker: async () => asScript([await download(worker)]),
    module: (specifier) => moduleScript(config, specifier),
  };
}
