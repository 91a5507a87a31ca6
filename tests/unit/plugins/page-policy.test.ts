import { expect, test } from "vitest";

import { parsePage } from "../../../plugins/built-pages/index.ts";
import { hashSource } from "../../../plugins/inline-script.ts";
import { applyPolicy, POLICY_PLACE } from "../../../plugins/page-policy.ts";

function applied(html: string): string {
  return applyPolicy({ html, tree: parsePage(html), url: "/a/" }, []);
}

test("a policy allows the inline scripts of its page, and no data", () => {
  const html = applied(
    `<head>${POLICY_PLACE}<script>let a = 1 < 2;</script><script src=/a.js defer></script><script type=application/ld+json>{}</script></head><p>Text`,
  );
  const hash = hashSource("let a = 1 < 2;");
  expect(html).toContain(`script-src 'self' ${hash}; style-src`);
});

test("a page without a place for its policy is named", () => {
  expect(() => applied("<head></head>")).toThrow("/a/ has no place");
});
