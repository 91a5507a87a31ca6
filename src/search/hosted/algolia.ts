/** An index at Algolia, or at a service that speaks its protocol. */
export interface HostedSettings {
  readonly appId: string;
  /** A key that can do nothing but search: it is part of every page. */
  readonly apiKey: string;
  readonly index: string;
  /** Origin of the service, where it is not Algolia's own. */
  readonly host?: string;
  /** Id of the assistant for questions; without it, only pages are found. */
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

/** Reason why the service did not do what it was asked to. */
interface Failure {
  /** The HTTP status of its answer; undefined where there was none. */
  readonly status: number | undefined;
  /** Message of the service, or what the network did. */
  readonly message: string;
  /** True if the same request may succeed later. */
  readonly isTemporary: boolean;
}

/** The error that a client of Algolia's throws when every host has failed. */
interface Unreachable {
  readonly stackTrace: readonly {
    readonly response: { readonly status: number; readonly content: string };
  }[];
}

/**
 * Reads an error of one of Algolia's clients.
 *
 * Their classes cannot be asked with `instanceof`: each client has its own.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error))
    return { status: undefined, message: String(error), isTemporary: false };
  if ("status" in error && typeof error.status === "number")
    return {
      status: error.status,
      message: error.message,
      isTemporary: error.status === 429 || error.status >= 500,
    };
  if (isUnreachable(error)) {
    const last = error.stackTrace.at(-1)?.response;
    return {
      status: last?.status || undefined,
      message: last?.content || "no host answered",
      isTemporary: true,
    };
  }
  const isNonsense = error.name === "DeserializationError";
  return {
    status: undefined,
    message: isNonsense ? "its answer is not JSON" : error.message,
    isTemporary: isNonsense,
  };
}

function isUnreachable(error: Error): error is Error & Unreachable {
  return error.name === "RetryError" && "stackTrace" in error;
}
