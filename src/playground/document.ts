/**
 * Policy of a result, which may run scripts and show what they make. No
 * network, no plugins, and no frame with an address, which also keeps it from
 * going elsewhere: a frame obeys the policy of its parent when it tries to, its
 * own says nothing about that.
 */
export const RESULT_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data: blob:",
  "media-src data: blob:",
  "connect-src 'none'",
  "worker-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join("; ");

/**
 * Forms are allowed so that they are validated and send their events; the
 * policy keeps what they send from going anywhere.
 */
export const RESULT_SANDBOX = "allow-scripts allow-forms";

/**
 * Policy of the bridge, the document around a sandbox that was saved. What it
 * holds obeys this policy and its own, which is stricter.
 */
export const BRIDGE_POLICY = RESULT_POLICY.replace(
  "worker-src 'none'",
  "worker-src blob:",
);

/**
 * Header by which the service worker says that the network did not bring a
 * document, and that this is the one it has kept.
 */
export const SAVED_HEADER = "X-Saved";

/** A document for the frame of a sandbox. */
export interface SandboxDocument {
  readonly address: string;
  /** Its text, where the network does not bring it; see `sandboxed.ts`. */
  readonly saved?: {
    readonly html: string;
    /** Address of the document that this text is put into. */
    readonly bridge: string;
  };
}

interface Content {
  readonly title: string;
  readonly policy: string;
  /** Without it the document has no script. */
  readonly script?: string;
  readonly style?: string;
}

/**
 * A document of a sandbox: a policy, and the script that runs under it.
 *
 * @returns HTML.
 */
export function documentOf({ title, policy, script, style }: Content): string {
  const css = style === undefined ? "" : `<style>${style}</style>`;
  const code =
    script === undefined ? "" : `<script>${escapeScript(script)}</script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeText(title)}</title>${css}</head><body>${code}</body></html>`;
}

/**
 * Within strings and regular expressions, where alone they occur, these say the
 * same.
 */
export function escapeScript(script: string): string {
  return script
    .replace(/<\/(?=script)/gi, "<\\/")
    .replace(/<(?=!--|script)/gi, "\\x3c");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
