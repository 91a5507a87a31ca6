import Head from "@docusaurus/Head";
import { useLocation } from "@docusaurus/router";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ComponentProps, useLayoutEffect } from "react";

import { layOutNearFirst } from "../near-first";
import { twinAddress } from "../twin-address";
import CopyButton from "./CopyButton";
import styles from "./PageTools.module.css";

/** The title of a page of text, and what hands the page on as Markdown. */
export function PageTitle({ children, ...props }: ComponentProps<"header">) {
  useLayoutEffect(() => {
    // The first page has decided in its head; a key may have come since.
    if (document.documentElement.dataset["hasHydrated"] === "true")
      layOutNearFirst();
  }, []);
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

/** Returns the address of the current page as Markdown. */
function useTwin(): string {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  return twinAddress(useLocation().pathname, baseUrl);
}

/**
 * Hands the page on as Markdown, to a program or a person: on the clipboard,
 * or as an address.
 */
function Tools() {
  const address = useTwin();
  return (
    <div className="page-tools" data-mdast="ignore">
      <CopyButton
        text={() => load(address)}
        what="as Markdown"
        label="Copy page"
        failure={(error) =>
          error instanceof NotReached
            ? error.message
            : "The browser does not allow copying"
        }
        className={styles.button}
      />
      <a className={styles.link} href={address} type="text/markdown">
        View as Markdown
      </a>
    </div>
  );
}

/**
 * @throws NotReached when there is no network, or no file at the address, as
 * before the site is built.
 */
async function load(address: string): Promise<string> {
  const response = await fetch(address).catch(() => {
    throw new NotReached("Not copied: no connection");
  });
  // Some servers answer any address with a page.
  const isPage = response.headers.get("content-type")?.includes("html");
  if (!response.ok || isPage)
    throw new NotReached("Not copied: no Markdown here");
  return response.text();
}

/** The Markdown of the page could not be had. */
class NotReached extends Error {}
