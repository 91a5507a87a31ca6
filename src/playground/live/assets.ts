import { retry } from "../../loading";
import type { Config } from "../config";
import { SAVED_HEADER, type SandboxDocument } from "../document";
import { registered } from "../factory";
import type { Face, FrameAssets } from "../frame";
import { mayHoldJsx } from "../program";
import type { Scripts } from "../sandbox";
import { unseal } from "../seal";

/** The scripts that JavaScript examples run with. */
export function fetchedScripts(config: Config): Scripts {
  const { lane, worker, bridge } = config.assets;
  return {
    frame: () => atHand(lane, bridge),
    worker: async () => asScript([await script(worker)]),
    module: (specifier) => moduleScript(config, specifier),
  };
}

/**
 * Gives markup examples the files that they are made of. A module of the
 * Compute Engine is made of the script that JavaScript examples run with: it is
 * fetched once for both.
 */
export function frameAssets(config: Config): FrameAssets {
  const { around, bridge, frame, jsx, pageModules, text, faces } =
    config.assets;
  return {
    around: () => atHand(around, bridge),
    async script({ js }) {
      const addresses = mayHoldJsx(js) ? [jsx, frame] : [frame];
      const scripts = await Promise.all(addresses.map(script));
      return new Blob(scripts).text();
    },
    async modules(specifiers) {
      const all = new Set(specifiers);
      // Those that are added while the loop runs are looked at too.
      for (const specifier of all) {
        const { imports = [] } = own(pageModules, specifier) ?? {};
        for (const imported of imports) all.add(imported);
      }
      const entries = [...all].map(
        async (specifier) =>
          [specifier, await pageModule(config, specifier)] as const,
      );
      return new Map(await Promise.all(entries));
    },
    fonts: (hasMath) =>
      Promise.all(
        [text, ...(hasMath ? faces : [])].map(
          async ({ address, isRare, ...face }): Promise<Face> =>
            isRare ? face : { ...face, data: await download(address) },
        ),
      ),
    async face(place) {
      const asked = [text, ...faces][place];
      return asked && download(asked.address);
    },
  };
}

/** An ES module for a result; none when examples cannot import it. */
async function pageModule(
  config: Config,
  specifier: string,
): Promise<Blob | undefined> {
  const { pageModules, exports } = config.assets;
  const known = own(pageModules, specifier);
  if (known !== undefined) return asScript([await script(known.address)]);
  const names = own(exports, specifier);
  if (names === undefined) return undefined;
  const name = JSON.stringify(specifier);
  const after = `\nexport const { ${names.join(", ")} } = self.$modules[${name}]();`;
  return moduleScript(config, specifier, after);
}

/**
 * The script of a module, which leaves a function in `$modules` that evaluates
 * it: see `registered`. It is fetched once for all that import it.
 *
 * @param specifier - What the example imports: it names what it likes.
 * @param after - Code that follows it in the same script.
 * @returns Nothing when examples cannot import it.
 * @throws Error as {@link download} does.
 */
async function moduleScript(
  { assets: { modules } }: Config,
  specifier: string,
  after = "",
): Promise<Blob | undefined> {
  const address = own(modules, specifier);
  if (address === undefined) return undefined;
  return asScript([...registered(specifier, await script(address)), after]);
}

/** @throws Error as {@link download} does. */
async function script(address: string): Promise<Blob> {
  return unseal(await download(address));
}

/**
 * A worker, and an element for a script, take nothing that is not called one.
 */
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

/**
 * Tries of a download: the first soon, the next after one second, two, four.
 */
const SCHEDULE = { first: 10, tries: 4 };

const known = new Map<string, Promise<Blob>>();
const failed = new Set<string>();
/** Files that the service worker had kept, and the network did not bring. */
const saved = new Set<string>();

/**
 * Fetches a file of the site, once. A sandbox cannot: it has no network, and
 * the browser caches nothing for it.
 *
 * @throws Error when all tries failed, and from then on at once: a page with a
 * hundred examples tells so without a hundred waits. See {@link forgetFailures}.
 */
function download(address: string): Promise<Blob> {
  const running = known.get(address);
  if (running) return running;
  const started = retry(() => fetchBlob(address), SCHEDULE);
  known.set(address, started);
  started.catch(() => failed.add(address));
  return started;
}

/**
 * A document for a frame, once it is at hand: a frame neither tries twice nor
 * tells that its document did not load.
 *
 * @throws Error as {@link download} does.
 */
async function atHand(
  address: string,
  bridge: string,
): Promise<SandboxDocument> {
  const file = await download(address);
  if (!saved.has(address)) return { address };
  await download(bridge);
  return { address, saved: { html: await file.text(), bridge } };
}

/** Lets what could not be fetched be tried anew. */
export function forgetFailures(): void {
  for (const address of failed) known.delete(address);
  failed.clear();
}

async function fetchBlob(address: string): Promise<Blob> {
  const response = await fetch(address, { priority: "low" });
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  if (response.headers.has(SAVED_HEADER)) saved.add(address);
  return response.blob();
}
