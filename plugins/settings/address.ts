/** An address on the web, without the slashes that it ends with. */
export function webAddress(name: string, value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw new Error(
      `${name} is "${value}": give a full address that starts with http:// or https://.`,
    );
  return value.replace(/\/+$/, "");
}

/** The origin of an address on the web. The hint says what to do with a path. */
export function origin(name: string, value: string, hint: string): string {
  const address = webAddress(name, value);
  if (new URL(address).origin !== address)
    throw new Error(
      `${name} is "${value}": give the origin alone, such as ${new URL(address).origin}. ${hint}`,
    );
  return address;
}
