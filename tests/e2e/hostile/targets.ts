import type { Targets } from "./payloads/index.ts";

/** Targets for payloads that ask for nothing. */
export const NOWHERE: Targets = {
  near: (name) => `/stolen/${name}`,
  far: (name) => `http://attacker.test/${name}`,
  port: 9,
};
