import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { Locator, Page } from "@playwright/test";
import { build } from "esbuild";

import { Documents } from "../../support/documents.ts";
import { expect } from "../../support/fixture.ts";

const execute = promisify(execFile);

/** The program that a page shows. */
export const program = (page: Page): Locator => page.locator("[data-program]");

/** Chooses what the program is for, and reads it. */
export async function codeFor(page: Page, name: string): Promise<string> {
  await program(page).getByRole("radio", { name, exact: true }).check();
  const code = program(page).getByRole("group", { name: `Code for ${name}` });
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? "";
}

/** Runs a program in Node with the project's packages; returns its output. */
export async function printedInNode(code: string): Promise<string> {
  const flags = ["--input-type=module", "--eval", code];
  const { stdout, stderr } = await execute(process.execPath, flags);
  expect(stderr).toBe("");
  return stdout.trimEnd();
}

/** A component of React as a page, with all that it imports. */
export async function pageOf(component: string): Promise<string> {
  const [, name = ""] = /export function (\w+)/.exec(component) ?? [];
  const { outputFiles } = await build({
    stdin: {
      contents: `${component}
        import { createRoot } from "react-dom/client";
        createRoot(document.querySelector("main")!).render(<${name} />);`,
      loader: "tsx",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    outdir: "bundle",
    format: "esm",
    jsx: "automatic",
    conditions: ["production"],
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "dataurl" },
    logLevel: "silent",
  });
  const textOf = (type: string) =>
    outputFiles.find(({ path }) => path.endsWith(type))?.text ?? "";
  return `<!doctype html><html lang="en"><head><title>Bundle</title><style>${textOf(".css")}</style></head><body><main></main><script type="module">${textOf(".js").replaceAll("</script", "<\\/script")}</script></body></html>`;
}

/** A document in a page of its own, which is silent. */
export async function openAlone(page: Page, html: string): Promise<Page> {
  const other = await page.context().newPage();
  const documents = await Documents.in(other);
  await documents.expectPrints(html, []);
  return other;
}

/** The result that a program shows in a page. */
export const shown = (page: Page): Locator => page.locator("output, pre");
