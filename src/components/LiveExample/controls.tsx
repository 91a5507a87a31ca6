import type { ReactNode } from "react";

/** Places for the buttons of a playground, which come with its script. */
export const CONTROLS: readonly [ReactNode, ReactNode] = [
  <span key="controls" className="playground-controls" data-part="controls" />,
  <span key="more" className="playground-more" data-part="more" />,
];
