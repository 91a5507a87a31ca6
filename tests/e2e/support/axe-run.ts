import type AxeBuilder from "@axe-core/playwright";

/** Options of axe, as Playwright's wrapper takes them. */
export type Options = Parameters<AxeBuilder["options"]>[0];

/** Results of axe, as Playwright's wrapper returns them. */
export type Results = Awaited<ReturnType<AxeBuilder["analyze"]>>;

type Node = Results["incomplete"][number]["nodes"][number];

/**
 * Runs axe. What it cannot decide of a sample does not count where it decides
 * of another one that looks the same: most are below something as they are
 * scrolled. Runs in the page.
 */
export async function runAxe(given: {
  part: string;
  options: Options;
  mark: string;
  selectors: [id: string, selector: string][];
  contrast: object;
}): Promise<Pick<Results, "violations" | "incomplete">> {
  const { axe } = window as unknown as {
    axe: {
      configure: (spec: object) => void;
      run: (context: object, options: object) => Promise<Results>;
    };
  };
  axe.configure({
    rules: given.selectors.map(([id, selector]) => ({ id, selector })),
    checks: [{ id: "color-contrast", options: given.contrast }],
  });
  const { violations, incomplete } = await axe.run(
    { include: [given.part] },
    {
      ...given.options,
      iframes: false,
      resultTypes: ["violations", "incomplete"],
      elementRef: true,
    },
  );
  const samples = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      ...(element.hasAttribute(given.mark) ? [element] : []),
      ...(element.shadowRoot ? samples(element.shadowRoot) : []),
    ]);
  const marked = samples(document);
  const openOf = incomplete
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes.map(({ element }) => element));
  const decided = new Set(
    marked
      .filter((element) => !openOf.includes(element as HTMLElement))
      .map((element) => element.getAttribute(given.mark)),
  );
  const isDecided = ({ element, failureSummary }: Node, rule: string) => {
    if (rule === "color-contrast")
      return decided.has(element?.getAttribute(given.mark) ?? null);
    // Axe leaves it open whether what pops up is there.
    const controlled = element?.getAttribute("aria-controls") ?? "";
    return (
      rule === "aria-valid-attr-value" &&
      failureSummary?.includes("aria-controls=") === true &&
      document.getElementById(controlled) !== null
    );
  };
  // Elements cannot leave the page.
  const plain = (node: Node) => ({ ...node, element: undefined });
  const found = {
    violations: violations.map((result) => ({
      ...result,
      nodes: result.nodes.map(plain),
    })),
    incomplete: incomplete.map((result) => ({
      ...result,
      nodes: result.nodes
        .filter((node) => !isDecided(node, result.id))
        .map(plain),
    })),
  };
  for (const element of marked) element.removeAttribute(given.mark);
  return found;
}
