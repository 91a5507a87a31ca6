import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** How far a publication has come. */
export interface Progress {
  /** Name of the index that is being filled. */
  readonly index: string;
  /** How many batches are in it. */
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
