import vm from "node:vm";

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import {
  documentAround,
  documentOfLane,
} from "../../../plugins/live-examples/bundle.ts";
import { documentOf } from "../../../src/playground/document";
import { readMessage } from "../../../src/playground/frame/messages";
import type { SupervisedFrame } from "../../../src/playground/frame/supervise";

describe("a message of a frame", () => {
  test.each([
    [{ type: "pong", more: 1 }, { type: "pong" }],
    [
      { type: "height", px: 12.5 },
      { type: "height", px: 12.5 },
    ],
    [
      { type: "need", modules: ["a", 1] },
      { type: "need", modules: ["a"] },
    ],
    [
      { type: "face", place: 3, data: "" },
      { type: "face", place: 3 },
    ],
    [
      {
        type: "entry",
        entry: { level: "log", line: 1, parts: [{ text: "a" }] },
      },
      {
        type: "entry",
        entry: { level: "log", line: 1, parts: [{ text: "a" }] },
      },
    ],
  ])("comes with its shape and nothing else: %j", (data, message) => {
    expect(readMessage(data)).toEqual(message);
  });

  test.each([
    undefined,
    "pong",
    {},
    { type: "start" },
    { type: "face", place: "3" },
    { type: "face", place: 0.5 },
    { type: "height", px: "1" },
    { type: "height", px: Infinity },
    { type: "height", px: -1 },
    { type: "need", modules: Array.from({ length: 51 }, String) },
    { type: "entry", entry: { level: "loud", line: 1, parts: [] } },
  ])("without it is none: %j", (data) => {
    expect(readMessage(data)).toBeUndefined();
  });
});

describe("the documents", () => {
  test.each([
    ["of a lane", documentOfLane],
    ["around a result", documentAround],
  ])("%s begins with a policy that lets nothing out", async (_, make) => {
    const html = await make(process.cwd());
    const policy = html.indexOf("default-src 'none'");
    expect(policy).toBeGreaterThan(0);
    expect(policy).toBeLessThan(html.indexOf("<script"));
  });

  test("hold any title and any script", () => {
    const script = 'a = "</script><!--<script>"';
    const html = documentOf({ title: "<b> & c", policy: "", script });
    expect(html).toContain("<title>&lt;b> &amp; c</title>");
    const [, inside = ""] = /<script>(.*)<\/script><\/body>/.exec(html) ?? [];
    expect(inside).not.toMatch(/<\/?script|<!--/i);
    expect(vm.runInNewContext(`let a; ${inside}; a`)).toBe(
      "</script><!--<script>",
    );
  });
});

/** Functions that supervise frames: they remember all that they have seen. */
let { dismiss, hear, lose, supervise } =
  await import("../../../src/playground/frame/supervise");

class Stand implements SupervisedFrame {
  readonly patienceMs = 5000;
  readonly startedAt: number;
  readonly happened: string[] = [];
  hasFocus = false;
  answers = true;

  constructor(startedAt: number) {
    this.startedAt = startedAt;
    this.restart();
  }

  ping = () => {
    if (this.answers) hear(this);
  };
  suspend = () => this.happened.push("suspended");
  restart = () => supervise(this);
  end = (reason: string) => {
    this.happened.push(reason);
    dismiss(this);
  };
}

describe("frames that fall silent together", () => {
  let wards: Stand[] = [];

  beforeEach(async () => {
    vi.resetModules();
    ({ dismiss, hear, lose, supervise } =
      await import("../../../src/playground/frame/supervise"));
    vi.useFakeTimers();
    wards = [new Stand(1), new Stand(2), new Stand(3)];
    vi.advanceTimersByTime(2000);
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
  });

  const happened = () => wards.map((ward) => ward.happened.join());
  const hang = (...silent: number[]) => {
    for (const index of silent)
      Object.assign(wards[index] ?? {}, { answers: false });
  };

  test("go on when the one started last has ended", () => {
    hang(0, 2);
    vi.advanceTimersByTime(8000);
    expect(happened()).toEqual(["suspended", "", "unresponsive"]);
  });

  test("go on when the one with the focus has ended", () => {
    hang(0, 2);
    Object.assign(wards[0] ?? {}, { hasFocus: true });
    vi.advanceTimersByTime(8000);
    expect(happened()).toEqual(["unresponsive", "", "suspended"]);
  });

  test("are not blamed for one that was ended by the reader", () => {
    hang(0, 1, 2);
    vi.advanceTimersByTime(1000);
    wards[2]?.end("stopped");
    vi.advanceTimersByTime(7000);
    expect(happened()).toEqual(["suspended", "suspended", "stopped"]);
  });

  test("are given up when starting anew does not help", () => {
    hang(0, 1, 2);
    vi.advanceTimersByTime(30_000);
    expect(happened()).toEqual([
      "suspended,unresponsive",
      "suspended,unresponsive",
      "unresponsive",
    ]);
  });

  test("are left alone when they answer in time", () => {
    hang(0);
    vi.advanceTimersByTime(4000);
    hear(wards[0] as Stand);
    vi.advanceTimersByTime(4000);
    expect(happened()).toEqual(["", "", ""]);
  });

  test("start anew when their process is gone, but for the suspect", () => {
    wards.forEach(lose);
    vi.advanceTimersByTime(10);
    expect(happened()).toEqual(["suspended", "suspended", "crashed"]);
  });
});
