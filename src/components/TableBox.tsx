import type { ComponentProps } from "react";

import type { ClassName } from "../markup";

/** A table in a box that scrolls sideways where the page is too narrow for it. */
export default function TableBox(props: ComponentProps<"table">) {
  return (
    <div className={"table-box" satisfies ClassName}>
      <table {...props} />
    </div>
  );
}
