/** Kinds of payloads, in the order in which the list has them. */
export const KINDS = [
  "address",
  "message",
  "output",
  "latex",
  "markup",
  "module",
  "timing",
] as const;

export type Kind = (typeof KINDS)[number];

/** Addresses that payloads name; no payload may reach one of them. */
export interface Targets {
  /** An address of the site. */
  readonly near: (name: string) => string;
  /** An address of another server. */
  readonly far: (name: string) => string;
  /** The port of a STUN server on this machine. */
  readonly port: number;
}

/** Code that is meant to do harm, as a reader may find it behind a link. */
export interface Attack {
  readonly html?: string;
  readonly css?: string;
  readonly js?: string;
  /** Pattern of the playground's last message, in its console or its head. */
  readonly ends: RegExp;
}

export type Attacks = Readonly<Record<string, Attack>>;

interface Named<K extends Kind> {
  readonly kind: K;
  readonly name: string;
  /** Description of what it tries to do. */
  readonly does: string;
}

/** Text that follows `#` or `?` in an address. */
export interface AddressPayload extends Named<"address"> {
  readonly text: string;
  /** Only the first script of a document reads it: it needs a load. */
  readonly isForLoad?: boolean;
}

/** Something that another window posts. */
export interface MessagePayload extends Named<"message"> {
  readonly message: unknown;
}

/** A formula. */
export interface LatexPayload extends Named<"latex"> {
  readonly latex: string;
}

/** A program, or markup with styles and a module. */
export interface CodePayload extends Named<
  "output" | "markup" | "module" | "timing"
> {
  readonly html?: string;
  readonly css?: string;
  readonly js?: string;
}

export type Payload =
  AddressPayload | MessagePayload | LatexPayload | CodePayload;
