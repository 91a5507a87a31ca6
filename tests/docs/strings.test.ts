import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { isString } from "@cortex-js/compute-engine";
import { describe, expect, test } from "vitest";

import { tablesOf } from "../page-rows.ts";
import { testEngine } from "./corpus/engine.ts";

const table = tablesOf("docs/compute-engine/reference/strings.mdx");

const { ce, apply, call } = testEngine();

const text = (...parts: Parameters<typeof apply>) => {
  const found = apply(...parts);
  return isString(found) ? found.string : String(found);
};
const quote = (string: string) => ({ str: string });

describe("the length in each encoding", () => {
  test.each(table("length-in-each-encoding"))("%s", (word = "", ...cells) => {
    const composed = word.normalize("NFC");
    const lengths = [
      [...new Intl.Segmenter().segment(composed)].length,
      Array.from(composed).length,
      composed.length,
      new TextEncoder().encode(composed).length,
    ];
    expect(lengths.map(String)).toEqual(cells);
    const names = ["UnicodeScalars", "Utf16", "Utf8"];
    expect([
      apply("Length", quote(word)).re,
      ...names.map((name) => apply("Length", [name, quote(word)]).re),
    ]).toEqual(lengths);
  });
});

describe("the flavour of regular expressions", () => {
  test.each(table("flavour"))("%s: %s", (_, pattern = "", ...cells) => {
    const [flags = "", cell = "", first = ""] = cells;
    const operands = flags === "" ? [] : [quote(flags)];
    const regexp = ["RegExp", quote(pattern), ...operands];
    const line = (string: string) => string.replace("↵", "\n");
    const whole = call("StringMatch", quote(line(cell)), regexp);
    expect(whole.isValid).toBe(first !== "error");
    if (first === "error") return;
    const ours = flags.includes("v") ? flags : `${flags}u`;
    const theirs = new RegExp(pattern, ours).exec(line(cell))?.[0] ?? "none";
    expect(theirs).toBe(line(first));
    const found = whole.evaluate();
    if (first === "none") expect(found.json).toBe("Nothing");
    else expect(text("At", found.json, quote("match"))).toBe(theirs);
  });
});

const WORDS = ["", "a", "Zoe", "tea time", "straße", "naïve", " x ", "10"];

test.each<[string, unknown[], (word: string) => string]>([
  ["ToUpperCase", [], (word) => word.toUpperCase()],
  ["ToLowerCase", [], (word) => word.toLowerCase()],
  ["Trim", [], (word) => word.trim()],
  ["TrimStart", [], (word) => word.trimStart()],
  ["TrimEnd", [], (word) => word.trimEnd()],
  ["PadStart", [9, "'.'"], (word) => word.padStart(9, ".")],
  ["PadEnd", [9, "'.'"], (word) => word.padEnd(9, ".")],
  ["StringRepeat", [3], (word) => word.repeat(3)],
  ["StringReplace", ["'a'", "'o'"], (word) => word.replaceAll("a", "o")],
  ["StringReplace", ["'a'", "'o'", 1], (word) => word.replace("a", "o")],
])("%s, as in JavaScript", (name, operands, truth) => {
  for (const word of WORDS)
    expect(text(name, quote(word), ...operands)).toBe(truth(word));
});

test("the order of strings is that of their code points", () => {
  const words = [...WORDS, "👍", "\uFB01"]; // UTF-8 has the order of code points
  for (const a of words)
    for (const b of words)
      expect(apply("StringCompare", quote(a), quote(b)).re) //
        .toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
});

test.each([-255, -1, 0, 1, 7, 35, 36, 255, 2 ** 40])(
  "%i in all bases, and back",
  (n) => {
    for (let base = 2; base <= 36; base++) {
      const digits = n.toString(base);
      expect(text("IntegerString", n, base)).toBe(digits);
      expect(apply("NumberFrom", quote(digits), base).re).toBe(n);
    }
  },
);

