import { useHistory } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useEffect } from "react";

/**
 * Makes links in markup of the build, which React does not know, change the
 * route as its own links do: without a new document.
 */
export function useMarkupLinks(): void {
  const history = useHistory();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const route = routeOf(event, baseUrl);
      if (route === undefined) return;
      event.preventDefault();
      history.push(route);
    };
    // React's own links have prevented the default by then.
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [history, baseUrl]);
}

/** Returns the page of the site that a click asks for, if it is another. */
function routeOf(event: MouseEvent, baseUrl: string): string | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const hasKey = altKey || ctrlKey || metaKey || shiftKey;
  if (event.defaultPrevented || button !== 0 || hasKey) return undefined;
  const link = target instanceof Element ? target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download"))
    return undefined;
  const { origin, pathname, search, hash } = link;
  // A file has another address than a page.
  const isPage = pathname.startsWith(baseUrl) && pathname.endsWith("/");
  const isHere = pathname + search === location.pathname + location.search;
  if (origin !== location.origin || !isPage || isHere) return undefined;
  return pathname + search + hash;
}
