import useIsBrowser from "@docusaurus/useIsBrowser";
import type { ComponentProps } from "react";

import type { ClassName } from "../../markup";
import styles from "./styles.module.css";
import Tabs from "./Tabs";

/**
 * The sources of an example that the page need not show, since it has shown all
 * that is new in them. They are no part of the page without scripts: the
 * browser adds them, for the reader who opens them and for the live layer.
 */
export default function ClosedSources({
  tabs,
  name,
}: Pick<ComponentProps<typeof Tabs>, "tabs" | "name">) {
  const isBrowser = useIsBrowser();
  return (
    <details
      className={`${styles.sources} ${"playground-panel" satisfies ClassName}`}
      data-part="sources"
    >
      <summary>Whole program</summary>
      {isBrowser && (
        <Tabs tabs={tabs} open={tabs.at(-1)?.language ?? ""} name={name} />
      )}
    </details>
  );
}
