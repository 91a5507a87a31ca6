import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** What a server answered, with its body as it was sent. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks a server on this machine for an address as it is written: not resolved,
 * not decompressed, not redirected.
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string | undefined> = {},
  method = "GET",
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: "127.0.0.1", port, path, headers, method, agent: false },
      (response) => {
        buffer(response).then(
          (body) =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body,
            }),
          reject,
        );
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}
