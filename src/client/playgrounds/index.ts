import siteConfig from "@generated/docusaurus.config";
import assets from "@generated/live-examples/assets";

import {
  bootPlaygrounds,
  openPlayground as open,
  playgroundSelector,
  preparePlaygrounds,
  type Config,
  type PlaygroundHandle,
  type PlaygroundOptions,
} from "../../playground";

const { baseUrl, customFields } = siteConfig;
const versions = customFields?.["versions"] as Record<
  "mathlive" | "computeEngine",
  string
>;

/** What playgrounds need to know of this site. */
const config: Config = {
  assets,
  playground: `${baseUrl}playground/`,
  issues: String(customFields?.["issuesUrl"]),
  versions: {
    mathlive: versions.mathlive,
    "@cortex-js/compute-engine": versions.computeEngine,
  },
};

/** Gets ready what the live playgrounds of the page will need. */
export function preparePage(): void {
  preparePlaygrounds(findPlaygrounds(), config);
}

/** Boots the live playgrounds of the page that the reader sees. */
export function bootPage(): void {
  bootPlaygrounds(findPlaygrounds(), config);
}

function findPlaygrounds(): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>(playgroundSelector);
  return [...found].filter((each) => !each.hasAttribute("data-whole-page"));
}

/** Make a playground in an empty element: see `openPlayground` of the room. */
export function openPlayground(
  place: HTMLElement,
  options: PlaygroundOptions,
): Promise<PlaygroundHandle> {
  return open(place, options, config);
}
