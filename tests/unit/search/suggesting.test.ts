import { expect, test } from "vitest";

import { suggesting } from "../../../src/search/index.ts";
import { FakeClient, found } from "./client.ts";

const NOTHING = found([]);

function ask(text: string) {
  const hosted = new FakeClient();
  const own = new FakeClient();
  const abort = new AbortController();
  const answer = suggesting(hosted, own).search(
    { text, limit: 20 },
    abort.signal,
  );
  return { hosted, own, answer, abort };
}

/** Waits until pending promises are settled. */
const settle = () => new Promise((done) => setTimeout(done));

test("where something is found, nobody else is asked", async () => {
  const { hosted, own, answer } = ask("sum");
  hosted.last.answer(found(["/sum/"]));
  expect(await answer).toEqual(found(["/sum/"]));
  expect(own.questions).toEqual([]);
});

test("where nothing is found, names spelt alike are told", async () => {
  const { hosted, own, answer } = ask("Solv");
  hosted.last.answer(NOTHING);
  await settle();
  expect(own.last.query).toEqual({ text: "Solv", limit: 5, isWhole: true });
  own.last.answer({ ...NOTHING, near: ["Solve", "Sort"] });
  expect(await answer).toEqual({ ...NOTHING, near: ["Solve", "Sort"] });
});

test("what the other one finds is told by its title, once", async () => {
  const { hosted, own, answer } = ask("slove");
  hosted.last.answer(NOTHING);
  await settle();
  const { results } = found(["/a/", "/a/", "/b/"]);
  own.last.answer({ total: 3, results, near: [] });
  expect((await answer).near).toEqual(["/a/", "/b/"]);
});

test("without the names, that nothing was found is the answer", async () => {
  const { hosted, own, answer } = ask("slove");
  hosted.last.answer(NOTHING);
  await settle();
  own.last.fail(new Error("no network"));
  expect(await answer).toEqual(NOTHING);
});

test("who does not wait any more is told so", async () => {
  const { hosted, answer, abort } = ask("slove");
  hosted.last.answer(NOTHING);
  await settle();
  abort.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});

test("nobody is asked for names of nothing", async () => {
  const { hosted, own, answer } = ask(" ");
  hosted.last.answer(NOTHING);
  expect(await answer).toEqual(NOTHING);
  expect(own.questions).toEqual([]);
});
