import type { Config } from "../config";
import type { Face, FrameAssets } from "../frame";
import { atHand, download } from "./download";

/**
 * What markup examples are made of. A module of the Compute Engine is made of
 * the script that JavaScript examples run with: it is fetched once for both.
 */
export function frameAssets({ assets }: Config): FrameAssets {
  const { around, frame, mathlive, faces, modules, exports } = assets;
  return {
    around: () => atHand(around),
    script: async () => (await download(frame)).text(),
    async module(specifier) {
      if (specifier === "mathlive") return asScript([await download(mathlive)]);
      const [address, names] = [
        own(modules, specifier),
        own(exports, specifier),
      ];
      if (address === undefined || names === undefined) return undefined;
      const name = JSON.stringify(specifier);
      const rest = `\nexport const { ${names.join(", ")} } = self.$modules[${name}]();`;
      return asScript([await download(address), rest]);
    },
    fonts: () =>
      Promise.all(
        faces.map(async ({ address, ...face }): Promise<Face> => ({
          ...face,
          data: await download(address),
        })),
      ),
  };
}

function asScript(parts: BlobPart[]): Blob {
  return new Blob(parts, { type: "text/javascript" });
}

/** A specifier comes from readers: `constructor` names no module. */
function own<Value>(
  values: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
