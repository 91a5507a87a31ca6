import type { Finding } from "./axe.ts";

/** A person's decision on a finding that axe leaves open. */
interface Decision {
  readonly rule: string;
  readonly target: RegExp;
  readonly summary: RegExp;
  /** The reason why it is no fault. */
  readonly reason: string;
  /** A page where it comes up: where it does not any more, the entry goes. */
  readonly route: string;
  /** True if the decision holds for other pages too. */
  readonly isGeneral: boolean;
}

/** The list can only shrink. */
export const DECISIONS: readonly Decision[] = [
  {
    rule: "aria-prohibited-attr",
    target: /./,
    summary: /math-field with no valid role attribute/,
    reason:
      "MathLive gives the element the role group by its internals, which axe does not see; a group may have a label.",
    route: "/mathfield/demo/",
    isGeneral: true,
  },
  {
    rule: "color-contrast",
    target: /(?:\.ML__|^span)/,
    summary: /background gradient/,
    reason:
      "MathLive underlines an error in a formula with a gradient, below the text.",
    route: "/mathfield/reference/commands/",
    isGeneral: true,
  },
];

/** Finds the decision of a person that a finding is no fault, if any. */
export function decisionOf(
  finding: Finding,
  route: string,
): Decision | undefined {
  return DECISIONS.find(
    (decision) =>
      finding.isOpen &&
      decision.rule === finding.rule &&
      decision.target.test(finding.target) &&
      decision.summary.test(finding.summary ?? "") &&
      (decision.isGeneral || decision.route === route),
  );
}
