import { expect, open, test } from "../support/fixture.ts";
import { networkIdle } from "../support/network.ts";

test("a page that never stops asking is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    setInterval(() => void fetch("/img/favicon.svg"), 100);
  });
  await open(page, "/about/");
  await expect(networkIdle(page, 4000)).rejects.toThrow("never stops asking");
});
