import { describe, expect, test } from "vitest";

import { redactor } from "../../../plugins/search-index/publish/redact";

/** Has what each way to escape changes. */
const KEY = 'Ab1/+ "<\\ü-z~9f3c07e1';

const hex = (text: string) => Buffer.from(text).toString("hex");
const base64 = (text: string) => Buffer.from(text).toString("base64");
const base64url = (text: string) => Buffer.from(text).toString("base64url");

/** Every character as `%`, `\u` or `&#` and its number. */
const escapeAll = (escape: (code: number) => string, text: string) =>
  Array.from(text, (character) => escape(character.charCodeAt(0))).join("");

const SPELLINGS: Readonly<Record<string, (key: string) => string>> = {
  "as it is": (key) => key,
  "in lower case": (key) => key.toLowerCase(),
  "in upper case": (key) => key.toUpperCase(),
  "URL-encoded": encodeURIComponent,
  "URL-encoded in lower case": (key) => encodeURIComponent(key).toLowerCase(),
  "URL-encoded twice": (key) => encodeURIComponent(encodeURIComponent(key)),
  "URL-encoded as a form": (key) => new URLSearchParams([[key, ""]]).toString(),
  "URL-encoded to the last character": (key) => hex(key).replace(/../g, "%$&"),
  "JSON-escaped": (key) => JSON.stringify(key),
  "JSON-escaped twice": (key) => JSON.stringify(JSON.stringify(key)),
  "JSON-escaped with slashes": (key) =>
    JSON.stringify(key).replaceAll("/", "\\/"),
  "JSON-escaped to the last character": (key) =>
    escapeAll((code) => `\\u${code.toString(16).padStart(4, "0")}`, key),
  "as hexadecimal escapes": (key) =>
    escapeAll((code) => `\\x${code.toString(16).padStart(2, "0")}`, key),
  "HTML-escaped": (key) =>
    key.replaceAll('"', "&quot;").replaceAll("<", "&lt;"),
  "as HTML numbers": (key) => escapeAll((code) => `&#${code};`, key),
  "as hexadecimal HTML numbers": (key) =>
    escapeAll((code) => `&#x${code.toString(16).toUpperCase()};`, key),
  "in hexadecimal": hex,
  "in Base64": base64,
  "in base64url": base64url,
  "in URL-encoded Base64": (key) => encodeURIComponent(base64(key)),
  "in lower-case Base64": (key) => base64(key).toLowerCase(),
  "in Base64 of lower case": (key) => base64(key.toLowerCase()),
  "in Base64 of upper case": (key) => base64(key.toUpperCase()),
  ...Object.fromEntries(
    ["A", "A1", "APP", "APP1"].flatMap((id) => [
      [`in Base64 after ${id}`, (key: string) => base64(`${id}:${key}`)],
      [`in base64url after ${id}`, (key: string) => base64url(`${id}:${key}`)],
      [`in Base64 before ${id}`, (key: string) => base64(`${key}:${id}`)],
    ]),
  ),
};

const KEYS = [KEY, "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "key-that-writes"];

describe.each(KEYS)("the key %j", (key) => {
  test.each(Object.entries(SPELLINGS))("%s is hidden", (_, spell) => {
    const spelling = spell(key);
    const message = `Bad request: key ${spelling} of APP is not valid`;
    expect(redactor([])(message)).toContain(spelling);
    expect(redactor(["another-key"])(message)).toContain(spelling);
    expect(redactor([key])(message)).toMatch(
      /^Bad request: key "?(?:\\*")?…=*(?:\\*")?"? of APP is not valid$/,
    );
  });
});

test("all of several secrets are hidden, wherever they are", () => {
  const hide = redactor(["first-key", undefined, "", "second-key"]);
  expect(hide("first-key, second-key and FIRST-KEY")).toBe("…, … and …");
});

test("what only looks like a secret is shown", () => {
  const message = "The index has 1,204 objects: see https://example.org/a%20b";
  expect(redactor(KEYS)(message)).toBe(message);
});

test("a secret is not a pattern", () => {
  expect(redactor(["a.c$"])("abc$ a.c$")).toBe("abc$ …");
});
