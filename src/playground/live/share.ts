import { encodeState, type PlaygroundState } from "../address";

/**
 * The address of the playground with code in it.
 *
 * @param playground - Its address without code.
 * @throws AddressError when the code is too long for one.
 */
export async function linkTo(
  state: PlaygroundState,
  playground: string,
): Promise<string> {
  const fragment = await encodeState(state);
  return `${new URL(playground, location.href).href}#${fragment}`;
}

/** Puts that address into the clipboard; throws as {@link linkTo} does. */
export async function copyLink(
  state: PlaygroundState,
  playground: string,
): Promise<void> {
  await navigator.clipboard.writeText(await linkTo(state, playground));
}
