/** Code that is meant to do harm, as a reader may find it behind a link. */
export interface Attack {
  readonly html?: string;
  readonly css?: string;
  readonly js?: string;
  /** What the playground says in the end: its console, or its head. */
  readonly ends: RegExp;
}

export type Attacks = Readonly<Record<string, Attack>>;

/** Hogs its thread, until its frame ends it. */
export const HOGS: Attacks = {
  "an endless loop": {
    js: 'console.log("before");\nfor (;;);',
    ends: /before.*A loop was ended after 1 s/s,
  },
  "an endless loop in the markup": {
    html: "<script>while (true);</script>",
    ends: /A loop was ended after 1 s/,
  },
  "endless output": {
    js: "while (true) console.log(1);",
    ends: /output is cut here.*1,000 lines/,
  },
  "a long text": {
    js: 'console.log("x".repeat(2e6));\nconsole.log("after");',
    ends: /output is cut here.*1 MB/,
  },
};

/** Hogs its thread or memory where nothing in its frame can end it. */
export const KILLERS: Attacks = {
  "a loop that no guard sees": {
    js: 'setTimeout(() => eval("for (;;);"));',
    ends: /ended: it did not answer/,
  },
  "endless microtasks": {
    js: "const again = () => Promise.resolve().then(again);\nagain();",
    ends: /ended: it did not answer/,
  },
  "two gigabytes": {
    js: `const all = [];
for (let i = 0; i < 16; i++) all.push(new Uint8Array(2 ** 27).fill(1));
console.log("allocated", all.length);`,
    ends: /allocated 16|RangeError: Array buffer allocation failed|A loop was ended after 1 s|ended: (?:out of memory|it did not answer)/,
  },
  "memory without end": {
    js: 'const all = [];\neval("for (;;) all.push(new Array(1e6).fill({}))");',
    ends: /ended: (?:out of memory|it did not answer)/,
  },
};

/** Talks to whom it should not. */
export const TALKERS: Attacks = {
  "a flood of messages to every window": {
    js: `const message = { type: "mathlive#virtual-keyboard-message", action: "show" };
for (;;) {
  for (const each of [parent, top]) each.postMessage(message, "*");
  for (let i = 0; i < top.length; i++) top[i].postMessage(message, "*");
}`,
    ends: /ended: too much output/,
  },
  "a flood from event to event": {
    js: 'setInterval(() => { for (let i = 0; i < 200; i++) top.postMessage(1, "*"); });',
    ends: /ended: too much output/,
  },
  "forged messages": {
    js: `for (const type of ["entry", "ready", "height", "fault", "pong"]) {
  const forged = { type, px: 1e9, line: 1, entry: { level: "log", line: 1, parts: [{ text: "FORGED" }] } };
  for (const each of [parent, top]) each.postMessage(forged, "*");
}
console.log("sent");`,
    ends: /sent/,
  },
  "values that lie": {
    js: `console.log({ __proto__: null, toString: 1 }, Object.create(null));
console.log(new Proxy({}, { get() { throw 1 } }));
console.log(document, window, document.body.attributes);
console.log(new (class { get x() { throw new Error("g") } })());
const ring = {}; ring.ring = ring; console.log(ring);
console.log("told");`,
    ends: /told/,
  },
  "polluted prototypes": {
    js: `const stolen = [];
// Its own push is wrapped below.
const steal = (value) => { if (value instanceof MessagePort) stolen[stolen.length] = value };
const { apply } = Reflect;
const wrap = (owner, name) => {
  const own = owner[name];
  owner[name] = function (...all) { steal(this); all.forEach(steal); return apply(own, this, all) };
};
for (const name of ["call", "apply", "bind"]) wrap(Function.prototype, name);
for (const name of ["push", "map", "filter", "join"]) wrap(Array.prototype, name);
for (const name of ["get", "set", "has"]) wrap(Map.prototype, name);
wrap(MessagePort.prototype, "postMessage");
for (const name of ["data", "ports", "source"]) {
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, name);
  Object.defineProperty(MessageEvent.prototype, name, { get() {
    steal(this.target); steal(this.currentTarget); return apply(get, this, []);
  } });
}
for (const name of ["type", "entry", "level", "line", "parts", "text", "px", "modules"])
  Object.defineProperty(Object.prototype, name, { set() { steal(this) }, get() { return undefined }, configurable: true });
JSON.stringify = () => "{}";
Promise.prototype.then = ((then) => function (...all) { steal(this); return apply(then, this, all) })(Promise.prototype.then);
// What it can steal of a port of its own shows that it can.
const own = new MessageChannel();
own.port1.postMessage(1);
console.log("of its own:", stolen.length);
stolen.length = 0;
// Two pings of the page come in between.
setTimeout(() => console.log("stolen:", stolen.length), 2500);`,
    ends: /of its own: 1(?!\d)[^]*stolen: 0/,
  },
};
