import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Link from "@docusaurus/Link";
import type { ReactNode } from "react";

/** A link to where reports about this documentation go: the setting `ISSUES_URL`. */
export default function IssuesLink({
  children,
}: {
  readonly children: ReactNode;
}) {
  const { customFields } = useDocusaurusContext().siteConfig;
  return <Link href={String(customFields?.["issuesUrl"])}>{children}</Link>;
}
