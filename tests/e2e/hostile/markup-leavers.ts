import type { Attacks } from "./markup-attacks.ts";

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

/**
 * Goes elsewhere, or asks for what is not its own.
 *
 * @param targets - Addresses that nothing must ever ask for: of the site, and
 * of another server.
 */
export function leaversTo(targets: readonly string[]): Attacks {
  const [near = "", far = ""] = targets;
  return {
    "other windows": {
      js: `${TRY}await attempt("top", () => { top.location = ${JSON.stringify(near)} });
await attempt("parent", () => { parent.location.href = ${JSON.stringify(far)} });
await attempt("where", () => parent.location.href);
await attempt("document", () => parent.document.title);
await attempt("page", () => top.document.cookie);
await attempt("element", () => { if (frameElement === null) throw new TypeError() });
await attempt("window", () => { if (open(${JSON.stringify(far)}) === null) throw new TypeError() });
console.log("tried");`,
      ends: /tried/,
    },
    "its own address": {
      js: `location = ${JSON.stringify(near)};`,
      ends: /ended: it tried to leave/,
    },
    "a refresh": {
      html: `<meta http-equiv="refresh" content="0;url=${far}">`,
      ends: /ended: it tried to leave/,
    },
    links: {
      html: `<a id="one" href="${far}">1</a><a id="two" target="_blank" href="${near}">2</a><a id="three" target="_top" href="${near}">3</a>`,
      js: 'one.click();\ntwo.click();\nthree.click();\nconsole.log("clicked");',
      ends: /clicked/,
    },
    "links that nobody watches": {
      html: `<a id="one" target="_blank" href="${near}">1</a><a id="two" target="_top" href="${near}">2</a><a id="three" href="${far}">3</a>`,
      js: 'addEventListener("click", (event) => event.stopImmediatePropagation(), true);\none.click();\ntwo.click();\nthree.click();',
      ends: /ended: it tried to leave/,
    },
    "a form": {
      html: `<form id="form" action="${far}" method="post"><input name="a" value="1"></form>`,
      js: 'form.requestSubmit();\nform.submit();\nform.target = "_top";\nform.submit();\nconsole.log("submitted");',
      ends: /submitted|ended: /,
    },
    markup: {
      html: [near, far]
        .map(
          (at) =>
            `<img src="${at}" alt=""><link rel="stylesheet" href="${at}"><link rel="prefetch" href="${at}"><script src="${at}"></script><iframe src="${at}"></iframe><object data="${at}"></object><video src="${at}"></video>`,
        )
        .join(""),
      css: `@import "${near}";
@font-face { font-family: far; src: url("${far}"); }
body { background: url("${far}"); font-family: far; }`,
      js: 'console.log("shown");',
      ends: /shown/,
    },
    requests: {
      js: `${TRY}for (const at of ${JSON.stringify(targets)}) {
  await attempt("fetch", () => fetch(at));
  await attempt("request", () => asked(() => { const it = new XMLHttpRequest(); it.open("GET", at); it.send(); return it }));
  await attempt("socket", () => asked(() => new WebSocket(at.replace("http", "ws"))));
  await attempt("events", () => asked(() => new EventSource(at)));
  await attempt("beacon", () => { navigator.sendBeacon(at, "x"); throw new TypeError() });
  await attempt("module", () => import(at));
  await attempt("font", () => new FontFace("x", \`url(\${at})\`).load());
  await attempt("worker", () => asked(() => new Worker(at)));
}
await attempt("own worker", () => asked(() => new Worker(URL.createObjectURL(new Blob(["postMessage(1)"])))));
await attempt("peer", () => new RTCPeerConnection());
console.log("asked");`,
      ends: /asked/,
    },
    storage: {
      js: `${TRY}await attempt("local", () => localStorage.secret);
await attempt("session", () => sessionStorage.length);
await attempt("cookie", () => document.cookie);
await attempt("writing", () => { document.cookie = "stolen=1" });
await attempt("database", () => indexedDB.open("x"));
await attempt("caches", () => caches.keys());
await attempt("service worker", () => navigator.serviceWorker.register("/stolen.js"));
await attempt("files", () => navigator.storage.getDirectory());
console.log("looked");`,
      ends: /looked/,
    },
  };
}
