import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test as base } from "../support/fixture.ts";

/** A server of another origin that notes whatever asks it for something. */
export interface Witness {
  /** Its origin: code of readers must never get there. */
  readonly origin: string;
  /** An address of it, whose path is a name. */
  readonly address: (name: string) => string;
  /** The first part of each path that was asked for, in order. */
  readonly seen: readonly string[];
  /** Counts the connections that were opened, with or without a request. */
  readonly connections: () => number;
  /** Expects that nothing asked for anything, once all is noted that was sent. */
  readonly expectUnasked: () => Promise<void>;
}

/** Pattern of what the browser says to a script that it did not ask for. */
export const ODD_ANSWER =
  /^console (?:error|warning): .*(?:WebSocket|EventSource|MIME type|downloaded font|OTS parsing)/;

/** A request of the test's own, which shows that what comes is noted. */
export const CONTROL = "control";

/**
 * A test that may have a witness, on the loopback interface. It lets every
 * origin read its answers, so that nothing but the page itself holds a request
 * back.
 */
export const test = base.extend<{ witness: Witness }>({
  // Playwright reads from the pattern which fixtures it needs: none.
  // eslint-disable-next-line no-empty-pattern
  witness: async ({}, use) => {
    const seen: string[] = [];
    let connections = 0;
    const note = (url = "") => seen.push(url.split("/")[1] ?? "");
    const server = createServer(({ url }, response) => {
      note(url);
      response.writeHead(200, {
        "access-control-allow-origin": "*",
        "content-type": "text/javascript",
      });
      response.end("0;");
    });
    server.on("upgrade", ({ url }, socket) => {
      note(url);
      socket.destroy();
    });
    server.on("connection", () => {
      connections += 1;
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const origin = `http://127.0.0.1:${String(port)}`;
    await use({
      origin,
      address: (name) => `${origin}/${name}`,
      seen,
      connections: () => connections,
      async expectUnasked() {
        await fetch(`${origin}/${CONTROL}`);
        expect(seen).toEqual([CONTROL]);
      },
    });
    server.close();
    server.closeAllConnections();
  },
});
