/**
 * Where the code of examples runs in the browser: an opaque origin, another
 * thread, no network. The page hands it all it needs and checks all it says.
 */
export { readEntry } from "./entry";
export { Host } from "./host";
export type { Job, Outcome, Scripts } from "./lane";
export type { ShownLines } from "./messages";
export { BlockedError } from "./start";
