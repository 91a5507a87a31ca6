/**
 * The state of a page in the fragment of its address: `#latex=x%5E2&digits=20`.
 * It can be read, written by hand and linked to, and no server sees it.
 */

/** A part of a state: its initial value, and how it is read and written. */
export interface Part<Value> {
  readonly initial: Value;
  /** @returns Nothing for a string that stands for no value. */
  read(text: string): Value | undefined;
  /** @returns Why a string is not even read, in a sentence; nothing else. */
  refuse?(text: string): string | undefined;
  write(value: Value): string;
}

/** The parts of a state, by their names in the address. */
export type Parts<State> = {
  readonly [Name in keyof State]: Part<State[Name]>;
};

/** The state that was read from an address, and the faults found in it. */
export interface Found<State> {
  readonly state: State;
  /** Messages for readers about parts of the address that cannot be used. */
  readonly faults: readonly string[];
}

/** Longest text of one part, in UTF-16 units. */
const MAX_TEXT = 4096;

/** Longest text that a message quotes. */
const MAX_QUOTED = 40;

/**
 * Reads a state. What is wrong with it keeps its initial value.
 *
 * @param fragment - Of an address, with or without the `#`. It may come from
 * anybody.
 */
export function readFragment<State>(
  parts: Parts<State>,
  fragment: string,
): Found<State> {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const faults: string[] = [];
  const values = new Map<string, unknown>();
  for (const [name, part] of entriesOf(parts)) {
    values.set(name, part.initial);
    const text = given.get(name);
    given.delete(name);
    if (text === null) continue;
    const reason = reasonFor(part, text);
    const value = reason === undefined ? part.read(text) : undefined;
    if (value !== undefined) values.set(name, value);
    else faults.push(reason ?? `“${name}” cannot be “${cut(text)}”.`);
  }
  for (const name of new Set(given.keys()))
    faults.push(`This page knows no “${cut(name)}”.`);
  return { state: Object.fromEntries(values) as State, faults };
}

/**
 * Writes a state, without the `#`: what differs from the initial one, in the
 * order of the parts.
 */
export function writeFragment<State>(
  parts: Parts<State>,
  state: State,
): string {
  const texts = new URLSearchParams();
  for (const [name, part] of entriesOf(parts)) {
    const text = part.write(state[name as keyof State]);
    if (text !== part.write(part.initial)) texts.set(name, text);
  }
  return texts.toString();
}

/** A part that is one of some names. */
export function choice<const Name extends string>(
  names: readonly Name[],
  initial: Name,
): Part<Name> {
  return {
    initial,
    read: (given) => names.find((name) => name === given),
    write: (value) => value,
  };
}

/** A part that is on or off. */
export function flag(initial: boolean): Part<boolean> {
  return {
    initial,
    read: (given) =>
      given === "on" ? true : given === "off" ? false : undefined,
    write: (value) => (value ? "on" : "off"),
  };
}

/** A part that is a whole number within limits, both included. */
export function whole(
  [least, most]: readonly [number, number],
  initial: number,
): Part<number> {
  return {
    initial,
    read: (given) => {
      const value = /^-?\d{1,15}$/.test(given) ? Number(given) : NaN;
      return value >= least && value <= most ? value : undefined;
    },
    write: String,
  };
}

function reasonFor(part: Part<unknown>, text: string): string | undefined {
  return text.length > MAX_TEXT
    ? `“${cut(text)}” is too long: shorten it to ${MAX_TEXT.toLocaleString("en")} characters.`
    : part.refuse?.(text);
}

function entriesOf<State>(parts: Parts<State>) {
  return Object.entries<Part<State[keyof State]>>(parts);
}

function cut(quoted: string): string {
  const characters = Array.from(quoted);
  return characters.length > MAX_QUOTED
    ? `${characters.slice(0, MAX_QUOTED).join("")}…`
    : quoted;
}
