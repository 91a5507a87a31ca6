import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, vi } from "vitest";

import { runCommand } from "../../../plugins/search-index/publish/command";
import type { SearchRecord } from "../../../src/search";
import { ADMIN_KEY, Server } from "./server";

/** The environment of the command, and the service that it talks to. */
class Publisher {
  server = new Server();
  env: Record<string, string> = {};
  siteDir = "";
  readonly printed: string[] = [];
  readonly complaints: string[] = [];
  readonly sleep = vi.fn(() => Promise.resolve());

  /** The folder that a build keeps its records in. */
  get folder(): string {
    return path.join(this.siteDir, ".docusaurus/search-index");
  }

  /** Runs the command, and returns its exit code. */
  run(...args: string[]): Promise<number> {
    this.sleep.mockClear();
    return runCommand(args, {
      env: this.env,
      siteDir: this.siteDir,
      sleep: this.sleep,
      print: (line) => this.printed.push(line),
      complain: (line) => this.complaints.push(line),
    });
  }

  async keep(records: readonly SearchRecord[]): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = path.join(this.folder, "records.json");
    await writeFile(file, JSON.stringify(records));
  }

  /** Number of batches that were sent. */
  get sent(): number {
    return this.server.requests.filter(isBatch).length;
  }
}

/** A publisher with a service and a folder of its own, anew for each test. */
export function usePublisher(): Publisher {
  const publisher = new Publisher();

  beforeEach(async () => {
    publisher.server = new Server();
    publisher.env = {
      SEARCH_APP_ID: "APP1",
      SEARCH_INDEX: "docs",
      SEARCH_ADMIN_KEY: ADMIN_KEY,
      SEARCH_HOST: await publisher.server.listen(),
    };
    publisher.siteDir = await mkdtemp(path.join(tmpdir(), "publish-"));
    publisher.printed.length = 0;
    publisher.complaints.length = 0;
  });

  afterEach(async () => {
    await publisher.server.close();
    await rm(publisher.siteDir, { recursive: true });
  });
  return publisher;
}

/** Records of as many pages. */
export function records(count: number, text = ""): SearchRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    url: `/compute-engine/page-${index}/`,
    kind: "page",
    area: "compute-engine",
    titles: [`Page ${index}`],
    names: index === 0 ? ["∫", "≤", "\\int", "-", "a"] : [],
    phrases: "",
    text,
  }));
}

/** Tells whether a request sends a batch of objects. */
export const isBatch = ({ path }: { readonly path: string }) =>
  /^\/1\/indexes\/[^/]+\/batch$/.test(path);
