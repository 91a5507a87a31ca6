import { describe, expect, test } from "vitest";

import { readPublisher, readSettings } from "../../plugins/settings/index.ts";

const HOSTED = {
  SEARCH_APP_ID: "APP1",
  SEARCH_API_KEY: "search-key",
  SEARCH_INDEX: "docs",
};

describe("readSettings", () => {
  test("has defaults, and no edit links without a repository", () => {
    expect(readSettings({})).toEqual({
      siteUrl: "https://cortexjs.io",
      baseUrl: "/",
      resultsOrigin: undefined,
      repoUrl: undefined,
      issuesUrl: "https://github.com/cortex-js/cortexjs.io/issues",
      announcement: undefined,
      search: undefined,
    });
  });

  test("takes an empty variable for an absent one", () => {
    const empty = { SITE_URL: "", BASE_URL: "", REPO_URL: "", ISSUES_URL: "" };
    expect(readSettings(empty)).toEqual(readSettings({}));
    const search = { ...HOSTED, SEARCH_HOST: "", SEARCH_ASSISTANT_ID: "" };
    expect(readSettings(search)).toEqual(readSettings(HOSTED));
    const none = { SEARCH_APP_ID: "", SEARCH_HOST: "", ANNOUNCEMENT: "" };
    expect(readSettings(none)).toEqual(readSettings({}));
  });

  test("reads every variable", () => {
    expect(
      readSettings({
        SITE_URL: "http://localhost:8080",
        BASE_URL: "/docs/v1.0/",
        REPO_URL: "https://example.org/team/site",
        ISSUES_URL: "https://example.org/team/site/issues",
        ANNOUNCEMENT: "News",
        ...HOSTED,
        SEARCH_HOST: "https://search.example.org/",
        SEARCH_ASSISTANT_ID: "assistant-1",
      }),
    ).toEqual({
      siteUrl: "http://localhost:8080",
      baseUrl: "/docs/v1.0/",
      repoUrl: "https://example.org/team/site",
      issuesUrl: "https://example.org/team/site/issues",
      announcement: "News",
      search: {
        appId: "APP1",
        apiKey: "search-key",
        index: "docs",
        host: "https://search.example.org",
        assistantId: "assistant-1",
      },
    });
  });

  test("drops the slashes that an address ends with", () => {
    const { siteUrl, repoUrl } = readSettings({
      SITE_URL: "https://example.org/",
      REPO_URL: "https://example.org/team/site//",
    });
    expect([siteUrl, repoUrl]).toEqual([
      "https://example.org",
      "https://example.org/team/site",
    ]);
  });

  test.each(["SITE_URL", "REPO_URL", "ISSUES_URL"])(
    "wants a full web address in %s",
    (name) => {
      for (const value of ["example.org", "ftp://example.org", "/docs/", "?"])
        expect(() => readSettings({ [name]: value })).toThrow(
          `${name} is "${value}": give a full address that starts with http:// or https://.`,
        );
    },
  );

  test("wants an origin without a path in SITE_URL", () => {
    expect(() =>
      readSettings({ SITE_URL: "https://example.org/docs" }),
    ).toThrow(
      'SITE_URL is "https://example.org/docs": give the origin alone, such as https://example.org. The path goes in BASE_URL.',
    );
  });

  test.each(["docs", "/docs", "docs/", "//", "/a b/", "/docs/?q/"])(
    "refuses %j as a base path",
    (value) => {
      expect(() => readSettings({ BASE_URL: value })).toThrow(
        `BASE_URL is "${value}": give a path that starts and ends with a slash, such as / or /docs/.`,
      );
    },
  );
});

describe("the hosted search", () => {
  test.each([
    [
      ["SEARCH_APP_ID"],
      "SEARCH_API_KEY and SEARCH_INDEX as well as SEARCH_APP_ID:",
    ],
    [
      ["SEARCH_APP_ID", "SEARCH_INDEX"],
      "SEARCH_API_KEY as well as SEARCH_APP_ID and SEARCH_INDEX:",
    ],
    [
      ["SEARCH_ASSISTANT_ID"],
      "SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX as well as SEARCH_ASSISTANT_ID:",
    ],
    [
      ["SEARCH_HOST"],
      "SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX as well as SEARCH_HOST:",
    ],
  ])("is not set by %j alone", (names, words) => {
    const env = Object.fromEntries(names.map((name) => [name, "x"]));
    expect(() => readSettings(env)).toThrow(`A hosted search needs ${words}`);
  });

  test.each(["my app", "app.example.org/", "ÄPP", "0f".repeat(16)])(
    "refuses %j as an application, and does not say it",
    (value) => {
      const env = { ...HOSTED, SEARCH_APP_ID: value };
      expect(() => readSettings(env)).toThrow(
        /^SEARCH_APP_ID is not an id: give the application's id, at most 20 letters and digits\. A key does not belong there\.$/,
      );
    },
  );

  test("wants an origin without a path as its host", () => {
    const env = { ...HOSTED, SEARCH_HOST: "https://example.org/search" };
    expect(() => readSettings(env)).toThrow(
      'SEARCH_HOST is "https://example.org/search": give the origin alone, such as https://example.org. A path cannot be part of it.',
    );
    expect(() =>
      readSettings({ ...HOSTED, SEARCH_HOST: "example.org" }),
    ).toThrow('SEARCH_HOST is "example.org": give a full address');
  });

  test("refuses to hand the admin key to readers, and does not say it", () => {
    const env = { ...HOSTED, SEARCH_ADMIN_KEY: HOSTED.SEARCH_API_KEY };
    const read = () => readSettings(env);
    expect(read).toThrow("SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY");
    expect(read).not.toThrow(HOSTED.SEARCH_API_KEY);
  });

  test("does not know the admin key", () => {
    const env = { ...HOSTED, SEARCH_ADMIN_KEY: "admin-key" };
    expect(JSON.stringify(readSettings(env))).not.toContain("admin-key");
  });
});

describe("readPublisher", () => {
  const env = {
    SEARCH_APP_ID: "APP1",
    SEARCH_INDEX: "docs",
    SEARCH_ADMIN_KEY: "admin-key",
  };

  test("needs the key that may write, and none that searches", () => {
    expect(readPublisher(env)).toEqual({
      appId: "APP1",
      index: "docs",
      adminKey: "admin-key",
      host: undefined,
    });
  });

  test.each(Object.keys(env))("names %s when it is missing", (name) => {
    expect(() => readPublisher({ ...env, [name]: "" })).toThrow(
      `Set ${name} in the environment: publishing needs SEARCH_APP_ID, SEARCH_INDEX, and SEARCH_ADMIN_KEY.`,
    );
  });

  test.each([
    "https://search.example.org",
    "http://localhost:8080",
    "http://127.0.0.1:8080",
    "http://[::1]:8080",
  ])("sends the key to %s", (SEARCH_HOST) => {
    expect(readPublisher({ ...env, SEARCH_HOST }).host).toBe(SEARCH_HOST);
  });

  test.each([
    "http://search.example.org",
    "http://localhost.example.org",
    "http://127.0.0.1.example.org",
    "http://192.168.0.1:8080",
    "http://0.0.0.0:8080",
    "http://[::2]",
  ])("does not send the key to %s, where others could read it", (host) => {
    const read = () => readPublisher({ ...env, SEARCH_HOST: host });
    expect(read).toThrow(
      `SEARCH_HOST is "${host}": give an address that starts with https://.`,
    );
  });
});
