import Link from "@docusaurus/Link";
import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./Button.module.css";

interface ButtonProps {
  readonly label: string;
  /** Target of the link: a page of this site, or an address. */
  readonly to: string;
  /** True for the one thing to do first. */
  readonly primary?: boolean;
}

/** A link that looks like a button, for the few that a page is about. */
export function Button({ label, to, primary = false }: ButtonProps) {
  return (
    <Link className={clsx("button", primary && "button--primary")} to={to}>
      {label}
    </Link>
  );
}

interface ActionsProps {
  /** Buttons: side by side where there is room. */
  readonly children: ReactNode;
}

/** Shows the buttons for the few actions that a page is about. */
export function Actions({ children }: ActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
