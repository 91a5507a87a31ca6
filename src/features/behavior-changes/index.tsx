import summary from "@generated/behavior-changes/summary.json";
import Link from "@docusaurus/Link";
import { useRef } from "react";

import { Pages } from "./Pages";
import { useChanges } from "./useChanges";
import styles from "./styles.module.css";

export type {
  ChangedExample,
  ChangedPage,
  OlderRelease,
  Part,
  Summary,
} from "./types";

/** Compares the outputs of an older engine with those of the installed one. */
export function BehaviorChanges() {
  const list = useRef<HTMLSelectElement>(null);
  const [shown, choose] = useChanges(list);
  const { version, pages, state, section } = shown;
  const { now, ran, releases } = summary;
  const release = releases.find((each) => each.version === version);
  const { differing = 0, failing = 0 } = release ?? {};
  const status = {
    loading: `Loading the outputs of ${version}…`,
    failed: `The outputs of ${version} did not load.`,
    complete: `${String(differing)} of ${String(ran)} examples differ between ${version} and ${now}. ${String(failing)} of these end with an error on ${version}.`,
  }[state];
  return (
    <div className={styles.box}>
      <label className={`form-field ${styles.version}`} data-mdast="ignore">
        <span>Your version</span>
        <select
          ref={list}
          className="form-control"
          value={version}
          onChange={({ target }) => choose(target.value)}
        >
          {releases.map(({ version: each, date }) => (
            <option key={each} value={each}>
              {date === "" ? each : `${each}, ${date}`}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.status}>
        <span role="status">{status}</span>
        {state === "failed" && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => choose(version)}
          >
            Try again
          </button>
        )}
        <Link to={`/compute-engine/changelog/?after=${version}`}>
          Release notes since {version}
        </Link>
      </p>
      <div data-mdast="ignore" aria-busy={state === "loading"}>
        <Pages {...{ pages, section }} older={version} now={now} />
      </div>
    </div>
  );
}
