import type { HostedSettings } from "../../src/search/hosted/index.ts";
import { basePath, origin, webAddress } from "./addresses.ts";
import { readSearch } from "./search.ts";

export { hasFullHistory } from "./history.ts";
export { preconnectTags, themeSettings } from "./theme.ts";
export { readPublisher, type PublisherSettings } from "./search.ts";

/** Where the site and its source live and what it searches, from the environment. */
export interface Settings {
  /** Origin of the deployed site, without a path, such as `https://cortexjs.io`. */
  readonly siteUrl: string;
  /** Path the site is served under: starts and ends with a slash. */
  readonly baseUrl: string;
  /** Address that edit links start with; undefined when pages cannot be edited online. */
  readonly repoUrl: string | undefined;
  /** Address that reports go to. */
  readonly issuesUrl: string;
  /** News for a bar above each page, as HTML; undefined for no bar. */
  readonly announcement: string | undefined;
  /** The hosted index to search; undefined for the one that is part of the site. */
  readonly search: HostedSettings | undefined;
}

const DEFAULTS = {
  SITE_URL: "https://cortexjs.io",
  BASE_URL: "/",
  ISSUES_URL: "https://github.com/cortex-js/cortexjs.io/issues",
};

/**
 * Read and check the settings of a build.
 *
 * @param env - The environment: `SITE_URL`, `BASE_URL`, `REPO_URL`, `ISSUES_URL`,
 * `ANNOUNCEMENT` and those of the hosted search. An empty variable counts as absent.
 * @throws Error that names the variable, what it holds and what it should hold.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const repo = env["REPO_URL"] || undefined;
  return {
    siteUrl: origin(
      "SITE_URL",
      env["SITE_URL"] || DEFAULTS.SITE_URL,
      "The path goes in BASE_URL.",
    ),
    baseUrl: basePath("BASE_URL", env["BASE_URL"] || DEFAULTS.BASE_URL),
    repoUrl: repo === undefined ? undefined : webAddress("REPO_URL", repo),
    issuesUrl: webAddress(
      "ISSUES_URL",
      env["ISSUES_URL"] || DEFAULTS.ISSUES_URL,
    ),
    announcement: env["ANNOUNCEMENT"] || undefined,
    search: readSearch(env),
  };
}
