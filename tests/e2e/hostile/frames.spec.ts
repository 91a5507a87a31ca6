import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";

import type { Page } from "@playwright/test";

import { expect } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import { FRAMES, tryFrame } from "./payloads/index.ts";
import { openPlayground, said, start } from "./markup-isolation.ts";

test.use({ savesData: false });

let server: Socket;
/** Number of packets that the server received. */
let packets = 0;

test.beforeEach(async () => {
  packets = 0;
  server = createSocket("udp4");
  server.on("message", () => (packets += 1));
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
});

test.afterEach(() => server.close());

/** @returns How many frames there were after the attempt, or how it ended. */
async function attempt(page: Page, code: string): Promise<string> {
  const js = tryFrame(code, server.address().port);
  const example = await start(page, { js });
  const done = /frames: \d+|ended: [\w ]+/;
  await expect.poll(() => said(example)).toMatch(done);
  return done.exec(await said(example))?.[0] ?? "";
}

test("a result holds no frame, in whatever way one is made", async ({
  page,
}) => {
  test.slow();
  await openPlayground(page);
  for (const [name, code] of Object.entries(FRAMES))
    await test.step(name, async () => {
      expect(await attempt(page, code), name).toBe("frames: 0");
    });
  await test.step("in its markup", async () => {
    const html = "<iframe srcdoc='1'></iframe><object data='about:blank'>";
    const example = await start(page, {
      html,
      js: 'console.log("frames: " + self.length);',
    });
    await expect.poll(() => said(example)).toContain("frames: 0");
  });
  await test.step("in pieces", async () => {
    const code =
      'document.write("<ifr"); document.write("ame srcdoc=1></iframe>");';
    const example = await start(page, {
      html: `<script>${code.replaceAll("</", "<\\/")}</script>`,
      js: 'console.log("frames: " + self.length);',
    });
    await expect.poll(() => said(example)).toContain("frames: 0");
  });
  expect(packets).toBe(0);
});

test("without that, such frames reach the network", async ({
  page,
  ledger,
}) => {
  ledger.disarm("frames", "types");
  await openPlayground(page);
  for (const name of ["createElement", "innerHTML", "a policy of its own"]) {
    const before = packets;
    expect(await attempt(page, FRAMES[name] ?? "")).toBe("frames: 1");
    await expect.poll(() => packets, { message: name }).toBeGreaterThan(before);
  }
});
