// cspell:ignore Csum
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { QueryAddress } from "../../../src/features/search/page/query-address.ts";
import type { Asked } from "../../../src/features/search/site.ts";
import { Tab } from "./tab.ts";

let tab: Tab;
let bar: QueryAddress;
let arrived: Asked[];

function visit(address: string): void {
  tab = new Tab(address);
  vi.stubGlobal("location", tab);
  vi.stubGlobal("history", tab.history);
  arrived = [];
  bar = new QueryAddress(tab, (asked) => arrived.push(asked));
}

function type(text: string): void {
  bar.type({ text });
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an address is read", () => {
  visit("/search/?q=%5Csum+x&area=api");
  expect(bar.asked).toEqual({ text: "\\sum x", area: "api" });
  visit("/search/");
  expect(bar.asked).toEqual({ text: "" });
  visit("/search/?q=a&area=constructor");
  expect(bar.asked).toEqual({ text: "a" });
});

describe("typing", () => {
  test("replaces the address, once it pauses", () => {
    visit("/docs/search/");
    bar.type({ text: "s" });
    vi.advanceTimersByTime(200);
    bar.type({ text: "su & m", area: "mathfield" });
    vi.advanceTimersByTime(200);
    expect(tab.paths).toEqual(["/docs/search/"]);
    vi.runAllTimers();
    expect(tab.paths).toEqual(["/docs/search/?q=su+%26+m&area=mathfield"]);
  });

  test("takes the query off when nothing is left", () => {
    visit("/search/?q=sum");
    type("");
    expect(tab.paths).toEqual(["/search/"]);
  });

  test("is in the address at once when the reader leaves the field", () => {
    visit("/search/");
    bar.type({ text: "sum" });
    bar.flush();
    expect(tab.paths).toEqual(["/search/?q=sum"]);
    bar.flush();
    expect(tab.paths).toEqual(["/search/?q=sum"]);
  });
});

describe("what is settled", () => {
  test("has an entry of its own, after the one it was typed in", () => {
    visit("/search/");
    type("sum");
    bar.settle({ text: "sum" });
    expect(tab.paths).toEqual(["/search/", "/search/?q=sum"]);
    type("integral");
    bar.settle({ text: "integral" });
    expect(tab.paths).toEqual([
      "/search/",
      "/search/?q=sum",
      "/search/?q=integral",
    ]);
  });

  test("need not wait for the address", () => {
    visit("/search/?q=sum");
    bar.type({ text: "integral" });
    bar.settle({ text: "integral" });
    vi.runAllTimers();
    expect(tab.paths).toEqual(["/search/?q=sum", "/search/?q=integral"]);
  });

  test("is no second entry for the same", () => {
    visit("/search/?q=sum");
    bar.settle({ text: "sum" });
    expect(tab.paths).toEqual(["/search/?q=sum"]);
    type("sums");
    type("sum");
    bar.settle({ text: "sum" });
    expect(tab.paths).toEqual(["/search/?q=sum"]);
  });

  test("may be an area", () => {
    visit("/search/?q=sum");
    bar.settle({ text: "sum", area: "api" });
    expect(tab.paths).toEqual(["/search/?q=sum", "/search/?q=sum&area=api"]);
  });
});

describe("Back and forward", () => {
  test("ask for what their entry has", () => {
    visit("/search/");
    bar.settle({ text: "sum" });
    bar.settle({ text: "sum", area: "api" });
    tab.go(-1);
    tab.go(-1);
    tab.go(2);
    expect(arrived).toEqual([
      { text: "sum" },
      { text: "" },
      { text: "sum", area: "api" },
    ]);
  });

  test("leave the entry that is typed over next as it was", () => {
    visit("/search/");
    bar.settle({ text: "sum" });
    tab.go(-1);
    type("integral");
    bar.settle({ text: "integral" });
    expect(tab.paths).toEqual(["/search/", "/search/?q=integral"]);
  });

  test("drop what was typed for the entry that is left", () => {
    visit("/search/");
    bar.settle({ text: "sum" });
    bar.type({ text: "sums" });
    tab.go(-1);
    vi.runAllTimers();
    expect(tab.paths).toEqual(["/search/", "/search/?q=sum"]);
  });
});

describe("a link", () => {
  test("to another query asks for that", () => {
    visit("/search/?q=sum");
    tab.follow("/search/?q=integral");
    expect(arrived).toEqual([{ text: "integral" }]);
  });

  test("to another page gets nothing that was typed here", () => {
    visit("/search/");
    bar.type({ text: "sum" });
    tab.follow("/mathfield/?x");
    vi.runAllTimers();
    expect(arrived).toEqual([]);
    expect(tab.paths).toEqual(["/search/", "/mathfield/?x"]);
  });
});

test("a bar that is closed writes and hears nothing", () => {
  visit("/search/");
  bar.type({ text: "sum" });
  bar.close();
  vi.runAllTimers();
  expect(tab.paths).toEqual(["/search/"]);
  expect(tab.isListenedTo).toBe(false);
});
