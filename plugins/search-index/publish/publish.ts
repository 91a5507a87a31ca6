import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

import type { Plan } from "./plan.ts";
import type { PublishingService } from "./service.ts";

/** The service, the file and the output that publishing works with. */
interface Tools {
  readonly service: PublishingService;
  readonly progress: ProgressFile;
  /** Shows a line. */
  readonly print: (line: string) => void;
}

/**
 * Fills an index beside the one that readers search, then puts it in its place:
 * they search the one or the other, and never a half. What an earlier run of
 * the same content has sent is not sent again.
 *
 * @param index - Name of the index that readers search.
 * @throws Error when the service fails. Readers then search what they did.
 */
export async function publish(
  plan: Plan,
  index: string,
  tools: Tools,
): Promise<void> {
  const { service, progress, print } = tools;
  const next = `${index}_tmp_${plan.digest}`;
  const done = await resume(plan, next, tools);
  const { length } = plan.batches;
  for (const [number, batch] of plan.batches.entries()) {
    if (number < done) continue;
    await service.add(next, batch);
    await progress.write({ index: next, batches: number + 1 });
    print(`Batch ${number + 1} of ${length} is in.`);
  }
  await expectWhole(plan, next, tools);
  // A move of what is no longer there does nothing: it can be tried again.
  await service.move(next, index);
  await progress.remove();
}

/** Prepares the new index, and tells how many batches are in it already. */
async function resume(
  plan: Plan,
  next: string,
  { service, progress, print }: Tools,
): Promise<number> {
  const before = await progress.read();
  if (before !== undefined && before.index !== next) {
    print("The content has changed since the last run: starting anew.");
    await service.remove(before.index);
    await progress.remove();
  }
  if (before?.index === next) {
    const sent = plan.batches.slice(0, before.batches).flat().length;
    if ((await service.count(next)) >= sent) {
      print(`Going on after batch ${before.batches} of an earlier run.`);
      return before.batches;
    }
  }
  await service.configure(next, plan);
  return 0;
}

async function expectWhole(
  { total }: Plan,
  next: string,
  { service, progress }: Tools,
): Promise<void> {
  const found = await service.count(next);
  if (found === total) return;
  await service.remove(next);
  await progress.remove();
  throw new Error(
    `The new index has ${found} objects instead of ${total}, and was not put in place. The next run starts anew.`,
  );
}

/** The state of a publication that may be interrupted. */
interface Progress {
  /** Name of the index that is being filled. */
  readonly index: string;
  /** Number of batches that are in it. */
  readonly batches: number;
}

/** Keeps the progress of a publication that may be interrupted, in a file. */
export class ProgressFile {
  readonly #file: string;

  /** @param file - Its path; the folder may be missing. */
  constructor(file: string) {
    this.#file = file;
  }

  /** @returns Nothing without a file, and nothing when it is not whole. */
  async read(): Promise<Progress | undefined> {
    try {
      const kept: unknown = JSON.parse(await readFile(this.#file, "utf8"));
      return isProgress(kept) ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  async write(progress: Progress): Promise<void> {
    await mkdir(path.dirname(this.#file), { recursive: true });
    // A program that is ended while it writes leaves the file as it was.
    const next = `${this.#file}.next`;
    await writeFile(next, JSON.stringify(progress));
    await rename(next, this.#file);
  }

  async remove(): Promise<void> {
    await rm(this.#file, { force: true });
  }
}

function isProgress(value: unknown): value is Progress {
  return (
    typeof value === "object" &&
    value !== null &&
    "index" in value &&
    typeof value.index === "string" &&
    "batches" in value &&
    Number.isInteger(value.batches)
  );
}
