import type { ClassName } from "../../markup";
import type { PlaygroundState } from "../address";
import type { Built, Example, Shared } from "./base";
import { button, confirm } from "./elements";
import { CodeExample } from "./example";
import { MarkupExample } from "./markup-example";
import { copyLink } from "./share";

/** Options of a playground, set by the page that holds it. */
export interface PlaygroundOptions {
  readonly state: PlaygroundState;
  /** Output of the build for that code, when it has run it. */
  readonly built?: Built | undefined;
  /** Longest time of a run, in milliseconds. */
  readonly budgetMs: number;
  /** Is told of each edit. */
  readonly onChange: (state: PlaygroundState) => void;
}

/** A playground as the page that holds it handles it. */
export interface PlaygroundHandle {
  readonly state: PlaygroundState;
  /**
   * Shows other code, which waits for Run.
   *
   * @param built - What the build made of it, when it has run it.
   */
  setState(state: PlaygroundState, built?: Built): void;
  /** @param ms - Longest time of a run, in milliseconds. */
  setBudget(ms: number): void;
  run(): void;
  focus(): void;
  close(): void;
}

/**
 * Makes a playground that is the page's subject: its code comes from anywhere,
 * and nothing of it runs before the reader says so.
 *
 * @param place - An empty element.
 */
export function openWhole(
  place: HTMLElement,
  { state, built, budgetMs, onChange }: PlaygroundOptions,
  shared: Shared,
): PlaygroundHandle {
  let budget = budgetMs;
  let example = mount(state, built);

  function mount(shown: PlaygroundState, known: Built | undefined): Example {
    const figure = scaffold(shown.language);
    place.replaceChildren(figure);
    const made =
      shown.language === "markup"
        ? new MarkupExample(figure, shared)
        : new CodeExample(figure, shared);
    figure.toggleAttribute("data-live", true);
    addButtons(figure, made, shared.config.playground);
    made.replace(shown, known);
    made.budgetMs = budget;
    made.onChange = onChange;
    made.edit(false);
    return made;
  }

  return {
    get state() {
      return example.state;
    },
    setState(next, known) {
      if (next.language === example.state.language) {
        example.replace(next, known);
        return;
      }
      example.close();
      example = mount(next, known);
    },
    setBudget(ms) {
      budget = ms;
      example.budgetMs = ms;
    },
    run: () => example.run(),
    focus: () => example.focus(),
    close() {
      example.close();
      place.replaceChildren();
    },
  };
}

function addButtons(
  figure: HTMLElement,
  example: Example,
  playground: string,
): void {
  const copy = button("Copy", () => {
    const text = example.program();
    navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]).then(
      () => confirm(copy, "Copied"),
      () => confirm(copy, "Failed"),
    );
  });
  const share = button("Share", () => {
    copyLink(example.state, playground).then(
      () => confirm(share, "Copied"),
      () => confirm(share, "Failed"),
    );
  });
  share.title = "Copy a link to this code";
  figure.querySelector('[data-part="controls"]')?.after(copy, share);
}

const BLOCK: ClassName = "code-block";

const SOURCES = [
  ["html", "HTML"],
  ["css", "CSS"],
  ["js", "JavaScript"],
] as const;

/**
 * The elements of a playground that no page has rendered: a head, places for
 * code, and for markup a result and a console.
 */
function scaffold(language: PlaygroundState["language"]): HTMLElement {
  const figure = element("figure", `${BLOCK} playground-whole`);
  figure.dataset["playground"] = language;
  figure.toggleAttribute("data-whole-page", true);
  const head = element("figcaption", "playground-head" satisfies ClassName);
  const buttons = element("span", "playground-buttons");
  buttons.append(part("controls"), part("more"));
  head.append(part("status"), buttons);
  figure.append(head);
  if (language !== "markup") figure.append(codePlace());
  else figure.append(sources(), output());
  return figure;
}

function sources(): HTMLElement {
  const all = element("div", "playground-sources");
  for (const [language, name] of SOURCES) {
    const source = element("section", "playground-source");
    source.dataset["language"] = language;
    const label = element("p", "label");
    label.textContent = name;
    source.append(label, codePlace());
    all.append(source);
  }
  return all;
}

function output(): HTMLElement {
  const both = element("div", "playground-output");
  const result = element("div", "playground-result" satisfies ClassName);
  result.dataset["result"] = "";
  const panel = element("details", "playground-panel" satisfies ClassName);
  panel.dataset["part"] = "console";
  both.append(result, panel);
  return both;
}

function codePlace(): HTMLElement {
  const pre = element("pre", "");
  const line = element("span", "line" satisfies ClassName);
  const code = element("code", "");
  line.textContent = "\n";
  code.append(line);
  pre.append(code);
  return pre;
}

function part(name: string): HTMLElement {
  const place = element("span", "");
  place.dataset["part"] = name;
  return place;
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
