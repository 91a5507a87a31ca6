import { transform } from "sucrase";

/**
 * Turns JSX into calls of `react/jsx-runtime`, which the module then imports.
 * Lines keep their numbers.
 *
 * @param module - An ES module in JavaScript, with JSX or without.
 * @throws SyntaxError when the module does not parse.
 */
export function compileJsx(module: string): string {
  return transform(module, {
    transforms: ["jsx"],
    jsxRuntime: "automatic",
    production: true,
    disableESTransforms: true,
  }).code;
}
