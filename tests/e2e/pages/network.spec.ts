import { expect, open, test } from "../support/fixture.ts";
import { networkIdle } from "../support/network.ts";

test("a page that never stops asking is never idle", async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, "/about/");
  await networkIdle(page);
  await page.evaluate(() => setInterval(() => void fetch("/img/"), 100));
  await expect(networkIdle(page)).rejects.toThrow("never stops asking");
});
