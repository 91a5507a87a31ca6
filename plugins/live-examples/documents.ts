import {
  documentOf,
  escapeScript,
  RESULT_POLICY,
} from "../../src/playground/document.ts";
import { hashSource } from "../inline-script.ts";
import { bundle } from "./bundle.ts";

/**
 * The document of the hidden frame that holds the worker of a lane. No network,
 * no frames, no forms: only scripts that it was handed.
 *
 * @param siteDir - Root folder of the project.
 */
export async function documentOfLane(siteDir: string): Promise<string> {
  const script = await bundle(siteDir, "sandbox/inside.ts");
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(escapeScript(script))} 'unsafe-eval' blob:`,
    "worker-src blob:",
  ].join("; ");
  return documentOf({ title: "Runs examples", policy, script });
}

/**
 * The document around a result.
 *
 * @param siteDir - Root folder of the project.
 */
export async function documentAround(siteDir: string): Promise<string> {
  return documentOf({
    title: "Result",
    policy: RESULT_POLICY,
    script: await bundle(siteDir, "frame/around.ts"),
    style:
      "html,body,iframe{display:block;width:100%;height:100%;margin:0;border:0}" +
      // As on the page around it, ink is black on paper.
      "@media print{html,iframe{color-scheme:light!important}}",
  });
}
