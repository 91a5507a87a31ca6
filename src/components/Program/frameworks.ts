import { escapeScript } from "../../playground/document";
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

/** A component of React 19, in TypeScript. */
export function reactComponent(recipe: Recipe, versions: Versions): string {
  const { latex, field, label, result } = recipe;
  const rest = functionsOf(recipe);
  const code = field
    ? paragraphs(
        [
          'import "mathlive/fonts.css";',
          ...reactImports(field),
          ...importsOf(recipe),
        ],
        declaration(field),
        field.shared,
        rest,
        [
          "export function Formula() {",
          `  const [latex, setLatex] = useState(${JSON.stringify(latex)});`,
          "  return (",
          "    <>",
          ...indent(
            element(
              field,
              "onInput={(event) => setLatex(event.currentTarget.value)}",
              "/>",
            ),
            3,
          ),
          "      <p>",
          `        ${label}: <output>{${result("latex")}}</output>`,
          "      </p>",
          "    </>",
          "  );",
          "}",
        ],
      )
    : paragraphs(importsOf(recipe), rest, [
        "export function Results() {",
        `  return <pre>{${result("")}}</pre>;`,
        "}",
      ]);
  const text = code.join("\n");
  return `// First: ${installOf(text, versions)}\n${text}\n`;
}

function declaration({ properties }: FieldSetup): string[] {
  return [
    "// MathLive does not declare its element for JSX.",
    "type Options = Pick<",
    "  MathfieldElement,",
    ...["value", ...Object.keys(properties)].map((name) => `  | "${name}"`),
    ">;",
    'declare module "react" {',
    "  namespace JSX {",
    "    interface IntrinsicElements {",
    '      "math-field": DetailedHTMLProps<',
    "        HTMLAttributes<MathfieldElement> & Partial<Options>,",
    "        MathfieldElement",
    "      >;",
    "    }",
    "  }",
    "}",
  ];
}

function reactImports(field: FieldSetup): string[] {
  const load = fieldImport(field);
  return [
    load,
    ...(load.includes("{")
      ? []
      : ['import type { MathfieldElement } from "mathlive";']),
    'import { type DetailedHTMLProps, type HTMLAttributes, useState } from "react";',
  ];
}

/** A component of Svelte 5. */
export function svelteComponent(recipe: Recipe, versions: Versions): string {
  const { latex, field, label, result } = recipe;
  const script = field
    ? paragraphs(
        [
          'import "mathlive/fonts.css";',
          fieldImport(field),
          ...importsOf(recipe),
        ],
        field.shared,
        functionsOf(recipe),
        [`let latex = $state(${JSON.stringify(latex)});`],
      )
    : paragraphs(importsOf(recipe), functionsOf(recipe));
  const markup = field
    ? [
        ...element(
          field,
          "oninput={(event) => (latex = event.currentTarget.value)}",
          "></math-field>",
        ),
        `<p>${label}: <output>{${result("latex")}}</output></p>`,
      ]
    : [`<pre>{${result("")}}</pre>`];
  return [
    `<!-- First: ${installOf(script.join("\n"), versions)} -->`,
    "<script>",
    ...indent(script, 1).map(escapeScript),
    "</script>",
    "",
    ...markup,
    "",
  ].join("\n");
}

/** The element, with its options as properties. */
function element(
  { properties }: FieldSetup,
  onInput: string,
  end: string,
): string[] {
  return [
    "<math-field",
    ...indent(
      [
        'aria-label="Formula"',
        "value={latex}",
        ...Object.entries(properties).map(([name, value]) =>
          typeof value === "string"
            ? `${name}="${value}"`
            : `${name}={${String(value)}}`,
        ),
        onInput,
      ],
      1,
    ),
    end,
  ];
}
