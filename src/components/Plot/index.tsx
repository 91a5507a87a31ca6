import clsx from "clsx";
import type { ReactNode } from "react";

import type { PlotOptions } from "../../plot";
import styles from "./styles.module.css";
import { usePlot } from "./usePlot";

export { loadPlot } from "./usePlot";

interface Props extends PlotOptions {
  /** What stands under it. */
  readonly caption?: ReactNode;
  readonly className?: string;
}

/**
 * A curve that can be moved, zoomed and followed. Its script is loaded when it
 * is first shown; its room is kept from the start. Give it the same `curve`
 * object as long as it is the same curve.
 */
export default function Plot({ caption, className, ...options }: Props) {
  const { place, stage, handle, retry } = usePlot(options);
  const isIdle = stage !== "live";
  return (
    <figure className={clsx(styles.plot, className)} data-plot={stage}>
      <div ref={place} className="plot-place" />
      {stage === "waiting" && (
        <p className={styles.notice}>The plot is being loaded.</p>
      )}
      {stage === "failed" && (
        <p className={styles.notice} role="alert">
          The plot did not load: check the connection.{" "}
          <button type="button" className="quiet-button" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      <div
        className={styles.buttons}
        role="group"
        aria-label="View of the plot"
      >
        <button
          type="button"
          className="quiet-button"
          disabled={isIdle}
          aria-label="Zoom in"
          onClick={() => handle.current?.zoom("in")}
        >
          +
        </button>
        <button
          type="button"
          className="quiet-button"
          disabled={isIdle}
          aria-label="Zoom out"
          onClick={() => handle.current?.zoom("out")}
        >
          −
        </button>
        <button
          type="button"
          className="quiet-button"
          disabled={isIdle}
          onClick={() => handle.current?.reset()}
        >
          Reset<span className="sr-only"> view</span>
        </button>
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
