import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./Cards.module.css";

interface CardsProps {
  /** `Card` elements: as many columns as the page has room for. */
  readonly children: ReactNode;
}

/** Ways to go on, side by side. */
export function Cards({ children }: CardsProps) {
  return <div className={clsx(styles.cards, "cards")}>{children}</div>;
}

interface CardProps {
  readonly title: string;
  /** Page of this site that the title leads to. */
  readonly to?: string;
  /** A sign from the faces of mathematics, as an ornament. */
  readonly sign?: string;
  /** Description of the way to go on: what it is, and when to take it. */
  readonly children: ReactNode;
}

/**
 * One way to go on: an ornament, a title and a sentence. Its heading is an h3.
 */
export function Card({ title, to, sign, children }: CardProps) {
  return (
    <section className={styles.card}>
      {sign !== undefined && (
        <div className={styles.sign} aria-hidden="true">
          {sign}
        </div>
      )}
      <Heading as="h3" className={styles.title}>
        {to === undefined ? title : <Link to={to}>{title}</Link>}
      </Heading>
      {children}
    </section>
  );
}
