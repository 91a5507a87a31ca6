import type { DeathReason } from "./types";

/** A frame that is watched: it has to answer while it is on the page. */
export interface SupervisedFrame {
  /** Longest silence that is not held against it, in milliseconds. */
  readonly patienceMs: number;
  /** When it was started, on the page's clock. */
  readonly startedAt: number;
  readonly hasFocus: boolean;
  ping(): void;
  /** Takes its frame off the page, to give its process up. */
  suspend(): void;
  restart(): void;
  end(reason: DeathReason): void;
}

/** Record of how a frame answers pings. */
interface Liveness {
  /** Pings without an answer since the last one. */
  missed: number;
  /** When it last said something; it has said nothing yet when undefined. */
  heardAt?: number;
}

const PING_EVERY_MS = 1000;

/**
 * So long a frame may take until its script runs: frames before it in its
 * process may load the engine, which takes a slow phone seconds for each.
 */
const START_MS = 10_000;

const records = new Map<SupervisedFrame, Liveness>();
/** Those that started anew and were not heard since. */
const restarted = new Set<SupervisedFrame>();
const lost = new Set<SupervisedFrame>();
let pings: ReturnType<typeof setInterval> | undefined;

/** When a frame was last taken off the page for good. */
let lastEnd = -Infinity;

/** Begins to ask a frame, every second, whether it still answers. */
export function supervise(frame: SupervisedFrame): void {
  records.set(frame, { missed: 0 });
  pings ??= setInterval(beat, PING_EVERY_MS);
}

/** A frame said something. */
export function hear(frame: SupervisedFrame): void {
  restarted.delete(frame);
  if (!records.has(frame)) return;
  records.set(frame, { missed: 0, heardAt: performance.now() });
}

/** A frame is gone for good. */
export function dismiss(frame: SupervisedFrame): void {
  if (!records.has(frame)) return;
  lastEnd = performance.now();
  restarted.delete(frame);
  forget(frame);
}

function forget(frame: SupervisedFrame): void {
  records.delete(frame);
  if (records.size > 0) return;
  clearInterval(pings);
  pings = undefined;
}

/**
 * The process of a frame is gone. Others may have been in it: they say so too.
 */
export function lose(frame: SupervisedFrame): void {
  lost.add(frame);
  if (lost.size > 1) return;
  setTimeout(() => {
    const frames = [...lost];
    lost.clear();
    settle(frames, "crashed");
  });
}

function beat(): void {
  // Counted in pings that were sent: a page that slept sent none.
  const silent = [...records].filter(([, { missed }]) => missed > 1);
  if (silent.some(([frame, record]) => isOver(frame, record))) {
    settle(
      silent.map(([frame]) => frame),
      "unresponsive",
    );
  }
  for (const [frame, record] of records) {
    record.missed += 1;
    frame.ping();
  }
}

function isOver(
  frame: SupervisedFrame,
  { missed, heardAt }: Liveness,
): boolean {
  const isStarting = heardAt === undefined && !restarted.has(frame);
  return missed * PING_EVERY_MS > (isStarting ? START_MS : frame.patienceMs);
}

/**
 * Browsers put the sandboxed frames of a page in one process. What blocks or
 * ends it is most likely the frame that the reader works in, or the one that
 * was started last. The others start anew once the process is given up, and it
 * is when all its frames are off the page.
 */
function settle(frames: readonly SupervisedFrame[], reason: DeathReason): void {
  const [suspect] = frames
    .filter(mayBeGuilty)
    .sort(
      (a, b) =>
        Number(b.hasFocus) - Number(a.hasFocus) || b.startedAt - a.startedAt,
    );
  const ended = frames.filter(
    (frame) => frame === suspect || restarted.has(frame),
  );
  const others = frames.filter((frame) => !ended.includes(frame));
  for (const frame of others) {
    frame.suspend();
    forget(frame);
    restarted.add(frame);
  }
  for (const frame of ended) frame.end(reason);
  // What else the page has in the process can be given up until then.
  setTimeout(() => {
    for (const frame of others) frame.restart();
  });
}

/**
 * Tells whether the code of a frame ran at all, and whether the frame was heard
 * since another one was ended, which may still block the process.
 */
function mayBeGuilty(frame: SupervisedFrame): boolean {
  const heardAt = records.get(frame)?.heardAt;
  return heardAt !== undefined && heardAt > lastEnd;
}
