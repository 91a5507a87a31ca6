import Head from "@docusaurus/Head";
import type { ComponentProps } from "react";

import { Tools } from "./Tools";
import { useTwin } from "./useTwin";

/** The title of a page of text, and what hands the page on as Markdown. */
export function PageTitle({ children, ...props }: ComponentProps<"header">) {
  return (
    <header {...props} className="page-title">
      {children}
      <Tools />
    </header>
  );
}

/** Tells programs, in the head of a page of text, where it is as Markdown. */
export function TwinLink() {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useTwin()} />
    </Head>
  );
}
