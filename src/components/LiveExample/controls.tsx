import type { ReactNode } from "react";

/** Places for the buttons of a playground, which come with its script. */
export const CONTROLS: readonly [ReactNode, ReactNode] = [
  <span key="controls" data-part="controls" />,
  <span key="more" data-part="more" />,
];
