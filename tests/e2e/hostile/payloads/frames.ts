// cspell:ignore shadowrootmode fencedframe

/**
 * Ways to get a frame into a document, by name: code in which `HTML` is a tag of
 * a frame, `put` puts an element into the document.
 */
export const FRAMES: Readonly<Record<string, string>> = {
  createElement: 'put(document.createElement("iframe"))',
  "in capitals": 'put(document.createElement("IFRAME"))',
  "a frame of a set":
    'const set = document.createElement("frameset"); set.append(document.createElement("frame")); document.documentElement.append(set)',
  object: 'put(document.createElement("object")).data = "about:blank"',
  embed: 'put(document.createElement("embed")).src = "about:blank"',
  createElementNS:
    'put(document.createElementNS("http://www.w3.org/1999/xhtml", "iframe"))',
  "with a prefix":
    'put(document.createElementNS("http://www.w3.org/1999/xhtml", "h:iframe"))',
  "a name that changes":
    'let n = 0; put(document.createElement({ toString: () => (n++ ? "iframe" : "p") }))',
  "a method of another document":
    'put(Document.prototype.createElement.call(document.implementation.createHTMLDocument(), "iframe"))',
  createDocument:
    'put(document.implementation.createDocument("http://www.w3.org/1999/xhtml", "iframe").documentElement)',
  "an extended class":
    'class F extends HTMLIFrameElement {} customElements.define("f-f", F, { extends: "iframe" }); put(new F())',
  innerHTML: "document.body.innerHTML += HTML",
  "innerHTML of a template":
    'const t = document.createElement("template"); t.innerHTML = HTML; document.body.append(t.content)',
  "innerHTML of another document":
    "const d = document.implementation.createHTMLDocument(); d.body.innerHTML = HTML; document.body.append(...d.body.childNodes)",
  outerHTML: 'put(document.createElement("p")).outerHTML = HTML',
  insertAdjacentHTML: 'document.body.insertAdjacentHTML("beforeend", HTML)',
  setHTML: "document.body.setHTML(HTML)",
  setHTMLUnsafe:
    'const e = put(document.createElement("div")); e.setHTMLUnsafe(HTML)',
  parseHTMLUnsafe:
    "document.body.append(...Document.parseHTMLUnsafe(HTML).body.childNodes)",
  DOMParser:
    'document.body.append(...new DOMParser().parseFromString(HTML, "text/html").body.childNodes)',
  "DOMParser of XML":
    'put(new DOMParser().parseFromString(`<h:iframe xmlns:h="http://www.w3.org/1999/xhtml"/>`, "text/xml").documentElement)',
  "an entity":
    'const x = new DOMParser().parseFromString(`<!DOCTYPE r [<!ENTITY e "&#60;iframe xmlns=\'http://www.w3.org/1999/xhtml\'/>">]><r>&e;</r>`, "text/xml"); document.body.append(...x.documentElement.childNodes)',
  "a style sheet of XML": `const x = new XSLTProcessor(); x.importStylesheet(new DOMParser().parseFromString('<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><xsl:element name="{concat(&quot;ifr&quot;,&quot;ame&quot;)}"/></xsl:template></xsl:stylesheet>', "text/xml")); document.body.append(x.transformToFragment(document.implementation.createDocument(null, "r"), document))`,
  createContextualFragment:
    "document.body.append(document.createRange().createContextualFragment(HTML))",
  execCommand:
    'const e = put(document.createElement("div")); e.contentEditable = "true"; e.focus(); document.execCommand("insertHTML", false, HTML)',
  "innerHTML of a shadow tree":
    'put(document.createElement("div")).attachShadow({ mode: "closed" }).innerHTML = HTML',
  "a declared shadow tree":
    'put(document.createElement("div")).setHTMLUnsafe("<div><template shadowrootmode=closed>" + HTML + "</template></div>")',
  "a policy of its own":
    'const p = trustedTypes.createPolicy("own", { createHTML: (text) => text }); document.body.insertAdjacentHTML("beforeend", p.createHTML(HTML))',
  "a rule that is another one the second time":
    'let n = 0; const p = trustedTypes.createPolicy("late", { get createHTML() { return n++ ? (text) => text : undefined } }); document.body.insertAdjacentHTML("beforeend", p.createHTML(HTML))',
  "a name with a line of its own":
    'put(document.createElementNS("http://www.w3.org/1999/xhtml", "a\\u2028:iframe"))',
  "a document with such a name":
    'put(document.implementation.createDocument("http://www.w3.org/1999/xhtml", "a\\u2029:iframe").documentElement)',
  "a tag of XML with a strange space":
    'put(new DOMParser().parseFromString(`<h\\u1680:iframe xmlns:h\\u1680="http://www.w3.org/1999/xhtml"/>`, "text/xml").documentElement)',
  "a tag of XML with a byte order mark":
    'put(new DOMParser().parseFromString(`<h\\ufeff:iframe xmlns:h\\ufeff="http://www.w3.org/1999/xhtml"/>`, "text/xml").documentElement)',
  "a policy that takes turns":
    'const p = trustedTypes.createPolicy("two", { createHTML: () => ({ toString: () => HTML }) }); document.body.insertAdjacentHTML("beforeend", p.createHTML(""))',
  "patterns that find nothing":
    'RegExp.prototype[Symbol.replace] = (text) => text; RegExp.prototype.exec = () => null; String.prototype.replace = function () { return this }; document.body.insertAdjacentHTML("beforeend", HTML)',
  "names that say nothing":
    'RegExp.prototype.test = () => false; globalThis.String = () => "p"; put(document.createElement("iframe"))',
  "a tag of strange spaces":
    'document.body.insertAdjacentHTML("beforeend", HTML.replace(" ", "\\f\\r/"))',
  "behind a comment":
    'document.body.insertAdjacentHTML("beforeend", "<!--<script>-->" + HTML + "<!--</script>-->")',
  "in a picture of vectors":
    'document.body.insertAdjacentHTML("beforeend", "<svg><foreignObject>" + HTML + "</foreignObject></svg>")',
  "an address of code":
    'put(Object.assign(document.createElement("a"), { href: "javascript:" + JSON.stringify(HTML) })).click()',
};

