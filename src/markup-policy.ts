// The names of elements and attributes are no words.
// cspell:disable

/** What the site's scripts write: text, tables, formulas, drawings, keyboards. */
const ELEMENTS = new Set(
  (
    "a aside b blockquote br button caption code dd del details div dl dt em h2 h3 h4 h5 h6 i ins kbd li mark noscript ol p pre q samp section small span strong style sub summary sup table tbody td th thead time tr ul wbr " +
    "annotation math menclose merror mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics " +
    "circle defs g line path polygon polyline rect svg symbol text use"
  ).split(" "),
);

/** Their attributes, none of which runs code or loads a file of another host. */
const ATTRIBUTES = new Set(
  (
    "class colspan contenteditable datetime dir hidden href id inputmode lang open part role rowspan scope spellcheck start style tabindex title translate type " +
    "autocapitalize autocomplete autocorrect " +
    "accent accentunder columnalign columnlines columnspacing depth display displaystyle encoding fence largeop linebreak linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize notation rowlines rowspacing rspace scriptlevel separator stretchy valign voffset xmlns " +
    "cx cy d dx dy fill focusable height points preserveaspectratio r rx ry stroke stroke-linecap stroke-linejoin stroke-width text-anchor transform transform-origin vector-effect viewbox width x x1 x2 xlink:href xmlns:xlink y y1 y2"
  ).split(" "),
);

// cspell:enable

const OPEN_NAMES = /^(?:aria|data)-/;

/** Where a link may lead: no scheme that runs code. */
const ADDRESS = /^["']?(?:[#/]|https?:\/\/)/i;

/** What HTML takes for space: `\s` has more, which would hide an attribute. */
const SPACE = "[ \\t\\n\\f\\r]";

/**
 * An attribute. No value has a sign that begins a tag: whatever state a parser
 * is in when it comes to one, it reads the tags that are read here. MathLive
 * leaves out the space after a value.
 */
const ATTRIBUTE = new RegExp(
  `(?:${SPACE}+|(?<=["']))([\\w:-]+)(?:${SPACE}*=${SPACE}*("[^"<]*"|'[^'<]*'|[^ \\t\\n\\f\\r"'<>=\`]+))?`,
  "g",
);

const TAG = new RegExp(
  `^<(?:/([a-z]\\w*)${SPACE}*|([a-z]\\w*)((?:${ATTRIBUTE.source})*)${SPACE}*/?)>`,
  "i",
);

/** React makes the element of a script so; it puts nothing into it here. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Whether markup may be written into a page. It is not parsed, but read sign by
 * sign: all that a parser could take for the start of a tag, a comment or an
 * instruction has to be a tag of the list.
 *
 * @param html - From a script of the site or one of its libraries.
 */
export function isHarmless(html: string): boolean {
  return (
    html === EMPTY_SCRIPT ||
    (html.match(/<[a-z/!?][^<]*/gi) ?? []).every(isHarmlessTag)
  );
}

function isHarmlessTag(text: string): boolean {
  const [, end, start = "", attributes = ""] = TAG.exec(text) ?? [];
  return (
    ELEMENTS.has((end ?? start).toLowerCase()) &&
    [...attributes.matchAll(ATTRIBUTE)].every(([, name = "", value = ""]) =>
      isHarmlessAttribute(name.toLowerCase(), value),
    )
  );
}

function isHarmlessAttribute(name: string, value: string): boolean {
  if (!ATTRIBUTES.has(name) && !OPEN_NAMES.test(name)) return false;
  return !name.endsWith("href") || ADDRESS.test(value);
}

/** What types of the DOM do not know yet. */
interface TrustedTypes {
  createPolicy(
    name: "default",
    rules: Readonly<
      Record<
        "createHTML" | "createScript" | "createScriptURL",
        (text: string) => string | null
      >
    >,
  ): void;
}

/**
 * Let the page write harmless markup only, load scripts of the site only, and
 * make no code of text. The policy of the page asks for these checks, wherever a
 * string becomes markup or a script; a string that fails one is an error there.
 * Browsers without trusted types check nothing.
 *
 * @param scripts - Path of the folder that the site's scripts are in.
 * @see https://www.w3.org/TR/trusted-types/
 */
export function checkMarkup(scripts: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (code) => (isInert(code) ? code : null),
    createScriptURL: (address) => (isOfSite(address, scripts) ? address : null),
  });
}

/** The search asks with it whether it may evaluate code, which it may not. */
const EMPTY_FUNCTION = /^\(function anonymous\(\s*\) \{\s*\}\)$/;

/**
 * Whether code does nothing. Facts for search engines are the text of a script:
 * as code, an object in JSON is an error of syntax.
 */
function isInert(code: string): boolean {
  try {
    return (
      EMPTY_FUNCTION.test(code) ||
      (code.startsWith('{"') && Boolean(JSON.parse(code)))
    );
  } catch {
    return false;
  }
}

function isOfSite(address: string, folder: string): boolean {
  const { origin, pathname } = new URL(address, document.baseURI);
  return (
    origin === location.origin &&
    pathname.startsWith(folder) &&
    /^[\w~.-]+\.js$/.test(pathname.slice(folder.length))
  );
}
