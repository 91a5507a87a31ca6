import type { ToFrame } from "../messages";
import { adaptMathlive } from "./mathlive";
import { FILE } from "./output";

type Assets = ToFrame & { type: "assets" };

/**
 * Give modules an address in this document.
 *
 * @returns The addresses by specifier, as an import map has them.
 */
export function addressesOf({ modules }: Assets): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const [specifier, script] of modules) {
    if (script === undefined) continue;
    const parts = specifier === "mathlive" ? adaptMathlive(script) : [script];
    addresses.set(specifier, addressOf(parts));
  }
  return addresses;
}

/** The address of an example's module. */
export function addressOfModule(js: string): string {
  return addressOf([`${js}\n;$done();\n//# sourceURL=${FILE}`]);
}

function addressOf(parts: BlobPart[]): string {
  return URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
}

/** Have the faces ready before a formula is laid out. */
export async function addFaces({ faces }: Assets): Promise<void> {
  await Promise.allSettled(
    faces.map(async ({ family, style, weight, data }) => {
      const bytes = data instanceof Blob ? await data.arrayBuffer() : data;
      const face = new FontFace(family, bytes, { style, weight });
      document.fonts.add(await face.load());
    }),
  );
}
