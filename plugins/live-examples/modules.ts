/**
 * How a script of a package becomes a function that evaluates it anew: each
 * program has packages of its own, in the build and in the browser.
 */
export const FACTORY_START =
  "(function () { const module = { exports: {} }; const { exports } = module;";

export const FACTORY_END = "\nreturn module.exports; })";
