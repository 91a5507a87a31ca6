// cspell:disable

/**
 * Elements that the site's scripts write: text, tables, formulas, drawings,
 * keyboards.
 */
const ELEMENTS =
  "a|aside|b|blockquote|br|button|caption|code|dd|del|details|div|dl|dt|em|h[2-6]|i|ins|kbd|li|mark|noscript|ol|p|pre|q|samp|section|small|span|strong|style|sub|summary|sup|table|tbody|td|th|thead|time|tr|ul|wbr" +
  "|annotation|m(?:ath|enclose|error|frac|i|n|o|over|padded|phantom|root|row|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover)|semantics" +
  "|circle|defs|g|line|path|polygon|rect|svg|symbol|text|use";

/**
 * Their attributes, none of which runs code or loads a file of another host.
 */
const ATTRIBUTES =
  "aria-[a-z]+|autoc[a-z]+|class|contenteditable|data-[\\w-]+|datetime|dir|hidden|id|inputmode|open|part|role|scope|spellcheck|start|style|tabindex|title|translate|type" +
  "|accent(?:under)?|column[a-z]+|depth|display(?:style)?|encoding|fence|largeop|line[a-z]+|lspace|math[a-z]+|maxsize|minsize|notation|row[a-z]+|rspace|scriptlevel|separator|stretchy|valign|voffset|xmlns" +
  "|[cr][xy]|d[xy]?|fill|focusable|height|points|preserveaspectratio|r|stroke(?:-[a-z]+)?|transform(?:-origin)?|vector-effect|viewbox|width|[xy][12]?|xmlns:xlink";

// cspell:enable
// cspell:ignore xlink

/** Whitespace of HTML: `\s` has more, which would hide an attribute. */
const SPACE = "[ \\t\\n\\f\\r]";

/**
 * No value has a sign that begins a tag: whatever state a parser is in when it
 * comes to one, it reads the tags that are read here.
 */
const VALUE = `(?:"[^"<]*"|'[^'<]*'|[^ \\t\\n\\f\\r"'<>=\`]+)`;

const EQUALS = `${SPACE}*=${SPACE}*`;

/**
 * Links lead to where no scheme runs code. MathLive has no space after a value.
 */
const ATTRIBUTE = `(?:${SPACE}+|(?<=["']))(?:(?:${ATTRIBUTES})(?:${EQUALS}${VALUE})?|(?:xlink:)?href${EQUALS}(?=["']?(?:[#/]|https?://))${VALUE})`;

const TAG = new RegExp(`^</?(?:${ELEMENTS})(?:${ATTRIBUTE})*${SPACE}*/?>`, "i");

/** React makes the element of a script so; it puts nothing into it here. */
const EMPTY_SCRIPT = "<script></script>";

/**
 * Tells whether markup may be written into a page. It is not parsed, but read
 * sign by sign: all that a parser could take for the start of a tag, a comment
 * or an instruction has to be a tag of the list.
 *
 * @param html - From a script of the site or one of its libraries.
 */
export function isHarmless(html: string): boolean {
  const starts = html.match(/<[a-z/!?][^<]*/gi) ?? [];
  return html === EMPTY_SCRIPT || starts.every((each) => TAG.test(each));
}

/** The Trusted Types API, which types of the DOM do not have yet. */
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
 * Lets the page write harmless markup only, load scripts of the site only, and
 * make no code of text. The policy of the page asks for these checks, wherever
 * a string becomes markup or a script; a string that fails one is an error
 * there. Browsers without trusted types check nothing.
 *
 * @param scripts - Path of the folder that the site's scripts are in.
 * @param worker - Path of the service worker, which has to be above all pages.
 * @see https://www.w3.org/TR/trusted-types/
 */
export function checkMarkup(scripts: string, worker: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy("default", {
    createHTML: (html) => (isHarmless(html) ? html : null),
    createScript: (code) => (isInert(code) ? code : null),
    createScriptURL: (address) =>
      isOfSite(address, scripts, worker) ? address : null,
  });
}

/** The search asks with it whether it may evaluate code, which it may not. */
const EMPTY_FUNCTION = /^\(function anonymous\(\s*\) \{\s*\}\)$/;

/**
 * Tells whether code does nothing. Facts for search engines are the text of a
 * script: as code, an object in JSON is an error of syntax.
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

function isOfSite(address: string, folder: string, worker: string): boolean {
  const { origin, pathname } = new URL(address, document.baseURI);
  const isScript =
    pathname.startsWith(folder) &&
    /^[\w~.-]+\.js$/.test(pathname.slice(folder.length));
  return origin === location.origin && (isScript || pathname === worker);
}
