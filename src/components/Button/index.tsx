import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";

interface Props {
  /** Where it leads: a page of this site, or an address. */
  readonly to: string;
  /** Whether it is the one thing to do first. */
  readonly primary?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button, for the few that a page is about. */
export default function Button({ to, primary = false, children }: Props) {
  return (
    <Link className={clsx("button", primary && "button--primary")} to={to}>
      {children}
    </Link>
  );
}
