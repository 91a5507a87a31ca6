/**
 * Code around the script of a package, which becomes a function that evaluates
 * it anew: each program has packages of its own, in the build and in the
 * browser.
 */
export const FACTORY_START =
  "(function () { const module = { exports: {} }; const { exports } = module;";

export const FACTORY_END = "\nreturn module.exports; })";

/**
 * A script that leaves such a function in `$modules`.
 *
 * @param specifier - What programs import the package by.
 * @param script - The package's own script, in CommonJS.
 */
export function registered(specifier: string, script: Blob): BlobPart[] {
  const name = JSON.stringify(specifier);
  return [
    `(self.$modules ??= {})[${name}] = ${FACTORY_START}`,
    script,
    `${FACTORY_END};`,
  ];
}
