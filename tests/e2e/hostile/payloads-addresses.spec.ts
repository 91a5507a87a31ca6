import { open, test } from "../support/fixture.ts";
import { type AddressPayload, payloadsTo, SURFACES } from "./payloads/index.ts";
import {
  giveAll,
  openSurface,
  SURFACE,
  watchHarm,
  waysTo,
} from "./surfaces/index.ts";
import { NOWHERE } from "./targets.ts";

test.use({ savesData: false });

const PAYLOADS = payloadsTo(NOWHERE).filter(
  (payload): payload is AddressPayload => payload.kind === "address",
);

for (const name of SURFACES)
  test(`no address harms the ${name}`, async ({ page }) => {
    test.slow();
    const surface = SURFACE[name];
    for (const { name: payload, text } of PAYLOADS.filter(
      ({ isForLoad }) => isForLoad,
    ))
      await test.step(payload, async () => {
        await open(page, `${surface.route}?${text}#${text}`);
        const expectNoHarm = await watchHarm(page);
        await surface.wake?.(page);
        await expectNoHarm();
        await surface.works(page);
      });
    await openSurface(page, surface);
    const expectNoHarm = await watchHarm(page);
    await giveAll(page, surface, PAYLOADS, async (payload) => {
      for (const deliver of Object.values(waysTo(surface, payload))) {
        await deliver(page);
        await expectNoHarm();
      }
    });
  });
