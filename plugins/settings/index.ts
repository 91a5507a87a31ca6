/** Where the site lives and where its source does, from the environment. */
export interface Settings {
  /** Origin of the deployed site, without a path, such as `https://cortexjs.io`. */
  readonly siteUrl: string;
  /** Path the site is served under: starts and ends with a slash. */
  readonly baseUrl: string;
  /** Address that edit links start with; undefined when pages cannot be edited online. */
  readonly repoUrl: string | undefined;
  /** Address that reports go to. */
  readonly issuesUrl: string;
}

const DEFAULTS = {
  SITE_URL: "https://cortexjs.io",
  BASE_URL: "/",
  ISSUES_URL: "https://github.com/cortex-js/cortexjs.io/issues",
};

/**
 * Read and check the settings of a build.
 *
 * @param env - The environment: `SITE_URL`, `BASE_URL`, `REPO_URL`, `ISSUES_URL`.
 * An empty variable counts as absent.
 * @throws Error that names the variable, what it holds and what it should hold.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const repo = env["REPO_URL"] || undefined;
  return {
    siteUrl: origin("SITE_URL", env["SITE_URL"] || DEFAULTS.SITE_URL),
    baseUrl: basePath("BASE_URL", env["BASE_URL"] || DEFAULTS.BASE_URL),
    repoUrl: repo === undefined ? undefined : webAddress("REPO_URL", repo),
    issuesUrl: webAddress(
      "ISSUES_URL",
      env["ISSUES_URL"] || DEFAULTS.ISSUES_URL,
    ),
  };
}

function webAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(
      `${name} is "${value}": give a full address that starts with http:// or https://.`,
    );
  return value.replace(/\/+$/, "");
}

function origin(name: string, value: string): string {
  const address = webAddress(name, value);
  if (new URL(address).origin !== address)
    throw new Error(
      `${name} is "${value}": give the origin alone, such as ${new URL(address).origin}. The path goes in BASE_URL.`,
    );
  return address;
}

function basePath(name: string, value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value))
    throw new Error(
      `${name} is "${value}": give a path that starts and ends with a slash, such as / or /docs/.`,
    );
  return value;
}
