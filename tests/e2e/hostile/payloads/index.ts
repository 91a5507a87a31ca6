/**
 * All that the site is attacked with: one list, and to which of its surfaces
 * each kind of payload can be delivered.
 */
import { addressPayloads } from "./address.ts";
import { latexPayloads } from "./latex.ts";
import { markupPayloads } from "./markup.ts";
import { messagePayloads } from "./message.ts";
import { modulePayloads } from "./module.ts";
import { outputPayloads } from "./output.ts";
import { timingPayloads } from "./timing.ts";
import type { Payload, Targets } from "./types.ts";

/**
 * The list.
 *
 * @param targets - What payloads ask for something: it must not arrive.
 */
export function payloadsTo(targets: Targets): readonly Payload[] {
  return [
    ...addressPayloads(),
    ...messagePayloads(),
    ...outputPayloads(),
    ...latexPayloads(new URL(targets.far("")).origin),
    ...markupPayloads(targets),
    ...modulePayloads(targets),
    ...timingPayloads(),
  ];
}

export { PATHS, VIEWS } from "./address.ts";
export { FORGERY, POLLUTIONS } from "./breakers.ts";
export {
  DELIVERIES,
  isDelivered,
  shareOf,
  SURFACES,
  type SurfaceName,
  turnOf,
} from "./deliveries.ts";
export { FRAMES, tryFrame, tryLinks } from "./frames.ts";
export { INSISTENT, REFUSED } from "./keyboard.ts";
export { COSTLY, COVER, DEEP, HUGE, reaching } from "./latex.ts";
export { ASKED, askersTo, HELD, leaversTo } from "./leavers.ts";
export { TALKERS } from "./markup.ts";
export { KEYBOARD } from "./message.ts";
export {
  ABSENT,
  LOCKED,
  looking,
  pathOf,
  REQUESTS,
  STORES,
  trying,
  WITHDRAWN,
} from "./requests.ts";
export { HOGS, KILLERS } from "./timing.ts";
export { KINDS } from "./types.ts";
export type {
  AddressPayload,
  Attack,
  Attacks,
  CodePayload,
  LatexPayload,
  MessagePayload,
  Payload,
  Targets,
} from "./types.ts";
