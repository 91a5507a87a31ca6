import { createSocket } from "node:dgram";
import { once } from "node:events";

import { expect } from "../support/fixture.ts";
import { test } from "./bare-site.ts";
import {
  type CodePayload,
  isDelivered,
  KINDS,
  payloadsTo,
  SURFACES,
  turnOf,
} from "./payloads/index.ts";
import { SURFACE, survive } from "./surfaces/index.ts";

test.use({ savesData: false, viewport: { width: 1350, height: 900 } });

/** Patterns of what the browser says of the page when a sandbox refuses. */
const TOLD = [
  /^console error: [^]*violates the [^]*Content Security Policy/,
  /^console error: The Content Security Policy '[^]*' was delivered via a <meta>/,
  /^console error: Blocked (?:autofocusing|opening|pointer lock)/,
  /^console error: Ignored call to '(?:alert|confirm|prompt|print)\(\)'/,
  /^console error: Unsafe attempt to initiate navigation for frame/,
  /^console error: Permissions policy violation: fullscreen/,
  // Thrown by the built-ins that payloads break.
  /^error: polluted$/,
];

for (const kind of KINDS)
  for (const name of SURFACES) {
    const surface = SURFACE[name];
    if (kind === "address" || kind === "message" || kind === "latex") continue;
    if (!isDelivered({ kind }, name)) continue;
    test(`no ${kind} harms the ${name}`, async ({
      page,
      faults,
      ledger,
      witness,
    }) => {
      test.slow();
      faults.allow(...TOLD);
      // The browser announces some of the requests that it then refuses.
      faults.allow(new RegExp(`^foreign request: ${witness.origin}/`));
      const stun = createSocket("udp4");
      let packets = 0;
      stun.on("message", () => (packets += 1));
      stun.bind(0, "127.0.0.1");
      await once(stun, "listening");
      const payloads = payloadsTo({
        near: ledger.address,
        far: witness.address,
        port: stun.address().port,
      })
        .filter((payload): payload is CodePayload => payload.kind === kind)
        .filter((payload, index) => turnOf(payload, index) === name);
      expect(payloads).not.toEqual([]);
      await survive(page, surface, payloads);
      await witness.expectUnasked();
      expect(ledger.answered).toEqual([]);
      expect(packets).toBe(0);
      stun.close();
    });
  }
