import type { Attacks, Targets } from "./types.ts";

/** Tries each of its parts, and says of each whether it was refused. */
const TRY = `const attempt = async (name, act) => {
  try { console.log(name, "done:", String(await act())) }
  catch (error) { console.log(name, "refused:", error?.name) }
};
const asked = (make) => new Promise((resolve, reject) => {
  const it = make();
  it.onload = it.onopen = it.onmessage = resolve;
  it.onerror = () => reject(new TypeError("not there"));
});
`;

const quote = (address: string) => JSON.stringify(address);

/** Goes elsewhere, or takes another window there. */
export function leaversTo({
  near,
  far,
}: Pick<Targets, "near" | "far">): Attacks {
  return {
    "other windows": {
      js: `${TRY}await attempt("top", () => { top.location = ${quote(near("top"))} });
await attempt("parent", () => { parent.location.href = ${quote(far("parent"))} });
await attempt("where", () => parent.location.href);
await attempt("document", () => parent.document.title);
await attempt("page", () => top.document.cookie);
await attempt("element", () => { if (frameElement === null) throw new TypeError() });
await attempt("window", () => { if (open(${quote(far("window"))}) === null) throw new TypeError() });
console.log("tried");`,
      ends: new RegExp(
        [
          ...["top", "parent", "where", "document", "page"].map(
            (name) => `${name} refused: SecurityError`,
          ),
          "element refused: TypeError",
          "window refused: TypeError",
          "tried",
        ].join("[^]*"),
      ),
    },
    "its own address": {
      js: `location = ${quote(near("location"))};`,
      ends: /ended: it tried to leave/,
    },
    "a refresh": {
      html: `<meta http-equiv="refresh" content="0;url=${far("refresh")}">`,
      ends: /ended: it tried to leave/,
    },
    links: {
      html: `<a id="one" href="${far("link")}">1</a><a id="two" target="_blank" href="${near("blank")}">2</a><a id="three" target="_top" href="${near("top-link")}">3</a>`,
      js: 'one.click();\ntwo.click();\nthree.click();\nconsole.log("clicked");',
      ends: /clicked/,
    },
    "links that nobody watches": {
      html: `<a id="one" target="_blank" href="${near("blank")}">1</a><a id="two" target="_top" href="${near("top-link")}">2</a><a id="three" href="${far("link")}">3</a>`,
      js: 'addEventListener("click", (event) => event.stopImmediatePropagation(), true);\none.click();\ntwo.click();\nthree.click();',
      ends: /ended: it tried to leave/,
    },
    "a form": {
      html: `<form id="form" action="${far("form")}" method="post"><input name="a" value="1"></form>`,
      js: 'form.requestSubmit();\nform.submit();\nform.target = "_top";\nform.submit();\nconsole.log("submitted");',
      ends: /submitted|ended: /,
    },
  };
}

/** The tags and styles of {@link askersTo} that ask for something. */
const LOADS = [
  "img",
  "sheet",
  "prefetch",
  "script",
  "iframe",
  "object",
  "video",
  "import",
  "background",
  "face",
] as const;

/** The calls of {@link askersTo} that ask for something. */
const CALLS = {
  fetch: "fetch(at)",
  request:
    'asked(() => { const it = new XMLHttpRequest(); it.open("GET", at); it.send(); return it })',
  socket: 'asked(() => new WebSocket(at.replace("http", "ws")))',
  events: "asked(() => new EventSource(at))",
  beacon: '(navigator.sendBeacon(at, "x"), Promise.reject(new TypeError()))',
  module: "import(at)",
  font: 'new FontFace("x", `url(${at})`).load()',
} as const;

/** Names of the attempts to ask for something, by attack. */
export const ASKED: Readonly<Record<string, readonly string[]>> = {
  markup: LOADS,
  requests: Object.keys(CALLS),
};

/** Lines that code prints where it may use the site's stores and workers. */
export const HELD = [
  "local done: 42",
  "session done: 0",
  "cookie done: secret=42",
  "writing done:",
  "database done:",
  "caches done:",
  "files done:",
  "near worker done:",
  "own worker done:",
] as const;

/** Asks for what is not its own, and stays. */
export function askersTo({
  near,
  far,
}: Pick<Targets, "near" | "far">): Attacks {
  const places = { near, far };
  return {
    markup: {
      html: Object.values(places)
        .map(
          (at) =>
            `<img src="${at("img")}" alt=""><link rel="stylesheet" href="${at("sheet")}"><link rel="prefetch" href="${at("prefetch")}"><script src="${at("script")}"></script><iframe src="${at("iframe")}"></iframe><object data="${at("object")}"></object><video src="${at("video")}"></video>`,
        )
        .join(""),
      css: `@import "${near("import")}";
@import "${far("import")}";
@font-face { font-family: near; src: url("${near("face")}"); }
@font-face { font-family: far; src: url("${far("face")}"); }
body { background: url("${near("background")}"), url("${far("background")}"); }
p { font-family: near; }
p + p { font-family: far; }`,
      js: 'document.body.insertAdjacentHTML("beforeend", "<p>a</p><p>b</p>");\nconsole.log("shown");',
      ends: /shown/,
    },
    requests: {
      js: `${TRY}${Object.values(places)
        .flatMap((at) =>
          Object.entries(CALLS).map(
            ([name, call]) =>
              `await attempt("${name}", () => ((at) => ${call})(${quote(at(name))}));\n`,
          ),
        )
        .join("")}console.log("asked");`,
      ends: /asked/,
    },
    workers: {
      js: `${TRY}await attempt("far worker", () => asked(() => new Worker(${quote(far("worker"))})));
await attempt("service worker", () => navigator.serviceWorker.register(${quote(near("worker"))}));
await attempt("near worker", () => new Worker(${quote(near("worker"))}));
await attempt("own worker", () => asked(() => new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])))));
console.log("started");`,
      ends: /started/,
    },
    storage: {
      js: `${TRY}await attempt("local", () => localStorage.secret);
await attempt("session", () => sessionStorage.length);
await attempt("cookie", () => document.cookie);
await attempt("writing", () => { document.cookie = "stolen=1" });
await attempt("database", () => indexedDB.open("x"));
await attempt("caches", () => caches.keys());
await attempt("files", () => navigator.storage.getDirectory());
console.log("looked");`,
      ends: /looked/,
    },
  };
}
