// cspell:ignore fencedframe

/**
 * Elements that no policy keeps from the network. Those that hold a document of
 * their own bring a window that has what this one has lost, WebRTC for one. A
 * link with `dns-prefetch` or `preconnect` has the browser look up a name or
 * connect to it.
 */
const REFUSED = "iframe|frame|frameset|fencedframe|object|embed|portal|link";

// The code of readers may change what these need: they keep their own.
const { apply } = Reflect;
const text = String;
const replace = RegExp.prototype[Symbol.replace] as Method;

/** Spaces that end a name in HTML and XML: XML names may hold more of `\s`. */
const SPACE = "\\t\\n\\f\\r ";

/** Start of a tag, as HTML reads it, and XML with its prefixes. */
const TAG = withOwn(
  new RegExp(
    `(</?(?:[^${SPACE}<>/:]*:)?)(?=(?:${REFUSED})(?:[${SPACE}/>]|$))`,
    "gi",
  ),
);
/** An entity of XML could hold such a tag in a form of many. */
const ENTITY = withOwn(/<!(?=ENTITY)/g);
const REFUSED_NAME = withOwn(new RegExp(`^(?:[^]*:)?(?:${REFUSED})$`, "i"));

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Rules of a trusted types policy, which the types of the DOM lack. */
interface Rules {
  createHTML?: (html: string, ...more: unknown[]) => unknown;
  createScript?: (code: string, type: string, sink: string) => unknown;
  createScriptURL?: (address: string) => unknown;
}
interface TrustedTypes {
  createPolicy: (this: unknown, name: string, rules: Rules) => unknown;
}

/**
 * Keeps frames and links out of the document. Whatever is parsed as HTML passes
 * by a policy of trusted types, which renames their tags; methods that make
 * elements refuse theirs. A `javascript:` address, which would bring another
 * window, is refused too. Browsers without trusted types, Firefox before 148
 * and Safari before 26, refuse the methods only.
 *
 * @see https://www.w3.org/TR/trusted-types/
 */
export function refuseElements(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (trustedTypes) cleanAll(trustedTypes);
  checkName(Document.prototype, "createElement", 0);
  checkName(Document.prototype, "createElementNS", 1);
  checkName(DOMImplementation.prototype, "createDocument", 1);
  refuseExtended();
  for (const name of ["write", "writeln"] as const) joinPieces(name);
  // It makes elements of its own, and no browser will have it for long.
  Reflect.deleteProperty(globalThis, "XSLTProcessor");
}

function cleanAll(types: TrustedTypes): void {
  const { createPolicy } = types;
  const prototype = Object.getPrototypeOf(types) as TrustedTypes;
  prototype.createPolicy = function (name, rules) {
    // A copy: a rule that is read twice may be another one the second time.
    const own: Rules = { ...rules };
    const { createHTML } = own;
    if (createHTML)
      own.createHTML = (...values) => clean(text(createHTML(...values)));
    return apply(createPolicy, this, [name, own]);
  };
  apply(createPolicy, types, [
    "default",
    {
      createHTML: clean,
      createScript: (code, _, sink) => (sink === "Location href" ? null : code),
      createScriptURL: (address) => address,
    } satisfies Rules,
  ]);
}

function clean(html: string): string {
  const tags = apply(replace, TAG, [html, "$1x-"]) as string;
  return apply(replace, ENTITY, [tags, "<!x-"]) as string;
}

/**
 * Lets a method make none of the refused elements.
 *
 * @param at - Which of its parameters names the element.
 */
function checkName<Name extends PropertyKey>(
  owner: Record<Name, unknown>,
  method: Name,
  at: number,
): void {
  const original = owner[method] as Method;
  owner[method] = function (this: unknown, ...values: unknown[]) {
    // Read once: another time it could say something else.
    if (values[at] !== null) values[at] = text(values[at]);
    refuseName(values[at]);
    return apply(original, this, values);
  };
}

/** @throws DOMException for the name of a refused element. */
function refuseName(name: unknown): void {
  if (REFUSED_NAME.exec(name as string) === null) return;
  throw new DOMException(
    "Results hold no frames or links.",
    "NotSupportedError",
  );
}

/** A class that extends a refused element makes one when called. */
function refuseExtended(): void {
  const { prototype } = CustomElementRegistry;
  const define = Reflect.get(prototype, "define") as Method;
  prototype.define = function (name, constructor, options) {
    const base: unknown = options?.extends;
    const own = base === undefined ? undefined : { extends: text(base) };
    refuseName(own?.extends ?? "");
    apply(define, this, [name, constructor, own]);
  };
}

/**
 * The name of a tag may come in pieces: what ends within one waits for more.
 */
function joinPieces(name: "write" | "writeln"): void {
  const prototype = Document.prototype as unknown as Record<string, Method>;
  const original = prototype[name];
  if (!original) return;
  const end = withOwn(new RegExp(`<[^${SPACE}/>]*$`));
  prototype[name] = function (...values) {
    let html = pieces;
    for (let at = 0; at < values.length; at += 1) html += text(values[at]);
    const whole = apply(replace, end, [html, ""]) as string;
    pieces = "";
    for (let at = whole.length; at < html.length; at += 1)
      pieces += html[at] ?? "";
    apply(original, this, [clean(whole)]);
  };
}

/** Shared by all documents, since they may share what was written. */
let pieces = "";

/** A pattern that looks up nothing on a prototype which somebody may change. */
function withOwn(pattern: RegExp): RegExp {
  for (const name of ["exec", "flags"] as const)
    Object.defineProperty(pattern, name, { value: Reflect.get(pattern, name) });
  return pattern;
}
