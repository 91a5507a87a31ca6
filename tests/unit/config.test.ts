import { afterEach, describe, expect, test, vi } from "vitest";

const SEARCH = {
  SEARCH_APP_ID: "APP1",
  SEARCH_API_KEY: "search-key",
  SEARCH_INDEX: "docs",
  SEARCH_HOST: "https://search.example.org",
};

/** The configuration as it is with these settings. */
async function configWith(settings: Record<string, string>) {
  vi.resetModules();
  for (const name of Object.keys(SEARCH)) vi.stubEnv(name, settings[name]);
  return (await import("../../docusaurus.config.ts")).default;
}

afterEach(() => vi.unstubAllEnvs());

describe("the host of a hosted search", () => {
  test("is connected to before it is asked", async () => {
    const { headTags } = await configWith(SEARCH);
    expect(headTags).toEqual([
      {
        tagName: "link",
        attributes: {
          rel: "preconnect",
          href: "https://search.example.org",
          crossorigin: "anonymous",
        },
      },
    ]);
  });

  test("is not mentioned without a hosted search", async () => {
    const { headTags } = await configWith({});
    expect(headTags).toEqual([]);
  });
});
