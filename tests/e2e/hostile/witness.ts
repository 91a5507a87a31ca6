import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of another origin that notes whatever asks it for something. */
export interface Witness {
  /** Its origin: code of readers must never get there. */
  readonly origin: string;
  /** The first part of each path that was asked for, in order. */
  readonly seen: readonly string[];
  /** Counts the connections that were opened, with or without a request. */
  readonly connections: () => number;
  /** Waits until it has noted all that was sent to it before. */
  settle(): Promise<void>;
  close(): void;
}

/** Its own request, which shows that it notes what comes. */
export const CONTROL = "control";

/**
 * Starts a witness on the loopback interface. It lets every origin read its
 * answers, so that nothing but the page itself holds a request back.
 */
export async function startWitness(): Promise<Witness> {
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
  return {
    origin,
    seen,
    connections: () => connections,
    async settle() {
      await fetch(`${origin}/${CONTROL}`);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
