import { useEffect, useRef, useState, type RefObject } from "react";

import type { PlotHandle, PlotOptions } from "../../plot";
import { retry } from "../../loading";

/** Tries of the download: the first at once, the next after a second, two. */
const SCHEDULE = { first: 0, tries: 3 };

type Stage = "waiting" | "live" | "failed";

interface PlotInPage {
  /** Where the plot is drawn. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly stage: Stage;
  /** Nothing until it is live. */
  readonly handle: RefObject<PlotHandle | null>;
  readonly retry: () => void;
}

/** The life of a plot in a page: loaded when it is shown, in step with its props. */
export function usePlot(options: PlotOptions): PlotInPage {
  const place = useRef<HTMLDivElement>(null);
  const handle = useRef<PlotHandle>(null);
  const latest = useRef(options);
  const [stage, setStage] = useState<Stage>("waiting");
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
  return { place, stage, handle, retry: again };
}

/** Load the script of plots, so that the first one is quick. */
export function loadPlot() {
  return import(/* webpackChunkName: "plot" */ "../../plot");
}
