import type { Page } from "@playwright/test";

/**
 * Listens to a page: what its console says, what it throws, what it does not
 * get.
 *
 * @returns A list that grows. A log is its text; before anything else stands
 * what it is, such as `warning: ` or `thrown: `.
 */
export function listen(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on("console", (message) => {
    const level = message.type() === "log" ? "" : `${message.type()}: `;
    heard.push(level + message.text());
  });
  page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
  page.on("requestfailed", (request) =>
    heard.push(`not found: ${request.url()}`),
  );
  return heard;
}

/** Returns a list that grows: the addresses that a page asks for from now on. */
export function askedFor(page: Page, addresses = /^/): readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (addresses.test(request.url())) asked.push(request.url());
  });
  return asked;
}
