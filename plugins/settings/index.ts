import { execFileSync } from "node:child_process";

import type { HostedSettings } from "../../src/search/hosted/index.ts";
import { origin, webAddress } from "./address.ts";
import { readSearch } from "./search.ts";

export { readPublisher, type PublisherSettings } from "./search.ts";

/** Settings of the site, from the environment. */
interface Settings {
  /**
   * Origin of the deployed site, without a path, such as `https://cortexjs.io`.
   */
  readonly siteUrl: string;
  /** Path the site is served under: starts and ends with a slash. */
  readonly baseUrl: string;
  /**
   * Origin that the sandboxes of examples come from; undefined for the site's.
   */
  readonly resultsOrigin: string | undefined;
  /**
   * Address that edit links start with; undefined when pages cannot be edited
   * online.
   */
  readonly repoUrl: string | undefined;
  /** Address that reports go to. */
  readonly issuesUrl: string;
  /** News for a bar above each page, as HTML; undefined for no bar. */
  readonly announcement: string | undefined;
  /**
   * The hosted index to search; undefined for the one that is part of the site.
   */
  readonly search: HostedSettings | undefined;
}

const DEFAULTS = {
  SITE_URL: "https://cortexjs.io",
  BASE_URL: "/",
  ISSUES_URL: "https://github.com/cortex-js/cortexjs.io/issues",
};

/**
 * Reads and checks the settings of a build.
 *
 * @param env - The environment: `SITE_URL`, `BASE_URL`, `RESULTS_ORIGIN`, `REPO_URL`,
 * `ISSUES_URL`, `ANNOUNCEMENT` and those of the hosted search. An empty variable
 * counts as absent.
 * @throws Error that names the variable, what it holds and what it should hold.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const repo = env["REPO_URL"] || undefined;
  const siteUrl = origin(
    "SITE_URL",
    env["SITE_URL"] || DEFAULTS.SITE_URL,
    "The path goes in BASE_URL.",
  );
  const results = env["RESULTS_ORIGIN"] || undefined;
  return {
    siteUrl,
    baseUrl: basePath("BASE_URL", env["BASE_URL"] || DEFAULTS.BASE_URL),
    resultsOrigin:
      results === undefined ? undefined : otherOrigin(results, siteUrl),
    repoUrl: repo === undefined ? undefined : webAddress("REPO_URL", repo),
    issuesUrl: webAddress(
      "ISSUES_URL",
      env["ISSUES_URL"] || DEFAULTS.ISSUES_URL,
    ),
    announcement: env["ANNOUNCEMENT"] || undefined,
    search: readSearch(env),
  };
}

/** The origin of the sandboxes, which a page of the site can show in frames. */
function otherOrigin(value: string, siteUrl: string): string {
  const name = "RESULTS_ORIGIN";
  const given = origin(name, value, "The path is that of the site, BASE_URL.");
  if (given === siteUrl)
    throw new Error(
      `${name} is "${value}", the same as SITE_URL: give the origin of another host, or leave it out to run examples at the site's own.`,
    );
  if (siteUrl.startsWith("https:") && given.startsWith("http:"))
    throw new Error(
      `${name} is "${value}": give an address that starts with https://, as SITE_URL does. Browsers show nothing else in a page of it.`,
    );
  return given;
}

/** A path that a site can be served under. */
function basePath(name: string, value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value))
    throw new Error(
      `${name} is "${value}": give a path that starts and ends with a slash, such as / or /docs/.`,
    );
  return value;
}

/** Tells whether the project is a git checkout with all of its history. */
export function hasFullHistory(): boolean {
  try {
    const asked = ["rev-parse", "--is-shallow-repository", "HEAD"];
    const said = execFileSync("git", asked, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return /^false\n\w/.test(said);
  } catch {
    return false;
  }
}
