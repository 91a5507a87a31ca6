type Scheme = "light" | "dark";

/** The scheme that the page is shown in. */
export function pageScheme(): Scheme {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * Follows the scheme of the page.
 *
 * @returns How to stop following.
 */
export function watchScheme(follow: (scheme: Scheme) => void): () => void {
  const observer = new MutationObserver(() => follow(pageScheme()));
  observer.observe(document.documentElement, {
    attributeFilter: ["data-theme"],
  });
  return () => observer.disconnect();
}
