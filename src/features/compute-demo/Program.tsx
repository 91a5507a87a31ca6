import Link from "@docusaurus/Link";
import { memo, useEffect, useMemo, useState } from "react";

import ProgramFor from "../../components/Program";
import { encodeState } from "../../playground/address";
import { recipeOf } from "./recipe";
import styles from "./styles.module.css";

/** Debounce time for updates of the link, in milliseconds. */
const PAUSE_MS = 300;

interface Props {
  readonly code: string;
  /** True while the results that it computes are being replaced. */
  readonly isBusy: boolean;
}

/** The program that gives the same results, and a way to run it. */
export const Program = memo(function Program({ code, isBusy }: Props) {
  const address = useAddress(code);
  const recipe = useMemo(() => recipeOf(code), [code]);
  return (
    <div className={styles.program}>
      <span className="label">The program</span>
      <ProgramFor
        recipe={recipe}
        isBusy={isBusy}
        controls={
          <Link to={`/playground/${address}`} className={styles.open}>
            Open in the playground
          </Link>
        }
      />
    </div>
  );
});

/** The fragment of the playground's address that carries a program. */
function useAddress(code: string): string {
  const [address, setAddress] = useState("");
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      encodeState({ language: "js", code }).then(
        (fragment) => {
          if (isWanted) setAddress(`#${fragment}`);
        },
        // Too long for an address: the playground is opened without it.
        () => setAddress(""),
      );
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code]);
  return address;
}
