import clsx from "clsx";
import { useEffect, useRef, useState, type ReactNode } from "react";

import { retry } from "../loading";
import type { PlotHandle, PlotOptions } from "../plot";
import styles from "./Plot.module.css";

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

interface Props extends PlotOptions {
  /** Caption below the plot. */
  readonly caption?: ReactNode;
  readonly className?: string;
}

/**
 * A curve that can be moved, zoomed and followed. Its script is loaded when it
 * is first shown; its room is kept from the start. Give it the same `curve`
 * object as long as it is the same curve.
 */
export default function Plot({ caption, className, ...options }: Props) {
  const { place, stage, handle, again } = usePlot(options);
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
          <button type="button" className="quiet-button" onClick={again}>
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

/**
 * The life of a plot in a page: loaded when it is shown, in step with its
 * props.
 */
function usePlot(options: PlotOptions) {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<PlotHandle>(null);
  const latest = useRef(options);
  const [stage, setStage] = useState<"waiting" | "live" | "failed">("waiting");
  const [tries, setTries] = useState(0);

  useEffect(() => {
    latest.current = options;
    handle.current?.update(options);
  });

  useEffect(() => {
    let isWanted = true;
    const boot = async () => {
      try {
        const { openPlot } = await retry(loadPlot, SCHEDULE);
        if (!isWanted || !place.current) return;
        handle.current = openPlot(place.current, latest.current);
        setStage("live");
      } catch {
        if (isWanted) setStage("failed");
      }
    };
    void boot();
    return () => {
      isWanted = false;
      handle.current?.close();
      handle.current = null;
    };
  }, [tries]);

  const again = () => {
    setStage("waiting");
    setTries(tries + 1);
  };
  return { place, stage, handle, again };
}

/** Loads the script of plots, so that the first one is quick. */
export function loadPlot() {
  return import(/* webpackChunkName: "plot" */ "../plot");
}
