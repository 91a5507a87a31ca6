import type { Config } from "../config";
import type { Face, FrameAssets } from "../frame";
import { atHand, download } from "./download";
import { asScript, moduleScript, own } from "./module-script";

/**
 * What markup examples are made of. A module of the Compute Engine is made of
 * the script that JavaScript examples run with: it is fetched once for both.
 */
export function frameAssets(config: Config): FrameAssets {
  const { around, frame, mathlive, text, faces, exports } = config.assets;
  return {
    around: () => atHand(around),
    script: async () => (await download(frame)).text(),
    async module(specifier) {
      if (specifier === "mathlive") return asScript([await download(mathlive)]);
      const names = own(exports, specifier);
      if (names === undefined) return undefined;
      const name = JSON.stringify(specifier);
      const after = `\nexport const { ${names.join(", ")} } = self.$modules[${name}]();`;
      return moduleScript(config, specifier, after);
    },
    fonts: (hasMath) =>
      Promise.all(
        [text, ...(hasMath ? faces : [])].map(
          async ({ address, ...face }): Promise<Face> => ({
            ...face,
            data: await download(address),
          }),
        ),
      ),
  };
}
