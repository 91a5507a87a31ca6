/**
 * Draws the layouts of the virtual keyboard that mathlive shows by default, in
 * both schemes: `npm run docs:pictures`. Needed after an update of mathlive.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";

import { chromium } from "@playwright/test";

import { installedVersion } from "../../plugins/package-facts/index.ts";
import {
  type Pictures,
  PICTURES,
} from "../../plugins/reference-tables/keyboard.ts";
import { answerPackage, HOST } from "../e2e/support/packages.ts";
import { findBrowser } from "../run/browser.mjs";

const FOLDER = "static/img/keyboard";

const LAYOUTS = ["numeric", "symbols", "alphabetic", "greek"];

/** As wide as the text of a page; the keys are as on a small tablet. */
const WIDTH = 640;

/** Sharp on dense screens; more quality makes files larger, not clearer. */
const [SCALE, QUALITY] = [2, 50];

/** MathLive's color of the open tab has too little contrast on dark paper. */
const TAB = `--keyboard-toolbar-text-active: light-dark(#0c75d8, #6fb3f7)`;

const PAGE = `<!doctype html><html lang="en"><title>Keyboard</title>
<style>:root { color-scheme: light dark; ${TAB}; }</style>
<link rel="stylesheet" href="${HOST}npm/mathlive/mathlive-fonts.css">
<script type="module">import "${HOST}npm/mathlive";</script>
<math-field></math-field>`;

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox"],
});
const page = await browser.newPage({
  viewport: { width: WIDTH, height: 900 },
  deviceScaleFactor: SCALE,
});
await page.route("**/*", (route) =>
  route.request().url() === HOST
    ? route.fulfill({ contentType: "text/html", body: PAGE })
    : answerPackage(route),
);
const devtools = await page.context().newCDPSession(page);
const sizes: Record<string, { width: number; height: number }> = {};
for (const colorScheme of ["light", "dark"] as const) {
  await page.emulateMedia({ colorScheme });
  await page.goto(HOST);
  await page.waitForFunction(() => "mathVirtualKeyboard" in window);
  for (const layout of LAYOUTS) {
    // With all four tabs, of which the wanted one is open.
    await page.evaluate(
      async ([wanted, names]) => {
        const keyboard = window.mathVirtualKeyboard;
        keyboard.hide();
        document.querySelector<HTMLElement>("math-field")?.focus();
        keyboard.show();
        const { layers } =
          keyboard.normalizedLayouts[names.indexOf(wanted)] ?? {};
        keyboard.executeCommand(["switchKeyboardLayer", layers?.[0]?.id]);
        await document.fonts.ready;
      },
      [layout, LAYOUTS] as const,
    );
    const box = await page.locator(".MLK__backdrop").boundingBox();
    if (!box) throw new Error(`There is no keyboard for ${layout}.`);
    const { data } = await devtools.send("Page.captureScreenshot", {
      format: "webp",
      quality: QUALITY,
      clip: { ...box, scale: 1 },
    });
    const file = path.join(FOLDER, `${layout}-${colorScheme}.webp`);
    writeFileSync(file, Buffer.from(data, "base64"));
    sizes[layout] = {
      width: Math.round(box.width),
      height: Math.round(box.height),
    };
  }
}
await browser.close();
const list: Pictures = { mathlive: installedVersion("mathlive"), sizes };
writeFileSync(PICTURES, `${JSON.stringify(list, null, 2)}\n`);
