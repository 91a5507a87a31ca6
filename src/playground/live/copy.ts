import { readStored, store } from "../../storage";
import type { MarkupSource } from "../frame";

/** Form in which Copy gives an example in JavaScript. */
type CopyForm = keyof typeof COPY_FORMS;

/**
 * The forms, as the menu of an example calls them. The first is the default.
 */
const COPY_FORMS = {
  module: "Module for Node or a bundler",
  page: "Page with a script tag",
} as const;

/** Key by which the browser stores the form, for all examples of the site. */
const KEY = "copy-as";

/** The choice where nothing can be stored: it holds until the page is left. */
let chosen: CopyForm | undefined;

/** The form that the reader has chosen. */
export function copyForm(): CopyForm {
  return (
    readStored(KEY, (text) =>
      Object.hasOwn(COPY_FORMS, text) ? (text as CopyForm) : undefined,
    ) ??
    chosen ??
    "module"
  );
}

/** Says on each Copy button what it gives, where that is not a module. */
export function labelCopy(): void {
  document.documentElement.dataset["copyAs"] = copyForm();
}

/** A field for the menu of an example, to choose the form. */
export function copyFormField(): HTMLElement {
  const field = document.createElement("label");
  const select = document.createElement("select");
  for (const [form, name] of Object.entries(COPY_FORMS)) {
    const option = document.createElement("option");
    option.value = form;
    option.textContent = name;
    select.append(option);
  }
  select.value = copyForm();
  select.addEventListener("change", () => choose(select.value as CopyForm));
  field.className = "quiet-button";
  field.append("Copy as ", select);
  return field;
}

function choose(form: CopyForm): void {
  chosen = form;
  store(KEY, form);
  labelCopy();
}

const CDN = "https://unpkg.com";
const MATHLIVE = "mathlive";
const ENGINE = "@cortex-js/compute-engine";

/**
 * A markup example as a file that works by itself, its packages from a content
 * delivery network, in the versions it was checked with.
 *
 * @param title - What the document is called.
 * @param versions - Versions of the packages, by the name of the package.
 */
export function documentOf(
  { html, css, js }: MarkupSource,
  title: string,
  versions: Readonly<Record<string, string>>,
): string {
  const imported = importedBy(js);
  const root = (name: string) => `${CDN}/${name}@${versions[name] ?? "latest"}`;
  const addresses = imported.map((specifier) => [
    specifier,
    specifier === MATHLIVE
      ? `${root(MATHLIVE)}/mathlive.min.mjs`
      : `${root(ENGINE)}/dist/esm-min/${entryOf(specifier)}.js`,
  ]);
  const imports = Object.fromEntries(addresses) as Record<string, string>;
  const map = JSON.stringify({ imports }, null, 2);
  const parts = [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8" />',
    `<title>${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>`,
    imported.includes(MATHLIVE) &&
      `<link rel="stylesheet" href="${root(MATHLIVE)}/mathlive-fonts.css" />`,
    addresses.length > 0 && `<script type="importmap">\n${map}\n</script>`,
    css !== "" && `<style>\n${css}\n</style>`,
    "</head>",
    "<body>",
    html,
    // As it stands: white space may matter in it.
    js !== "" && `<script type="module">\n${js}\n</script>`,
    "</body>",
    "</html>",
  ];
  return `${parts.filter((part) => part !== false && part !== "").join("\n")}\n`;
}

/**
 * A program as a page with a script tag, which prints to the console.
 *
 * @param program - A module in JavaScript.
 * @param versions - Versions of the packages, by the name of the package.
 */
export function pageOf(
  program: string,
  versions: Readonly<Record<string, string>>,
): string {
  const html = "<p>The results are in the console of the developer tools.</p>";
  // In a string the backslash changes nothing; without it the element ends.
  const js = program.trimEnd().replaceAll("</script", "<\\/script");
  return documentOf({ html, css: "", js }, "Example", versions);
}

/** Specifiers of the documented packages that a module imports. */
function importedBy(js: string): string[] {
  const pattern =
    /\b(?:from|import)\s*(?:\(\s*)?["'](mathlive|@cortex-js\/compute-engine(?:\/[\w-]+)?)["']/g;
  return [...new Set([...js.matchAll(pattern)].map(([, name = ""]) => name))];
}

function entryOf(specifier: string): string {
  return specifier === ENGINE
    ? "compute-engine"
    : specifier.slice(ENGINE.length + 1);
}
