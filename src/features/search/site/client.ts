import {
  hostedClient,
  localClient,
  suggesting,
  type HostedSettings,
  type SearchClient,
} from "../../../search";

/** What the site is searched with. */
interface Source {
  /** Base path of the site: starts and ends with a slash. */
  readonly base: string;
  /** A hosted index; without one, the site's own is searched. */
  readonly service: HostedSettings | undefined;
}

/** Of the configuration of Docusaurus, what is used here. */
export interface SiteConfig {
  readonly baseUrl: string;
  readonly customFields?: Readonly<Record<string, unknown>>;
}

let client: SearchClient | undefined;

/** What the site is searched with, from its configuration. */
export function sourceOf({ baseUrl, customFields }: SiteConfig): Source {
  const service = customFields?.["search"] as HostedSettings | undefined;
  return { base: baseUrl, service };
}

/**
 * The one client of the site: the modal and the page of results share what it
 * has loaded. To be called in the browser.
 *
 * @param service - Of {@link sourceOf}.
 */
export function searchClient(
  service: HostedSettings | undefined,
): SearchClient {
  client ??= service
    ? suggesting(hostedClient(service), localClient())
    : localClient();
  return client;
}
