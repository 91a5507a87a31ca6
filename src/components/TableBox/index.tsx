import type { ComponentProps } from "react";

/** A table in a box that scrolls sideways where the page is too narrow for it. */
export default function TableBox(props: ComponentProps<"table">) {
  return (
    <div className="table-box">
      <table {...props} />
    </div>
  );
}
