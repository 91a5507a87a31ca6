import Heading from "@theme/Heading";
import clsx from "clsx";
import type { ReactNode } from "react";

import styles from "./styles.module.css";

export { Entry, Example, Examples, Workbench } from "./Workbench";
export { Graph, Results, Source } from "./Results";

interface HeroProps {
  /** The h1 of the page: what the site is about. */
  readonly title: string;
  /** Sentences, what shows the matter at work, and how to install it. */
  readonly children: ReactNode;
}

/** The head of the home page. */
export function Hero({ title, children }: HeroProps) {
  return (
    <header className={clsx(styles.hero, "markdown")}>
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      {children}
    </header>
  );
}

interface TextProps {
  readonly children: ReactNode;
}

/** The sentences under the title, and the buttons beside them. */
export function Lead({ children }: TextProps) {
  return <div className={styles.lead}>{children}</div>;
}

/** Shows how to install the libraries, and how large they are. */
export function Start({ children }: TextProps) {
  return <div className={styles.start}>{children}</div>;
}

/** A part of the home page below its head. */
export function Section({ children }: TextProps) {
  return (
    <section className={clsx(styles.section, "markdown")}>{children}</section>
  );
}

/** Shows common tasks: a list of links, each with what waits there. */
export function Tasks({ children }: TextProps) {
  return <div className={styles.tasks}>{children}</div>;
}

/** Kinds of things that are made with the libraries: a list. */
export function Built({ children }: TextProps) {
  return <div className={styles.built}>{children}</div>;
}