/** The document of a frame in which code asks a STUN server for something. */
function askStun(port: number): string {
  return `<script>new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${String(port)}" }] }).createDataChannel("x");
const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${String(port)}" }] });
peer.createDataChannel("x"); peer.createOffer().then((offer) => peer.setLocalDescription(offer));</script>`;
}

/** Code that tries one of {@link FRAMES}, then to use a window it may have got. */
export function tryFrame(code: string, port: number): string {
  return `const SOURCE = ${JSON.stringify(askStun(port)).replaceAll("<", "\\x3c")};
const HTML = '\\x3ciframe srcdoc="' + SOURCE.replaceAll('"', "&quot;") + '">\\x3c/iframe>';
const put = (element) => {
  if (element.localName?.endsWith("iframe")) element.srcdoc = SOURCE;
  document.body.append(element);
  return element;
};
try { ${code} } catch {}
const use = (other) => {
  const peer = new other.RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${String(port)}" }] });
  peer.createDataChannel("x");
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
};
try { if (self.length > 0) use(self[0]) } catch {}
console.log("frames: " + self.length);`;
}

/**
 * Code that tries all of {@link FRAMES} with links, which have the browser look
 * up a name, and then says how many links there are.
 *
 * @param at - An address, for the name of each attempt.
 */
export function tryLinks(at: (name: string) => string): string {
  const attempts = Object.values(FRAMES).map((code, index) => ({
    code: code
      .replaceAll("iframe", "link")
      .replaceAll("IFRAME", "LINK")
      .replaceAll("HTMLIFrame", "HTMLLink"),
    href: at(`link-${String(index)}`),
  }));
  // A few on a line: the editor draws neither many lines nor the end of long ones.
  const list = attempts
    .map((each, at) => JSON.stringify(each) + (at % 4 === 3 ? ",\n" : ", "))
    .join("")
    .replaceAll("<", "\\x3c");
  return `const attempts = [${list}];
for (const { code, href } of attempts) {
  const put = (element) => {
    if (element.localName?.endsWith("link")) Object.assign(element, { rel: "dns-prefetch", href });
    document.body.append(element);
    return element;
  };
  try { new Function("HTML", "put", code)('\\x3clink rel="dns-prefetch" href="' + href + '">', put) } catch {}
}
console.log("links: " + [...document.querySelectorAll("*")].filter((it) => it instanceof HTMLLinkElement).length);`;
}
