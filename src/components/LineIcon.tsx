import type { ComponentProps } from "react";

/** Draws an icon of the bar, of the lines that are its children. */
export function LineIcon(props: ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.4}
      {...props}
    />
  );
}
