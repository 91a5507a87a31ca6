import Link from "@docusaurus/Link";

import Formula from "@site/src/components/Formula";
import type { FormulaMatch } from "@site/src/search/formula/types";
import shared from "../results.module.css";
import styles from "./styles.module.css";

interface Props {
  /** The closest first. */
  readonly matches: readonly FormulaMatch[];
}

/** Lists the places whose formulas are like one, and says why they are. */
export function FormulaResults({ matches }: Props) {
  if (matches.length === 0) return null;
  return (
    <ol className={shared.results}>
      {matches.map((match) => (
        <li key={match.url}>
          <Match {...match} />
        </li>
      ))}
    </ol>
  );
}

function Match({ url, titles, latex, ...why }: FormulaMatch) {
  const way = titles.slice(0, -1).join(" › ");
  return (
    <>
      <h2>
        <Link to={url}>{titles.at(-1)}</Link>
      </h2>
      {way !== "" && <p className={shared.way}>{way}</p>}
      {latex !== undefined && (
        <p className={styles.formula}>
          <Formula latex={latex} />
        </p>
      )}
      <p className={shared.way}>
        <Why {...why} />
      </p>
    </>
  );
}

type WhyProps = Pick<FormulaMatch, "reason" | "common">;

/** Says in a few words why a place was found. */
function Why({ reason, common }: WhyProps) {
  switch (reason) {
    case "same":
      return "The same formula; names may differ";
    case "structure":
      return "A formula with the same structure";
    case "part":
      return "Contains this structure";
    case "entry":
      return (
        <>
          Explains <Names names={common} />
        </>
      );
    case "operators":
    case "commands":
      return (
        <>
          Also uses <Names names={common} />
        </>
      );
  }
}

function Names({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ", "}
      <code>{name}</code>
    </span>
  ));
}
