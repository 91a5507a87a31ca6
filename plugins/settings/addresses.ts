/**
 * @param name - The variable that holds it.
 * @returns The address without the slashes that it ends with.
 * @throws Error when it is not an address on the web.
 */
export function webAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(
      `${name} is "${value}": give a full address that starts with http:// or https://.`,
    );
  return value.replace(/\/+$/, "");
}

/**
 * @param name - The variable that holds it.
 * @param hint - What to do with a path, as a sentence.
 * @throws Error when it is not the origin of an address on the web.
 */
export function origin(name: string, value: string, hint: string): string {
  const address = webAddress(name, value);
  if (new URL(address).origin !== address)
    throw new Error(
      `${name} is "${value}": give the origin alone, such as ${new URL(address).origin}. ${hint}`,
    );
  return address;
}

/**
 * @param name - The variable that holds it.
 * @throws Error when it is not a path that a site can be served under.
 */
export function basePath(name: string, value: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(value))
    throw new Error(
      `${name} is "${value}": give a path that starts and ends with a slash, such as / or /docs/.`,
    );
  return value;
}
