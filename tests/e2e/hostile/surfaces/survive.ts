import type { Page } from "@playwright/test";

import type { Payload } from "../payloads/index.ts";
import { giveAll, waysTo } from "./deliver.ts";
import { openSurface, watchHarm } from "./harm.ts";
import type { Surface } from "./types.ts";

/**
 * Opens a surface, takes payloads to it in every way, and sees that each does
 * no harm.
 */
export async function survive(
  page: Page,
  surface: Surface,
  payloads: readonly Payload[],
): Promise<void> {
  await openSurface(page, surface);
  const expectNoHarm = await watchHarm(page);
  await giveAll(page, surface, payloads, async (payload) => {
    for (const deliver of Object.values(waysTo(surface, payload))) {
      await deliver(page);
      await expectNoHarm();
    }
  });
}
