import { payloadsOf } from "./code.ts";
import { FRAMES, tryFrame } from "./frames.ts";
import { askersTo, leaversTo } from "./leavers.ts";
import type { Attack, Attacks, CodePayload, Targets } from "./types.ts";

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

/** Markup that runs code or covers what is around it, by name. */
const TAGS: Readonly<Record<string, string>> = {
  "a handler that names the page": "<img src=data:, onerror='top.hit = 1'>",
  "a handler of a picture of vectors":
    "<svg onload='parent.parent.hit = 1'></svg>",
  "an address of code":
    "<a id=a href='javascript:top.hit=1'>x</a><script>a.click()</script>",
  "a link to the page":
    "<a id=a target=_parent href='javascript:hit=1'>x</a><script>a.click()</script>",
  "another base":
    "<base href='/' target=_top><a id=a href='#x'>x</a><script>a.click()</script>",
  "a cover": "<p style='position:fixed;inset:-9999px;z-index:2147483647'>x</p>",
  "names of the document":
    "<form name=body></form><img name=currentScript><a id=location></a><a id=top></a>",
  "questions to the reader":
    "<script>alert(1); confirm(1); prompt(1); print();</script>",
  "a question before the page is left":
    "<script>addEventListener('beforeunload', (e) => e.preventDefault())</script>",
  "the whole screen":
    "<script>document.documentElement.requestFullscreen().catch(() => {})</script>",
  "the pointer and the keys":
    "<input autofocus><script>document.body.requestPointerLock(); focus(); onblur = () => focus();</script>",
  "a policy of its own":
    '<meta http-equiv=Content-Security-Policy content="default-src *">',
  "the end of the script": "<script>'</script><script>top.hit = 1</script>",
  "a document within":
    "<html><head><title>x</title><body onload='top.hit = 1'>",
};

/** @returns The payloads that are markup, with styles and a module. */
export function markupPayloads(targets: Targets): readonly CodePayload[] {
  return [
    ...payloadsOf("markup", "talks to other windows", TALKERS),
    ...payloadsOf("markup", "leaves its frame", leaversTo(targets)),
    ...payloadsOf("markup", "asks for what is not its own", askersTo(targets)),
    ...payloadsOf("markup", "runs code in the page", TAGS, (html) => ({
      html,
    })),
    ...payloadsOf("markup", "makes a frame", framesTo(targets.port)),
  ];
}

/** The ways to make a frame, which asks a STUN server for something. */
function framesTo(port: number): Readonly<Record<string, Partial<Attack>>> {
  return Object.fromEntries(
    Object.entries(FRAMES).map(([name, code]) => [
      `a frame: ${name}`,
      { js: tryFrame(code, port) },
    ]),
  );
}
