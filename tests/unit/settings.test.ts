import { describe, expect, test } from "vitest";

import { readSettings } from "../../plugins/settings/index.ts";

describe("readSettings", () => {
  test("has defaults, and no edit links without a repository", () => {
    expect(readSettings({})).toEqual({
      siteUrl: "https://cortexjs.io",
      baseUrl: "/",
      repoUrl: undefined,
      issuesUrl: "https://github.com/cortex-js/cortexjs.io/issues",
    });
  });

  test("takes an empty variable for an absent one", () => {
    const empty = { SITE_URL: "", BASE_URL: "", REPO_URL: "", ISSUES_URL: "" };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  test("reads every variable", () => {
    expect(
      readSettings({
        SITE_URL: "http://localhost:8080",
        BASE_URL: "/docs/v1.0/",
        REPO_URL: "https://example.org/team/site",
        ISSUES_URL: "https://example.org/team/site/issues",
      }),
    ).toEqual({
      siteUrl: "http://localhost:8080",
      baseUrl: "/docs/v1.0/",
      repoUrl: "https://example.org/team/site",
      issuesUrl: "https://example.org/team/site/issues",
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
