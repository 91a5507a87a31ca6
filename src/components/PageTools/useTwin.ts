import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";

import { twinAddress } from "@site/src/twin-address";

/** Where the page that is shown stands as Markdown. */
export function useTwin(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return twinAddress(useLocation().pathname, baseUrl);
}
