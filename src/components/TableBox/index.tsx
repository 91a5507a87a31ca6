import type { ComponentProps } from "react";

import ScrollBox from "../ScrollBox";

/** A table, in a box that scrolls sideways where the page is too narrow. */
export default function TableBox(props: ComponentProps<"table">) {
  return (
    <ScrollBox label="Table" className="table-box">
      <table {...props} />
    </ScrollBox>
  );
}