const ANY = ["RegExp", "'a'"];
const NAMES: [string, ...unknown[]][] =
  `StringJoin StringSplit Trim TrimStart TrimEnd ToUpperCase ToLowerCase CaseFold
  NumberFrom Utf8 Utf16 UnicodeScalars Characters GraphemeClusters CharacterFrom
  RegExp DigitsFrom`
    .split(/\s+/)
    .map((name) => [name]);
NAMES.push(["PadStart", 3], ["PadEnd", 3], ["StringRepeat", 2]);
NAMES.push(["StringReplace", "'a'", "'b'"], ["StringCompare", "'a'"]);
NAMES.push(["IsMatch", ANY], ["StringMatch", ANY], ["StringMatchAll", ANY]);

test.each(NAMES)("%s stays for a symbol, and refuses a number", (...parts) => {
  const [name, ...rest] = parts;
  const { operator } = apply(name, "s", ...rest);
  expect(operator).toBe(name === "DigitsFrom" ? "Error" : name);
  for (const wrong of [5, ["List", 1, 2]])
    expect(call(name, wrong, ...rest).isValid).toBe(false);
});

test.each([
  ["string", "Rest Most Reverse Sort Unique", []],
  ["string", "Take Drop RotateLeft RotateRight DeleteAt", [2]],
  ["string", "Slice", [1, 4]],
  ["string", "Filter", [["Function", ["Equal", "c", "'c'"], "c"]]],
  ["string", "Join", ["'x'"]],
  ["character", "First Last", []],
  ["character", "At", [1]],
])("a %s from %s", (type, names, rest) => {
  for (const name of names.split(" "))
    expect(apply(name, "'calculus'", ...rest).type.toString()).toBe(type);
});

test("a length or a number of copies is at most a million", () => {
  for (const name of ["PadStart", "PadEnd", "StringRepeat"]) {
    expect(text(name, "'a'", 1_000_000)).toHaveLength(1_000_000);
    for (const n of [1_000_001, -1, "n"])
      expect(apply(name, "'a'", n).isValid).toBe(false);
  }
});

test.each(["1/2", "1,5", "", "0xff", "twelve"])("%j is no number", (word) => {
  expect(apply("IsError", ["NumberFrom", quote(word)]).json).toBe("True");
});

const SLOW = ["RegExp", "'^(a+)+$'"];
const almost = (letters: number) => quote(`${"a".repeat(letters)}b`);

const MATCHES = ["IsMatch", "StringMatch", "StringMatchAll", "StringSplit"];

test.each([...MATCHES, "StringReplace"])("nothing stops %s", async (name) => {
  const rest = name === "StringReplace" ? ["'x'"] : [];
  const match = call(name, almost(18), SLOW, ...rest);
  const expected = match.evaluate().json;
  expect(ce.withTimeLimit(0, () => match.evaluate().json)).toEqual(expected);
  const signal = AbortSignal.abort();
  expect((await match.evaluateAsync({ signal })).json).toEqual(expected);
});

test("each letter about doubles the time of a slow pattern", () => {
  const time = (letters: number) => {
    const start = performance.now();
    apply("IsMatch", almost(letters), SLOW);
    return performance.now() - start;
  };
  const best = (n: number) => Math.min(time(n), time(n), time(n));
  expect(best(22) / best(18)).toBeGreaterThan(4);
});

test("ending a child process or a worker ends a slow pattern", async () => {
  const code = `import("@cortex-js/compute-engine").then(({ ComputeEngine }) => {
    const call = ${JSON.stringify(["IsMatch", almost(40), SLOW])};
    const say = (word) => require("node:fs").writeSync(1, word);
    const { parentPort } = require("node:worker_threads");
    parentPort ? parentPort.postMessage("began") : say("began");
    say(String(new ComputeEngine().expr(call).evaluate()));
  })`;
  const end = { timeout: 8000, killSignal: "SIGKILL" } as const;
  const child = spawnSync(process.execPath, ["-e", code], end);
  expect([child.signal, String(child.stdout)]).toEqual(["SIGKILL", "began"]);
  const worker = new Worker(code, { eval: true });
  await once(worker, "message");
  expect(await worker.terminate()).toBe(1);
}, 60_000);
