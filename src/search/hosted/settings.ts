/** An index at Algolia, or at a service that speaks its protocol. */
export interface HostedSettings {
  readonly appId: string;
  /** A key that can do nothing but search: it is part of every page. */
  readonly apiKey: string;
  readonly index: string;
  /** Origin of the service, where it is not Algolia's own. */
  readonly host?: string;
  /** What answers questions in words; without it the search finds pages only. */
  readonly assistantId?: string;
}

/** Which application is asked, and where. */
export type Service = Pick<HostedSettings, "appId" | "host">;

/** Origin of the first host that a query goes to. */
export function serviceOrigin({ appId, host }: Service): string {
  return host ?? `https://${appId}-dsn.algolia.net`;
}

/**
 * Which hosts a client of Algolia's asks, as one of its options.
 *
 * @returns Nothing where it knows them itself.
 */
export function hostsOf({ host }: Service) {
  if (host === undefined) return {};
  const { host: url, protocol } = new URL(host);
  const isSecure = protocol === "https:";
  return {
    hosts: [
      {
        url,
        accept: "readWrite" as const,
        protocol: isSecure ? ("https" as const) : ("http" as const),
      },
    ],
  };
}
