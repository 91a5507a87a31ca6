import Link from "@docusaurus/Link";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import type { ReactNode } from "react";

interface FigureProps {
  /** The value that the build has counted or measured. */
  readonly text: string;
}

/**
 * A number in a sentence that the build has taken from the installed packages:
 * `<Count of="commands" />` and `<Size of="mathlive" />`.
 */
export function Figure({ text }: FigureProps) {
  return text;
}

interface NameProps {
  /** A name of the engine's standard library, or of a type. */
  readonly name: string;
  /** Its anchor. */
  readonly id: string;
}

/**
 * A name that is explained where it is: an alias, or a constant or a type in a
 * table. Links lead to it.
 */
export function Name({ name, id }: NameProps) {
  useBrokenLinks().collectAnchor(id);
  return <code id={id}>{name}</code>;
}

interface TermProps {
  /** A word that follows signatures: `optional`, `lazy`. */
  readonly name: string;
  /** Its anchor. */
  readonly id: string;
}

/** A word of signatures that is explained where it is. Links lead to it. */
export function Term({ name, id }: TermProps) {
  useBrokenLinks().collectAnchor(id);
  return <span id={id}>{name}</span>;
}

/** The version of a package that the pages document: the one installed. */
export function PackageVersion({
  of,
}: {
  readonly of: "mathlive" | "computeEngine";
}) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const versions = customFields?.["versions"] as Record<typeof of, string>;
  return versions[of];
}

/**
 * A link to where reports about this documentation go: the setting
 * `ISSUES_URL`.
 */
export function IssuesLink({ children }: { readonly children: ReactNode }) {
  const { customFields } = useDocusaurusContext().siteConfig;
  return <Link href={String(customFields?.["issuesUrl"])}>{children}</Link>;
}
