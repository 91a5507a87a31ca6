import { open, test } from "../support/fixture.ts";
import {
  type AddressPayload,
  payloadsTo,
  shareOf,
  SURFACES,
} from "./payloads/index.ts";
import { SURFACE, survive, watchHarm } from "./surfaces/index.ts";
import { NOWHERE } from "./targets.ts";

test.use({ savesData: false });

const PAYLOADS = payloadsTo(NOWHERE).filter(
  (payload): payload is AddressPayload => payload.kind === "address",
);

for (const name of SURFACES)
  test(`no address harms the ${name}`, async ({ page }) => {
    test.slow();
    const surface = SURFACE[name];
    const payloads = shareOf(PAYLOADS, name);
    for (const { name: payload, text } of payloads.filter(
      ({ isForLoad }) => isForLoad,
    ))
      await test.step(payload, async () => {
        await open(page, `${surface.route}?${text}#${text}`);
        const expectNoHarm = await watchHarm(page);
        await surface.wake?.(page);
        await expectNoHarm();
        await surface.works(page);
      });
    await survive(page, surface, payloads);
  });
