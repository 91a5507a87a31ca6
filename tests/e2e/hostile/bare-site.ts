import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import sirv from "sirv";

import { isFile, readBuilt } from "../../built/site.ts";
import { expect } from "../support/fixture.ts";
import { disarm, type DefenceName } from "./twin.ts";
import { test as base } from "./witness.ts";

/** First folder of the addresses that nobody must ask the site for. */
const STOLEN = "stolen";

/** A site on its own server, and the forbidden requests that it received. */
export interface Ledger {
  readonly origin: string;
  /** Names of the forbidden addresses that were asked for. */
  readonly answered: readonly string[];
  /** An address that nobody must ask for. */
  readonly address: (name: string) => string;
  /**
   * Takes defences off all that is served from now on. Each has to be found in
   * something that is asked for: the test fails otherwise.
   */
  readonly disarm: (...names: DefenceName[]) => void;
}

/**
 * A test with the site on a server of its own, which sends no header that the
 * site asks for, as many hosts, and notes all that comes: the browser does not
 * report every request of a frame.
 */
export const test = base.extend<{ ledger: Ledger }>({
  // Playwright reads from the pattern which fixtures it needs: none.
  // eslint-disable-next-line no-empty-pattern
  ledger: async ({}, use) => {
    const answered: string[] = [];
    const off: DefenceName[] = [];
    const found = new Set<DefenceName>();
    const files = sirv("build");
    const note = ({ url = "" }) => {
      const [, folder, name = ""] = url.split("/");
      if (folder === STOLEN) answered.push(name);
    };
    const site = createServer((request, response) => {
      note(request);
      const [path = ""] = request.url?.split("?") ?? [];
      const file = path.replace(/\/$/, "/index.html");
      // Answered by the server itself: the browser treats an answer that a test
      // puts in as one from the wide world, which may not ask this machine.
      if (off.length > 0 && /\.(?:html|js|txt)$/.test(file) && isFile(file)) {
        const type = /html$/.test(file) ? "html" : "javascript";
        response.setHeader("content-type", `text/${type}`);
        response.end(disarm(path, readBuilt(file), off, found));
      } else files(request, response);
    });
    site.on("upgrade", (request, socket) => {
      note(request);
      socket.destroy();
    });
    site.listen(0, "localhost");
    await once(site, "listening");
    const { port } = site.address() as AddressInfo;
    const origin = `http://localhost:${String(port)}`;
    await use({
      origin,
      answered,
      address: (name) => `${origin}/${STOLEN}/${name}`,
      disarm: (...names) => void off.push(...names),
    });
    expect([...found].sort()).toEqual(off.sort());
    site.close();
    site.closeAllConnections();
  },
  baseURL: ({ ledger }, use) => use(ledger.origin),
});
