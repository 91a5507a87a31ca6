/**
 * How a script of a package becomes a function that evaluates it anew: each
 * program has packages of its own, in the build and in the browser.
 *
 * Some entry points read settings from `process` when they are loaded, which
 * no browser has: they find it empty everywhere.
 */
export const FACTORY_START =
  "(function () { const process = { env: {}, argv: [] }; const module = { exports: {} }; const { exports } = module;";

export const FACTORY_END = "\nreturn module.exports; })";
