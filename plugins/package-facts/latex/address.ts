/**
 * Where a command or an environment is listed: their page, narrowed to its row.
 *
 * @param parameter - What narrows it: `environment` for those.
 */
export function latexAddress(name: string, parameter = "filter"): string {
  const word = encodeURIComponent(name);
  return `/mathfield/reference/commands/?${parameter}=${word}`;
}
