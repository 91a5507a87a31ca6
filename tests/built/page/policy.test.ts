import { createHash } from "node:crypto";
import { Script } from "node:vm";

import { describe, expect, test } from "vitest";

import { filesIn, PAGES, readBuilt, readPage } from "../site";

/** Finds the scripts of a page, without data in JSON-LD. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes = ""]) => !/application\/ld\+json/.test(attributes),
  );

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html);

const ALL = [...PAGES.map(readPage), readBuilt("404.html")];

describe("every page", () => {
  test("has its policy before all that the policy is about", () => {
    for (const html of ALL) {
      const policy = policyOf(html);
      expect(policy?.[1]).toContain("default-src 'none'");
      const first = html.search(/<(?:script|link|style|img)\b/);
      expect(policy?.index).toBeLessThan(first);
    }
  });

  test("checks all that becomes markup or a script, by one policy", () => {
    for (const html of ALL) {
      const [, policy = ""] = policyOf(html) ?? [];
      expect(policy).toContain(
        "require-trusted-types-for 'script'; trusted-types default",
      );
      expect(scriptsOf(html)[0]?.[2]).toContain('createPolicy("default"');
    }
  });

  test("begins its scripts with the guard of messages", () => {
    for (const html of ALL) {
      const [guard] = scriptsOf(html);
      expect(guard?.[2]).toMatch(
        /^\S{0,20}addEventListener\("message",.{0,60}stopImmediatePropagation/s,
      );
    }
  });

  test("allows its own inline scripts, by their content, and no other code", () => {
    for (const html of ALL) {
      const [, policy = ""] = policyOf(html) ?? [];
      const [, allowed = ""] = /script-src ([^;]*)/.exec(policy) ?? [];
      const inline = scriptsOf(html).filter(
        ([, attributes = ""]) => !attributes.includes("src="),
      );
      const hashes = inline.map(([, , script = ""]) => {
        const hash = createHash("sha256").update(script).digest("base64");
        return `'sha256-${hash}'`;
      });
      expect(allowed.split(" ").sort()).toEqual(["'self'", ...hashes].sort());
    }
  });
});

test("the file of headers asks for what no page can say itself", () => {
  const headers = readBuilt("_headers");
  expect(headers).toContain("Content-Security-Policy: frame-ancestors 'self'");
  expect(headers).toContain("Cross-Origin-Opener-Policy: same-origin");
});

test("scripts that pages hand to sandboxes are no scripts as files", () => {
  const files = filesIn("assets/sandbox").filter((each) => /txt$/.test(each));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files)
    expect(() => new Script(readBuilt(file)), file).toThrow(SyntaxError);
});
