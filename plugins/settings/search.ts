import type { HostedSettings, Service } from "../../src/search/hosted/index.ts";
import { origin } from "./address.ts";

/** Settings that are needed to change a hosted index. */
export interface PublisherSettings extends Service {
  readonly index: string;
  /** A key that may write. It must never reach a page or a message. */
  readonly adminKey: string;
}

type Env = Readonly<Record<string, string | undefined>>;

const READ = ["SEARCH_APP_ID", "SEARCH_API_KEY", "SEARCH_INDEX"];
const WRITE = ["SEARCH_APP_ID", "SEARCH_INDEX", "SEARCH_ADMIN_KEY"];

/** Settings that mean nothing without those of {@link READ}. */
const ADDITIONS = ["SEARCH_HOST", "SEARCH_ASSISTANT_ID"];

/** Names of this computer, as an address has them. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Reads which hosted index the site searches.
 *
 * @returns Undefined where the site searches the index that is part of it.
 * @throws Error that names what is missing of half a setting, or what is wrong.
 * It never says a key.
 */
export function readSearch(env: Env): HostedSettings | undefined {
  const given = [...READ, ...ADDITIONS].filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const {
    SEARCH_APP_ID: appId,
    SEARCH_API_KEY: apiKey,
    SEARCH_INDEX: index,
    SEARCH_ASSISTANT_ID: assistantId,
  } = env;
  if (!appId || !apiKey || !index)
    throw new Error(
      `A hosted search needs ${missing(READ, env)} as well as ${listed(given)}: set them all, or none to search the index that the build makes.`,
    );
  if (apiKey === env["SEARCH_ADMIN_KEY"])
    throw new Error(
      "SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY, and every reader would get it: give a key that can only search.",
    );
  return {
    ...serviceOf(appId, env),
    apiKey,
    index,
    assistantId: assistantId || undefined,
  };
}

/**
 * Reads which hosted index is published, and with which key.
 *
 * @throws Error that names what is missing or wrong. It never says the key.
 */
export function readPublisher(env: Env): PublisherSettings {
  const {
    SEARCH_APP_ID: appId,
    SEARCH_INDEX: index,
    SEARCH_ADMIN_KEY: adminKey,
  } = env;
  if (!appId || !index || !adminKey)
    throw new Error(
      `Set ${missing(WRITE, env)} in the environment: publishing needs ${listed(WRITE)}.`,
    );
  return { ...serviceOf(appId, env), index, adminKey };
}

function serviceOf(appId: string, { SEARCH_HOST: host }: Env): Service {
  // It becomes part of the name of a host, which a key must never be.
  if (!/^[A-Za-z0-9]{1,20}$/.test(appId))
    throw new Error(
      "SEARCH_APP_ID is not an id: give the application's id, at most 20 letters and digits. A key does not belong there.",
    );
  return { appId, host: host ? hostOf(host) : undefined };
}

function hostOf(value: string): string {
  const host = origin("SEARCH_HOST", value, "A path cannot be part of it.");
  const { protocol, hostname } = new URL(host);
  // Whoever is on the way would read the key.
  if (protocol === "http:" && !LOOPBACK.includes(hostname))
    throw new Error(
      `SEARCH_HOST is "${host}": give an address that starts with https://. Only a service on this computer can do without.`,
    );
  return host;
}

function missing(names: readonly string[], env: Env): string {
  return listed(names.filter((name) => !env[name]));
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en").format(names);
}
