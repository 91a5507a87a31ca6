import { readFileSync } from "node:fs";
import path from "node:path";

import type { Program, RunResult } from "../../src/playground/runner";
import { hostObjects } from "./context";
import { Marks } from "./marks";
import { Room, type Scripts } from "./room";

/**
 * Which programs share a room: none, those that can as long as they leave it
 * as it was, or those that can whatever they do, so that tests see a leak.
 */
export type Sharing = "none" | "checked" | "unchecked";

/** What a worker is asked to do. */
export interface Task {
  readonly program: Program;
  readonly sharing: Sharing;
}

/** How many programs use a room at most: packages keep what they computed. */
const MOST_RUNS = 1000;

const scripts = JSON.parse(
  readFileSync(path.join(__dirname, "scripts.json"), "utf8"),
) as Scripts;

const host = hostObjects();
const hostMarks = new Marks([...host], (object) => host.has(object));

let kept: { readonly room: Room; runs: number } | undefined;

/**
 * Run a program so that it sees nothing of another: in a room of its own, or
 * in one that all programs before left as it was when new.
 */
export default async function run({
  program,
  sharing,
}: Task): Promise<RunResult> {
  const isShared = sharing !== "none" && Room.canShare(program);
  const room = isShared ? keptRoom() : new Room(scripts);
  try {
    return await room.run(program);
  } finally {
    if (sharing !== "unchecked") {
      if (isShared && !room.isAsNew) kept = undefined;
      if (room.isTouched) hostMarks.restore();
    }
  }
}

function keptRoom(): Room {
  if (kept === undefined || kept.runs === MOST_RUNS) {
    kept = { room: new Room(scripts), runs: 0 };
    kept.room.prepare();
  }
  kept.runs += 1;
  return kept.room;
}
