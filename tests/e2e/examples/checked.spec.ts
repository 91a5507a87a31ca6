import { readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "@playwright/test";
import type { Code } from "mdast";
import { visit } from "unist-util-visit";

import { findPages, parseMdx } from "../../../plugins/mdx/index.ts";
import { parseMeta } from "../../../plugins/static-code/index.ts";
import { networkIdle } from "../support/network.ts";
import { openDocument } from "../support/packages.ts";

/** Examples that only a browser can run: `checked` in the fence marks them. */
for (const file of findPages(process.cwd())) {
  const name = path.relative(process.cwd(), file);
  visit(parseMdx(readFileSync(file, "utf8")), "code", (node) => {
    if (!parseMeta(node.meta).flags.has("checked")) return;
    const line = String(node.position?.start.line ?? 0);
    test(`${name}:${line} prints what it says, and nothing else`, async ({
      page,
    }) => {
      const printed: string[] = [];
      page.on("console", (message) => {
        const level = message.type() === "log" ? "" : `${message.type()}: `;
        printed.push(level + message.text());
      });
      page.on("pageerror", (error) => printed.push(`thrown: ${error.message}`));
      page.on("requestfailed", (request) =>
        printed.push(`not found: ${request.url()}`),
      );
      const expected = statements(node.value);
      await openDocument(page, documentOf(node));
      await networkIdle(page);
      if (node.value.includes("<math-field")) {
        await page.waitForFunction(
          () => customElements.get("math-field") !== undefined,
        );
      }
      // Some load megabytes of rules.
      const timeout = 30_000;
      await expect.poll(() => printed, { timeout }).toEqual(expected);
    });
  });
}

function documentOf({ lang, value }: Code): string {
  return lang === "html" ? value : `<script type="module">${value}</script>`;
}

function statements(code: string): string[] {
  return [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text = ""]) =>
    text.trim(),
  );
}
