import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";

import { apiReference } from "../../plugins/api-reference/index.ts";
import { remarkViews } from "../../plugins/generated-content/index.ts";
import { parseMdx } from "../../plugins/mdx/index.ts";

describe("<Api>", () => {
  async function compile(text: string): Promise<unknown> {
    const dir = mkdtempSync(path.join(os.tmpdir(), "api-"));
    const file = new VFile({ path: path.join(dir, "page.mdx"), value: text });
    writeFileSync(file.path, text);
    return unified()
      .use(remarkViews, { siteDir: dir, providers: [apiReference] })
      .run(parseMdx(text), file);
  }

  test("takes an export or a member", async () => {
    await expect(
      compile('Text\n\n<Api of="MathfieldElement.getValue" />\n'),
    ).resolves.toBeDefined();
  });

  test("names file and line of a name that does not exist", async () => {
    await expect(
      compile('Text\n\n<Api of="MathfieldElement.value2" />\n'),
    ).rejects.toThrow(/page\.mdx:3: no "MathfieldElement\.value2"/);
  });

  test("asks for the package where both export a name", async () => {
    await expect(compile('<Api of="version" />\n')).rejects.toThrow(
      /page\.mdx:1: both packages/,
    );
  });
});
