import { escapeScript } from "../../playground/document";
import { reactComponent, svelteComponent } from "./frameworks";
import {
  fieldImport,
  functionsOf,
  importsOf,
  indent,
  installOf,
  paragraphs,
  type FieldSetup,
  type Recipe,
  type Versions,
} from "./recipe";

/** Targets that programs are written for, as readers call them. */
export const KINDS = {
  html: "HTML page",
  react: "React",
  svelte: "Svelte",
  node: "Node",
} as const;

export type Kind = keyof typeof KINDS;

const WRITERS: Readonly<
  Record<Kind, (recipe: Recipe, versions: Versions) => string>
> = {
  html: htmlPage,
  react: reactComponent,
  svelte: svelteComponent,
  node: ({ node }, versions) =>
    `// First: ${installOf(node, versions)}\n${node.trimEnd()}\n`,
};

/**
 * A complete program for a formula.
 *
 * @param kind - What it is written for.
 * @param versions - Of the packages that it loads.
 */
export function programOf(
  kind: Kind,
  recipe: Recipe,
  versions: Versions,
): string {
  return WRITERS[kind](recipe, versions);
}

/** A page, with the packages from a content delivery network. */
function htmlPage(recipe: Recipe, versions: Versions): string {
  const { latex, field, label } = recipe;
  const body = [
    ...(field
      ? [...element(field, latex), `<p>${label}: <output></output></p>`]
      : ["<pre></pre>"]),
    '<script type="module">',
    ...indent(scriptOf(recipe), 1).map(escapeScript),
    "</script>",
  ];
  return [
    "<!doctype html>",
    '<html lang="en">',
    "  <head>",
    ...indent(headOf(recipe, versions), 2),
    "  </head>",
    "  <body>",
    ...indent(body, 2),
    "  </body>",
    "</html>",
    "",
  ].join("\n");
}

function headOf(
  { field, imports }: Recipe,
  { mathlive, computeEngine }: Versions,
): string[] {
  const root = `https://unpkg.com/mathlive@${mathlive}`;
  const modules = {
    ...(field && { mathlive: `${root}/mathlive.min.mjs` }),
    ...(imports.length > 0 && {
      "@cortex-js/compute-engine": `https://unpkg.com/@cortex-js/compute-engine@${computeEngine}/dist/esm-min/compute-engine.js`,
    }),
  };
  const map = JSON.stringify({ imports: modules }, null, 2).split("\n");
  return [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width" />',
    "<title>Formula</title>",
    ...(field
      ? [`<link rel="stylesheet" href="${root}/mathlive-fonts.css" />`]
      : []),
    '<script type="importmap">',
    ...indent(map, 1),
    "</script>",
  ];
}

function element({ properties }: FieldSetup, latex: string): string[] {
  const attributes = Object.entries(properties)
    .filter(([name]) => name !== "readOnly")
    .map(([name, value]) => `${kebab(name)}="${attributeOf(value)}"`);
  const open = ['aria-label="Formula"', ...attributes];
  const formula = indent(escape(latex).split("\n"), 1);
  return attributes.length === 0
    ? [`<math-field ${open.join("")}>`, ...formula, "</math-field>"]
    : ["<math-field", ...indent(open, 1), ">", ...formula, "</math-field>"];
}

function scriptOf(recipe: Recipe): string[] {
  const { field, result } = recipe;
  if (!field)
    return paragraphs(importsOf(recipe), functionsOf(recipe), [
      `document.querySelector("pre").textContent = ${result("")};`,
    ]);
  return paragraphs(
    [fieldImport(field), ...importsOf(recipe)],
    field.shared,
    functionsOf(recipe),
    [
      'const field = document.querySelector("math-field");',
      'const output = document.querySelector("output");',
      // As an attribute, `read-only` makes mathlive 0.111.1 forget the others.
      ...(field.properties["readOnly"] ? ["field.readOnly = true;"] : []),
    ],
    [
      "function show() {",
      `  output.textContent = ${result("field.value")};`,
      "}",
      'field.addEventListener("input", show);',
      "show();",
    ],
  );
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function attributeOf(value: string | boolean): string {
  return typeof value === "string" ? value : value ? "on" : "off";
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
