/**
 * A program that forges messages to the page, and tries to get hold of the port
 * that leads there. It prints how much it gets of a port of its own, which
 * shows that it can, and of the page's.
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
void (await new Promise((resolve) => {
  own.port2.onmessage = (event) => resolve([event.data, event.target]);
  own.port1.postMessage(null);
}));
console.log("got", stolen.splice(0).length, "of its own");
const forged = [
  { type: "print", entry: '{"level":"log","line":1,"parts":[{"text":"forged"}]}' },
  { type: "start" },
  { type: "done", ms: 0, failed: true },
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
// The page answers this over the port.
void (await import("mathlive"));
console.log("got", stolen.length, "of the page");`;

/** Code that breaks built-ins before a program prints, by what it breaks. */
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
