import vm from "node:vm";

import { expect, test } from "vitest";

import { bundleFrame } from "../../../plugins/live-examples/bundle.ts";
import { documentOf } from "../../../src/playground/document";

test("the script of a frame is still a script within its document", async () => {
  const script = await bundleFrame(process.cwd());
  const html = documentOf({ title: "Result", policy: "", script });
  const [, inside = ""] = html.split(/<script>|<\/script>/);
  expect(html.split(/<\/?script\b/i)).toHaveLength(3);
  expect(html).not.toContain("<!--");
  expect(() => new vm.Script(inside)).not.toThrow();
});
