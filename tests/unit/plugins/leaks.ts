/** A program that leaves something behind, and an expression that sees it. */
export interface Leak {
  readonly what: string;
  readonly leave: string;
  /** True where the next program finds what was left. */
  readonly look: string;
}

const leak = (what: string, leave: string, look: string): Leak => ({
  what,
  leave,
  look,
});

/** New globals, which a program's end removes with or without the check. */
export const NEW_GLOBALS: readonly Leak[] = [
  leak("a global", "globalThis.left = 1;", "'left' in globalThis"),
  leak(
    "a global that no list shows",
    "Object.defineProperty(globalThis, 'left', { value: 1, configurable: true });",
    "'left' in globalThis",
  ),
  leak(
    "a variable of eval",
    "(0, eval)('var left = 1');",
    "'left' in globalThis",
  ),
];

/** Leaks from one program to the next in a realm shared without a check. */
export const LEAKS: readonly Leak[] = [
  leak(
    "a global that cannot be removed",
    "Object.defineProperty(globalThis, 'kept', { value: 1 });",
    "'kept' in globalThis",
  ),
  leak("a missing global", "delete globalThis.escape;", "!globalThis.escape"),
  leak("a property of arrays", "Array.prototype.left = 1;", "[].left === 1"),
  leak(
    "a property of generators",
    "Object.getPrototypeOf(function* () {}).prototype.left = 1;",
    "(function* () {})().left === 1",
  ),
  leak("other random numbers", "Math.random = () => 7;", "Math.random() === 7"),
  leak("another time", "Date.now = () => 7;", "Date.now() === 7"),
  leak("a frozen object", "Object.freeze(JSON);", "Object.isFrozen(JSON)"),
  leak(
    "a patched console",
    "Object.defineProperty(globalThis, 'console', { value: 1, enumerable: false });",
    "!Object.getOwnPropertyDescriptor(globalThis, 'console').enumerable",
  ),
  leak(
    "other stack traces",
    "Error.prepareStackTrace = () => 'left';",
    "'prepareStackTrace' in Error",
  ),
  leak("a class of Node", "URL.prototype.left = 1;", "'left' in URL.prototype"),
  leak(
    "what all classes of Node inherit",
    "Object.getPrototypeOf(URL).left = 1;",
    "URL.left === 1",
  ),
  leak(
    "a static of the engine",
    "ComputeEngine.left = 1;",
    "ComputeEngine.left",
  ),
  leak(
    "a method of the engine",
    "ComputeEngine.prototype.left = () => true;",
    "ce.left?.()",
  ),
  leak(
    "another way to write expressions",
    "Object.getPrototypeOf(ce.parse('x + 1')).toString = () => 'left';",
    "ce.parse('x + 1').toString() === 'left'",
  ),
  leak(
    "work that goes on after an error",
    "(async () => { await null; await null; globalThis.left = 1; })(); throw 1;",
    "'left' in globalThis",
  ),
];
