/** Attempts by name: the body of an async function with the address `at`. */
type Attempts = Readonly<Record<string, string>>;

/** Each asks the address `at` for something. */
export const REQUESTS: Attempts = {
  fetch: "await fetch(at)",
  "a request that wants no answer": "await fetch(at, { mode: 'no-cors' })",
  XMLHttpRequest:
    "const it = new XMLHttpRequest(); it.open('GET', at); await heard(it, () => it.send())",
  WebSocket: "await heard(new WebSocket(at.replace('http', 'ws')))",
  EventSource: "await heard(new EventSource(at))",
  importScripts: "importScripts(at)",
  import: "await Function('at', 'return import(at)')(at)",
  "a font": "await new FontFace('reader', `url(${at})`).load()",
};

/**
 * Each keeps something where the site keeps its own. In an origin that is none
 * these are locked or not there: see {@link LOCKED}.
 */
export const STORES: Attempts = {
  indexedDB: "await heard(indexedDB.open('reader'))",
  caches: "await caches.open('reader')",
  "a folder": "await navigator.storage.getDirectory()",
  "a lock": "await navigator.locks.request('reader', async () => {})",
};

/** The errors that the stores are refused with. */
export const LOCKED: Readonly<Record<string, string>> = {
  indexedDB: "SecurityError",
  caches: "ReferenceError",
  "a folder": "TypeError",
  "a lock": "TypeError",
};

/**
 * Globals that a page has and a program of a reader has not, so that it reaches
 * no window and no store, and leaves nothing running.
 */
export const ABSENT = [
  "window",
  "document",
  "parent",
  "top",
  "opener",
  "frameElement",
  "open",
  "localStorage",
  "sessionStorage",
  "cookieStore",
  "Image",
  "SharedWorker",
  "RTCPeerConnection",
  "navigator.serviceWorker",
  "navigator.sendBeacon",
] as const;

/** Globals that other workers have, and the worker of a program has not. */
export const WITHDRAWN = [
  "postMessage",
  "BroadcastChannel",
  "Worker",
  "close",
] as const;

/**
 * A program that makes each attempt, and says what became of it: "came
 * through", the directive of the policy that refused it, or else the name of
 * the error.
 *
 * @param origins - Where the attempts go to, by a name for it.
 */
export function trying(
  attempts: Attempts,
  origins: Readonly<Record<string, string>>,
): string {
  const all = Object.entries(origins).flatMap(([where, origin]) =>
    Object.entries(attempts).map(
      ([what, attempt]) =>
        `["${what}${where}", "${addressOf(origin, what)}", async (at) => { ${attempt} }]`,
    ),
  );
  const [origin = ""] = Object.values(origins);
  return `const refusals = new Map();
const told = new EventTarget();
addEventListener("securitypolicyviolation", ({ blockedURI, effectiveDirective }) => {
const at = blockedURI.replace(/^ws/, "http");
refusals.set(at, effectiveDirective);
told.dispatchEvent(new Event(at));
});
const heard = (it, send = () => {}) => new Promise((resolve, reject) => {
it.onload = it.onopen = it.onsuccess = resolve;
it.onerror = reject;
send();
});
// Violations are told in order: once that of a later request is, no earlier one
// is still to come.
let fences = 0;
const fence = () => new Promise((resolve) => {
const at = "${origin}/fence/" + (fences += 1);
told.addEventListener(at, resolve);
fetch(at).then(resolve, () => {});
});
for (const [name, at, attempt] of [
${all.join(",\n")},
]) {
let outcome = "came through";
try {
await attempt(at);
} catch (error) {
outcome = error?.name ?? error?.type;
}
${origin === "" ? "" : "await fence();"}
console.log(name + ":", refusals.get(at) ?? outcome);
}`;
}

/** The path that an attempt asks an origin for: it is named by its attempt. */
function addressOf(origin: string, attempt: string): string {
  return `${origin}/${pathOf(attempt)}`;
}

/** @returns The attempt's name as a part of a path. */
export function pathOf(attempt: string): string {
  return attempt.toLowerCase().replaceAll(" ", "-");
}

/** A program that says which of some names are there. */
export function looking(names: readonly string[]): string {
  return `for (const name of ${JSON.stringify(names)})
console.log(name, name.split(".").reduce((owner, part) => owner?.[part], globalThis) === undefined ? "is absent" : "is there");`;
}
