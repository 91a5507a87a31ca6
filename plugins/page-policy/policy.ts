// cspell:ignore nosniff

/**
 * The policy of every page, as directives and what they allow.
 *
 * Styles may be inline: MathLive, KaTeX and the editor set them on elements. All
 * else is a file of the site, or data that a page has made itself.
 *
 * @param hashes - Of the inline scripts of the page.
 * @param services - Origins that the page asks besides its own.
 * @see https://www.w3.org/TR/CSP3/
 */
export function policyOf(
  hashes: readonly string[],
  services: readonly string[],
): string {
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "media-src": ["'self'"],
    "connect-src": ["'self'", ...services],
    "worker-src": ["'self'"],
    "frame-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}

/**
 * What only a header can say, for all files of the site: that no other site may
 * frame it, and that a page it opens or is opened by has no hold of it.
 */
export const HEADERS = {
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
} as const;
