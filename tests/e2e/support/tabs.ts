import { type Browser, expect } from "@playwright/test";

/**
 * Waits until a tab of the browser shows an address, as the browser itself has
 * it. Playwright may never hear of the navigation of a tab that opens in the
 * background: its own address stays empty.
 *
 * @param address - With its origin.
 */
export async function expectTab(
  browser: Browser,
  address: string,
): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const tabs = async () => {
    const { targetInfos } = await session.send("Target.getTargets");
    const pages = targetInfos.filter(({ type }) => type === "page");
    return pages.map(({ url }) => url);
  };
  await expect.poll(tabs).toContain(address);
  await session.detach();
}
