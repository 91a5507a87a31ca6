import siteConfig from "@generated/docusaurus.config";

import {
  bootPlaygrounds,
  keepEdited,
  openPlayground as open,
  playgroundSelector,
  type PlaygroundHandle,
  type PlaygroundOptions,
} from "./playground/boot";
import type { Config } from "./playground/config";
import type { EditorFacts } from "./playground/facts";

export { keepEdited };

/** Reads what playgrounds need to know of this site. */
async function readConfig(): Promise<Config> {
  const { default: assets } = await import(
    /* webpackChunkName: "playground" */ "@generated/live-examples/assets"
  );
  const { baseUrl, customFields } = siteConfig;
  const versions = customFields?.["versions"] as Record<
    "mathlive" | "computeEngine",
    string
  >;
  return {
    assets,
    loadFacts,
    playground: `${baseUrl}playground/`,
    issues: String(customFields?.["issuesUrl"]),
    versions: {
      mathlive: versions.mathlive,
      "@cortex-js/compute-engine": versions.computeEngine,
    },
  };
}

/** Loads what the editor knows of the packages: a file that few pages need. */
export async function loadFacts(): Promise<EditorFacts> {
  const { default: facts } = await import(
    /* webpackChunkName: "editor-facts" */ "@generated/editor-facts/facts.json"
  );
  return facts;
}

/** Boots the live playgrounds of the page that the reader sees. */
export function bootPage(): void {
  const found = document.querySelectorAll<HTMLElement>(playgroundSelector);
  const examples = [...found].filter(
    (each) => !each.hasAttribute("data-whole-page"),
  );
  bootPlaygrounds(examples, readConfig);
}

/** Makes a playground in an empty element: see `openPlayground` of the room. */
export function openPlayground(
  place: HTMLElement,
  options: PlaygroundOptions,
): Promise<PlaygroundHandle> {
  return open(place, options, readConfig);
}
