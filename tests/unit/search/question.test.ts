// @vitest-environment happy-dom
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";

import { useQuestion } from "../../../src/features/search/bar/modal/adapter.ts";
import { type } from "../../../src/features/search/bar/modal/docsearch.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("a question that went to the assistant is no query any more", async () => {
  const parent = document.body.appendChild(document.createElement("div"));
  const root = createRoot(parent);
  let question: ReturnType<typeof useQuestion> | undefined;
  function Box() {
    question = useQuestion("");
    return createElement("div", question.listeners, createElement("input"));
  }
  await act(async () => root.render(createElement(Box)));
  const input = parent.querySelector("input");
  await act(async () => input && type(input, "sum"));
  expect(question).toMatchObject({ query: "sum", isAsking: false });
  await act(async () => question?.ask(true));
  expect(question).toMatchObject({ isAsking: true });
  await act(async () => question?.ask(false));
  expect(question).toMatchObject({ query: "", isAsking: false });
  await act(async () => root.unmount());
  parent.remove();
});
