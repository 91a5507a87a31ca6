import type { DeathReason } from "./types";

/** A frame that is looked after. */
export interface Ward {
  /** Longest silence that is not held against it, in milliseconds. */
  readonly patienceMs: number;
  /** When it was started, on the page's clock. */
  readonly startedAt: number;
  readonly hasFocus: boolean;
  ping(): void;
  /** Take its frame off the page, to give its process up. */
  suspend(): void;
  restart(): void;
  end(reason: DeathReason): void;
}

/** What is known of a ward. */
interface State {
  /** Pings without an answer since the last one. */
  missed: number;
  /** When it last said something; it has said nothing yet when undefined. */
  heardAt?: number;
}

const PING_EVERY_MS = 1000;

/** So long a frame may take until its script runs. */
const START_MS = 5000;

const records = new Map<Ward, State>();
/** Those that started anew and were not heard since. */
const restarted = new Set<Ward>();
const lost = new Set<Ward>();
let pings: ReturnType<typeof setInterval> | undefined;

/** When a frame was last taken off the page for good. */
let lastEnd = -Infinity;

/** Begin to ask a frame, every second, whether it still answers. */
export function supervise(ward: Ward): void {
  records.set(ward, { missed: 0 });
  pings ??= setInterval(beat, PING_EVERY_MS);
}

/** A frame said something. */
export function hear(ward: Ward): void {
  restarted.delete(ward);
  if (!records.has(ward)) return;
  records.set(ward, { missed: 0, heardAt: performance.now() });
}

/** A frame is gone for good. */
export function dismiss(ward: Ward): void {
  if (!records.has(ward)) return;
  lastEnd = performance.now();
  restarted.delete(ward);
  forget(ward);
}

function forget(ward: Ward): void {
  records.delete(ward);
  if (records.size > 0) return;
  clearInterval(pings);
  pings = undefined;
}

/** The process of a frame is gone. Others may have been in it: they say so too. */
export function lose(ward: Ward): void {
  lost.add(ward);
  if (lost.size > 1) return;
  setTimeout(() => {
    const wards = [...lost];
    lost.clear();
    settle(wards, "crashed");
  });
}

function beat(): void {
  // Counted in pings that were sent: a page that slept sent none.
  const silent = [...records].filter(([, { missed }]) => missed > 1);
  if (silent.some(([ward, record]) => isOver(ward, record))) {
    settle(
      silent.map(([ward]) => ward),
      "unresponsive",
    );
  }
  for (const [ward, record] of records) {
    record.missed += 1;
    ward.ping();
  }
}

function isOver(ward: Ward, { missed, heardAt }: State): boolean {
  const isStarting = heardAt === undefined && !restarted.has(ward);
  return missed * PING_EVERY_MS > (isStarting ? START_MS : ward.patienceMs);
}

/**
 * Browsers put the sandboxed frames of a page in one process. What blocks or
 * ends it is most likely the frame that the reader works in, or the one that
 * was started last. The others start anew once the process is given up, and it
 * is when all its frames are off the page.
 */
function settle(wards: readonly Ward[], reason: DeathReason): void {
  const [suspect] = wards
    .filter(mayBeGuilty)
    .sort(
      (a, b) =>
        Number(b.hasFocus) - Number(a.hasFocus) || b.startedAt - a.startedAt,
    );
  const ended = wards.filter((ward) => ward === suspect || restarted.has(ward));
  const others = wards.filter((ward) => !ended.includes(ward));
  for (const ward of others) {
    ward.suspend();
    forget(ward);
    restarted.add(ward);
  }
  for (const ward of ended) ward.end(reason);
  // What else the page has in the process can be given up until then.
  setTimeout(() => {
    for (const ward of others) ward.restart();
  });
}

/**
 * Whether the code of a frame ran at all, and the frame was heard since another
 * one was ended, which may still block the process.
 */
function mayBeGuilty(ward: Ward): boolean {
  const heardAt = records.get(ward)?.heardAt;
  return heardAt !== undefined && heardAt > lastEnd;
}
