// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

type Copy = typeof import("../../../src/playground/live/copy");

let { copyForm, copyFormField, labelCopy, pageOf }: Copy = {} as Copy;

// The module remembers what was chosen, as long as its page is there.
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ copyForm, copyFormField, labelCopy, pageOf } =
    await import("../../../src/playground/live/copy"));
});

test("a form that nobody offers is none", () => {
  localStorage.setItem("copy-as", "constructor");
  expect(copyForm()).toBe("module");
});

test("the form that is chosen is stored, and each Copy button says it", () => {
  labelCopy();
  expect(document.documentElement.dataset["copyAs"]).toBe("module");
  const select = copyFormField().querySelector("select");
  if (select === null) throw new Error("There is nothing to choose from.");
  expect(select.value).toBe("module");
  select.value = "page";
  select.dispatchEvent(new Event("change"));
  expect(localStorage.getItem("copy-as")).toBe("page");
  expect(copyForm()).toBe("page");
  expect(document.documentElement.dataset["copyAs"]).toBe("page");
});

test("a page has the program, its packages in their versions and no end in a string", () => {
  const page = pageOf(
    'import { parse } from "@cortex-js/compute-engine";\nconst end = "</script>";\n',
    { "@cortex-js/compute-engine": "1.2.3" },
  );
  expect(page).toContain(
    '"@cortex-js/compute-engine": "https://unpkg.com/@cortex-js/compute-engine@1.2.3/dist/esm-min/compute-engine.js"',
  );
  expect(page).toContain('const end = "<\\/script>";');
  expect(page.match(/<\/script>/g)).toHaveLength(2);
});
