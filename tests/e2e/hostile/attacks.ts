/**
 * What code of readers may try, by what it would reach, each by its name: the
 * body of an async function that throws when it is refused. `home` is the
 * address of the site.
 */
export const REACHING: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  "the network": {
    fetch: "await fetch(home)",
    XMLHttpRequest: waiting(
      "request",
      "const request = new XMLHttpRequest(); request.open('GET', home); request.send()",
      "load",
    ),
    WebSocket: waiting(
      "socket",
      "const socket = new WebSocket(home.replace('http', 'ws'))",
      "open",
    ),
    EventSource: waiting(
      "source",
      "const source = new EventSource(home)",
      "open",
    ),
    importScripts: "importScripts(home)",
    import: "await Function('home', 'return import(home)')(home)",
    Worker: "new Worker(home)",
    SharedWorker: "new SharedWorker(home)",
  },
  "what the site stores": {
    localStorage: "localStorage.setItem('kept', 'by a reader')",
    sessionStorage: "sessionStorage.setItem('kept', 'by a reader')",
    indexedDB: waiting(
      "request",
      "const request = indexedDB.open('reader')",
      "success",
    ),
    caches: "await caches.open('reader')",
    "a cookie": "document.cookie += 'reader=was-here'",
    "the cookie store": "await cookieStore.set('reader', 'was here')",
    "a service worker": "await navigator.serviceWorker.register(home)",
    "a folder": "await navigator.storage.getDirectory()",
    "a lock": "await navigator.locks.request('reader', async () => {})",
  },
  "another window": {
    "the top address": "top.location.href = home",
    "the parent's address": "parent.location = home",
    "its own address": "location.href = home",
    "its own location": "location = home",
    "a new window": "open(home).focus()",
    "the opener": "opener.postMessage('hello', '*')",
    "the parent": "parent.postMessage('hello', '*')",
    "the top": "top.postMessage('hello', '*')",
    "the frame": "self.postMessage('hello')",
    "a channel": "new BroadcastChannel('reader').postMessage('hello')",
    document: "document.body.remove()",
    close: "close()",
  },
};

function waiting(name: string, start: string, success: string): string {
  return `await new Promise((succeed, fail) => { ${start}; ${name}.on${success} = succeed; ${name}.onerror = fail; })`;
}

/**
 * A program that forges messages to the page, and tries to get hold of the port
 * that leads there. It prints what it was told to, and how much it got.
 */
export const FORGERY = `const stolen = [];
const own = new MessageChannel();
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (...values) {
  stolen.push(this);
  return post.apply(this, values);
};
for (const name of ["data", "ports", "source"]) {
  Object.defineProperty(MessageEvent.prototype, name, {
    get() {
      stolen.push(this);
    },
  });
}
for (const name of ["target", "currentTarget"]) {
  Object.defineProperty(Event.prototype, name, {
    get() {
      stolen.push(this);
    },
  });
}
addEventListener("message", (event) => stolen.push(event));
const forged = [
  { type: "print", entry: { level: "log", line: 1, parts: [{ text: "forged" }] } },
  { type: "start", prelude: "forged" },
  { type: "done", ms: 0, error: "forged" },
];
for (const message of forged) {
  post.call(own.port1, message);
  for (const name of ["self", "parent", "top", "opener", "window"]) {
    try {
      globalThis[name].postMessage(message, "*");
      stolen.push(name);
    } catch {}
  }
}
console.log("printed");
// The page answers this over the port.
await import("mathlive");
console.log("got", stolen.length);`;

/** What a program may break before it prints, by what it breaks. */
export const POLLUTIONS: Readonly<Record<string, string>> = {
  "setters of every object": `for (const name of ["type", "entry", "level", "line", "parts", "text", "error", "ms", "children"]) {
  Object.defineProperty(Object.prototype, name, { set() {}, get: () => "polluted", configurable: true });
}`,
  "Array.prototype": `for (const name of ["push", "map", "forEach", "join", "slice", "some", "every", "flatMap"]) {
  Array.prototype[name] = () => { throw new Error("polluted"); };
}`,
  iteration:
    "Array.prototype[Symbol.iterator] = () => { throw new Error('polluted'); };",
  "MessagePort.prototype":
    "MessagePort.prototype.postMessage = () => {}; delete MessagePort.prototype.onmessage;",
  "MessageEvent.prototype":
    "Object.defineProperty(MessageEvent.prototype, 'data', { get: () => ({ type: 'run' }) });",
  "Promise.prototype":
    "Promise.prototype.then = () => {}; Promise.prototype.finally = () => {};",
  Promise: "globalThis.Promise = class {};",
  JSON: "JSON.stringify = () => 'polluted'; JSON.parse = () => ({});",
  "Map.prototype":
    "Map.prototype.get = () => 'polluted'; Map.prototype.set = () => {};",
  functions:
    "Function.prototype.call = () => {}; Function.prototype.apply = () => {}; Function.prototype.bind = () => {}; Reflect.apply = () => {};",
  strings:
    "String.prototype.split = () => []; String.prototype.match = () => ['example.js:1', '1e9'];",
  errors:
    "Error.prepareStackTrace = () => ({}); Error.stackTraceLimit = 0; globalThis.Error = class {};",
  "timers and the console":
    "globalThis.setTimeout = () => {}; globalThis.console = {}; performance.now = () => NaN;",
};
