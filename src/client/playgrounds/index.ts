import siteConfig from "@generated/docusaurus.config";
import assets from "@generated/live-examples/assets";

import {
  bootPlaygrounds,
  playgroundSelector,
  type Config,
} from "../../playground";

const { baseUrl, customFields } = siteConfig;

/** What playgrounds need to know of this site. */
const config: Config = {
  assets,
  playground: `${baseUrl}playground/`,
  issues: String(customFields?.["issuesUrl"]),
  versions: customFields?.["versions"] as Config["versions"],
};

/** Boots the live playgrounds of the page that the reader sees. */
export function bootPage(): void {
  const found = document.querySelectorAll<HTMLElement>(playgroundSelector);
  bootPlaygrounds([...found], config);
}
