/** Why the service did not do what it was asked to. */
export interface Failure {
  /** The HTTP status of its answer; undefined where there was none. */
  readonly status: number | undefined;
  /** What it said, or what the network did. */
  readonly message: string;
  /** Whether the same request may succeed later. */
  readonly isTemporary: boolean;
}

/** What a client of Algolia's throws when every host has failed. */
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
