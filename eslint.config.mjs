import js from "@eslint/js";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const SCRIPTS = ["**/*.{ts,tsx,mts,mjs}"];

export default defineConfig(
  globalIgnores([
    "build/",
    ".docusaurus/",
    ".cache/",
    "test-results/",
    // Projects with packages of their own, which check themselves.
    "tests/frameworks/*/",
  ]),
  {
    files: SCRIPTS,
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "@typescript-eslint/ban-ts-comment": [
        "error",
        { "ts-expect-error": true, "ts-ignore": true, "ts-nocheck": true },
      ],
      // Numbers in messages need no ceremony.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true },
      ],
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true },
      ],
      // It does not see assignments in closures, and believes the DOM's types
      // where a browser may lack a feature.
      "@typescript-eslint/no-unnecessary-condition": "off",
      // Whatever was thrown is shown as the language shows it.
      "@typescript-eslint/no-base-to-string": "off",
      // A stand-in for something asynchronous need not wait itself.
      "@typescript-eslint/require-await": "off",
      // Leaving properties out of an object by naming them is no waste.
      "@typescript-eslint/no-unused-vars": [
        "error",
        { ignoreRestSiblings: true },
      ],
      // Indexed properties of unknown names are written in brackets here.
      "@typescript-eslint/dot-notation": "off",
    },
  },
  {
    // Their types are comments, which cannot assert what a parsed file holds.
    files: ["**/*.mjs"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // The compiler checks these files too, and knows Node's globals.
      "no-undef": "off",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat["recommended-latest"]],
    rules: {
      // A warning is for what a reader's developer has to know.
      "no-console": ["error", { allow: ["warn"] }],
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "(^@site|^\\.{2})/(.*/)?plugins(/|$)",
              message: "src runs in the browser, plugins in the build.",
            },
          ],
        },
      ],
    },
  },
);
