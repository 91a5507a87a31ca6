/**
 * The script that runs in the frame of a result before anything of the example
 * does: it asks the page for what the example imports, writes the example's
 * document, and tells the page what happens in it.
 */
import { dropForeignMessages } from "../../../foreign-messages";
import { link } from "../../port";
import type { FromFrame, ToFrame } from "../messages";
import { makeGuard, prepare, type Prepared } from "./code";
import { dress, writeDocument } from "./document";
import { addFaces, fillFace } from "./faces";
import { refuseElements } from "./frames";
import { guardFocus, hold, watchFocus } from "./keyboard";
import { makeOutput, type Output } from "./output";
import { watchFaults, watchHeight, watchSearchKeys } from "./watch";

type Send = (message: FromFrame) => void;
type Start = ToFrame & { type: "start" };
type Assets = ToFrame & { type: "assets" };

/** The compiler of `jsx.ts`, where the page has put it before this script. */
declare const $compileJsx: ((module: string) => string) | undefined;
const compileJsx = typeof $compileJsx === "undefined" ? undefined : $compileJsx;

// The one way to the network that no policy closes.
Reflect.deleteProperty(globalThis, "RTCPeerConnection");
Reflect.deleteProperty(globalThis, "webkitRTCPeerConnection");
refuseElements();
guardFocus();

// The document shares the history of the page, whose way back would grow longer.
const { prototype } = History;
Reflect.set(prototype, "pushState", Reflect.get(prototype, "replaceState"));

addEventListener("message", ({ source, ports: [port] }) => {
  if (source === parent && port) begin(port);
});
// After the page's own, which is the only one that comes from elsewhere.
dropForeignMessages();

function begin(port: MessagePort): void {
  let onAssets: ((assets: Assets) => void) | undefined;
  const send: Send = link(port, (data) => {
    const message = data as ToFrame;
    switch (message.type) {
      case "start":
        onAssets = run(message, send);
        break;
      case "assets":
        onAssets?.(message);
        break;
      case "face":
        fillFace(message.place, message.data);
        break;
      case "scheme":
        dress(message.scheme);
        break;
      case "hold":
        hold(message.isHeld);
        break;
      case "ping":
        send({ type: "pong" });
    }
  });
}

/** @returns What to do when the page has brought what the example imports. */
function run(start: Start, send: Send): (assets: Assets) => void {
  const output = makeOutput(send);
  const prepared = prepare(start.source, compileJsx);
  send({ type: "need", modules: prepared.modules });
  return (assets) => void show(start, prepared, assets, output, send);
}

async function show(
  { source, scheme, budgetMs }: Start,
  { html, js, error }: Prepared,
  assets: Assets,
  output: Output,
  send: Send,
): Promise<void> {
  let isLoaded = false;
  let isOver = js.trim() === "";
  let isTold = false;
  const proceed = () => {
    if (!isLoaded || !isOver || isTold) return;
    isTold = true;
    send({ type: "ready" });
  };
  const onOver = () => {
    isOver = true;
    proceed();
  };
  provide("$console", (line: number) => output.consoleAt(line));
  provide("$guard", makeGuard(budgetMs));
  provide("$done", onOver);
  const missing = [...assets.modules]
    .filter(([, script]) => script === undefined)
    .map(([specifier]) => `"${specifier}"`);
  await addFaces(assets.faces, (place) => send({ type: "face", place }));
  writeDocument({ html, css: source.css, js, assets, scheme }, () => {
    // The document that was opened has forgotten the guard.
    dropForeignMessages();
    watchFocus(() => send({ type: "press" }));
    watchFaults(output, onOver);
    addEventListener("load", () => {
      isLoaded = true;
      proceed();
    });
    watchHeight((px) => send({ type: "height", px }));
    watchSearchKeys(() => send({ type: "search" }));
  });
  if (error) output.fail(error, lineOf(error));
  if (missing.length > 0) {
    output.add("error", `Examples cannot import ${missing.join(", ")}.`);
  }
}

/** Name something for the code of an example, which cannot take it away. */
function provide(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value });
}

function lineOf(error: SyntaxError): number {
  const { loc } = error as { loc?: { line?: unknown } };
  return typeof loc?.line === "number" ? loc.line : 0;
}
