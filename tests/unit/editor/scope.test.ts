import { expect, test } from "vitest";

import {
  definitionOf,
  namesOf,
} from "../../../src/playground/editor/help/scope.ts";
import { read } from "./editor.ts";

test("a name that is defined again and again is looked up once a scope", () => {
  const code = `${"var a;".repeat(2000)}{ let a; a.b; }`;
  const { tree, text } = read(code).program;
  const definitions = namesOf(tree, text).defined.get("a");
  expect(definitions).toHaveLength(2);
  const use = tree.resolveInner(code.indexOf("a.b"), 1);
  expect(definitionOf(use, definitions)?.from).toBe(code.indexOf("a; a.b"));
});
