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

const PING_EVERY_MS = 1000;

/** Pings without an answer since the last one, by frame. */
const silence = new Map<Ward, number>();
const lost = new Set<Ward>();
let pings: ReturnType<typeof setInterval> | undefined;

/** Begin to ask a frame, every second, whether it still answers. */
export function supervise(ward: Ward): void {
  silence.set(ward, 0);
  pings ??= setInterval(beat, PING_EVERY_MS);
}

/** A frame answered. */
export function hear(ward: Ward): void {
  if (silence.has(ward)) silence.set(ward, 0);
}

export function dismiss(ward: Ward): void {
  silence.delete(ward);
  lost.delete(ward);
  if (silence.size > 0) return;
  clearInterval(pings);
  pings = undefined;
}

/** The process of a frame is gone. Others may have been in it: they say so too. */
export function lose(ward: Ward): void {
  lost.add(ward);
  if (lost.size > 1) return;
  setTimeout(() => {
    settle([...lost], "crashed");
    lost.clear();
  });
}

function beat(): void {
  // Counted in pings that were sent: a page that slept sent none.
  const silent = [...silence].filter(([, missed]) => missed > 1);
  const isOver = ([{ patienceMs }, missed]: [Ward, number]) =>
    missed * PING_EVERY_MS > patienceMs;
  if (silent.some(isOver)) {
    settle(
      silent.map(([ward]) => ward),
      "unresponsive",
    );
  }
  for (const [ward, missed] of silence) {
    silence.set(ward, missed + 1);
    ward.ping();
  }
}

/**
 * Browsers put the sandboxed frames of a page in one process. What blocks or
 * ends it is most likely the frame that the reader works in, or the one that
 * was started last; the others start anew once the process is given up, and it
 * is when all its frames are off the page.
 */
function settle(wards: readonly Ward[], reason: DeathReason): void {
  const [suspect] = wards.toSorted(
    (a, b) =>
      Number(b.hasFocus) - Number(a.hasFocus) || b.startedAt - a.startedAt,
  );
  const others = wards.filter((ward) => ward !== suspect);
  for (const ward of others) ward.suspend();
  suspect?.end(reason);
  // What else the page has in the process can be given up until then.
  setTimeout(() => {
    for (const ward of others) ward.restart();
  });
}
