import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";

import { beforeEach, describe, expect, test } from "vitest";

import type { SearchRecord } from "../../../src/search";
import { isBatch, records, usePublisher } from "./publisher";

const publisher = usePublisher();

describe("publishing", () => {
  test("fills another index, then puts it in the place of the real one", async () => {
    await publisher.keep(records(2100));
    publisher.server.patience = 2;
    const old = { settings: "old", synonyms: [], objects: new Map() };
    publisher.server.indices.set("docs", old);
    const whileFilling: unknown[] = [];
    publisher.server.instead = ({ path }) => {
      if (!path.endsWith("/operation"))
        whileFilling.push(publisher.server.indices.get("docs"));
      else whileFilling.push([...publisher.server.indices.keys()]);
      return undefined;
    };
    expect([await publisher.run(), publisher.complaints]).toEqual([0, []]);
    const next = expect.stringMatching(/^docs_tmp_[0-9a-f]{12}$/) as string;
    expect(whileFilling.slice(0, 5)).toEqual([old, old, old, old, old]);
    expect(whileFilling).toContainEqual(["docs", next]);
    expect([...publisher.server.indices.keys()]).toEqual(["docs"]);
    expect(publisher.server.objects("docs")?.size).toBe(2100);
    expect(publisher.sent).toBe(3);
    expect(publisher.printed).toEqual([
      "Publishing 2,100 objects in 3 batches to the index docs.",
      "Batch 1 of 3 is in.",
      "Batch 2 of 3 is in.",
      "Batch 3 of 3 is in.",
      "Readers now search them in the index docs.",
    ]);
    expect(await readdir(publisher.folder)).toEqual(["records.json"]);
  });

  test("sends how the index is to be read, with its synonyms", async () => {
    await publisher.keep(records(1));
    await publisher.run();
    const { settings, synonyms } = publisher.server.indices.get("docs") ?? {};
    expect(settings).toMatchObject({
      attributeForDistinct: "url",
      distinct: true,
      attributesForFaceting: ["filterOnly(area)"],
      separatorsToIndex: "∫≤",
    });
    expect(synonyms).toContainEqual({
      objectID: "mathfield-math_field",
      type: "synonym",
      synonyms: ["mathfield", "math field"],
    });
  });

  test("sends all of a record, and what ranks it", async () => {
    const record: SearchRecord = {
      url: "/mathfield/value/#get",
      kind: "section",
      area: "mathfield",
      titles: ["Value", "Get"],
      names: ["read"],
      phrases: "",
      text: "How to read it.",
    };
    await publisher.keep([record]);
    await publisher.run();
    expect([...(publisher.server.objects("docs") ?? [])]).toEqual([
      [
        record.url,
        {
          ...record,
          objectID: record.url,
          title: "Get",
          weight: 5,
          depth: 2,
          piece: 0,
        },
      ],
    ]);
  });
});

describe("a publication that failed in the middle", () => {
  beforeEach(async () => {
    await publisher.keep(records(2100));
    publisher.server.instead = (request) =>
      isBatch(request) && publisher.sent > 1
        ? { status: 400, body: '{"message":"no more"}' }
        : undefined;
    expect(await publisher.run()).toBe(1);
    expect(publisher.complaints).toEqual([
      "The service answered with the error 400: no more",
    ]);
    expect(publisher.server.objects("docs")).toBeUndefined();
    publisher.server.instead = () => undefined;
    publisher.server.requests.length = 0;
    publisher.printed.length = 0;
    publisher.complaints.length = 0;
  });

  test("goes on where it stopped", async () => {
    expect([await publisher.run(), publisher.complaints]).toEqual([0, []]);
    expect(publisher.printed).toContain(
      "Going on after batch 1 of an earlier run.",
    );
    expect(publisher.sent).toBe(2);
    expect(publisher.server.objects("docs")?.size).toBe(2100);
    expect(publisher.server.indices.get("docs")?.settings).not.toEqual({});
  });

  test("starts anew with another content, and leaves nothing behind", async () => {
    await publisher.keep(records(1500));
    expect([await publisher.run(), publisher.complaints]).toEqual([0, []]);
    expect(publisher.printed).toContain(
      "The content has changed since the last run: starting anew.",
    );
    expect(publisher.sent).toBe(2);
    expect(publisher.server.objects("docs")?.size).toBe(1500);
    expect([...publisher.server.indices.keys()]).toEqual(["docs"]);
  });

  test("starts anew when its index is gone", async () => {
    publisher.server.indices.clear();
    expect(await publisher.run()).toBe(0);
    expect(publisher.sent).toBe(3);
    expect(publisher.server.objects("docs")?.size).toBe(2100);
  });

  test("starts anew when its progress cannot be read", async () => {
    await writeFile(path.join(publisher.folder, "progress.json"), '{"index":');
    expect(await publisher.run()).toBe(0);
    expect(publisher.sent).toBe(3);
  });
});
