import type {
  Answer,
  Query,
  Result,
  SearchClient,
} from "../../../src/search/index.ts";

/** A page that was found. */
function page(url: string, title = url): Result {
  return {
    url,
    kind: "page",
    area: "mathfield",
    titles: [[{ text: title, isMatch: true }]],
  };
}

/** An answer with a page for each address. */
export function found(urls: readonly string[], total = urls.length): Answer {
  return { total, results: urls.map((url) => page(url)), near: [] };
}

/** A query that was asked, and the functions that answer it. */
interface Question {
  readonly query: Query;
  readonly signal: AbortSignal | undefined;
  readonly answer: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
}

/** A client that answers when the test says so, and stops waiting when told. */
export class FakeClient implements SearchClient {
  readonly questions: Question[] = [];

  async open(): Promise<void> {
    // Always ready.
  }

  search(query: Query, signal?: AbortSignal): Promise<Answer> {
    return new Promise((answer, fail) => {
      this.questions.push({ query, signal, answer, fail });
      signal?.addEventListener("abort", () => fail(signal.reason as Error));
    });
  }

  /** The newest question. */
  get last(): Question {
    const last = this.questions.at(-1);
    if (!last) throw new Error("Nothing was asked.");
    return last;
  }
}
