import { useId, useState } from "react";

import styles from "./CheckMark.module.css";

interface Props {
  /** The kind of check, such as `Checked in Chromium`. */
  readonly how: string;
  /** The packages it was checked with, such as `MathLive 0.111.1`. */
  readonly packages?: readonly string[] | undefined;
}

/**
 * A mark of code that was checked. It says how when it is pointed at, pressed
 * or focused; until then the page, which may have a hundred of them, has no
 * more of it than the mark.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export default function CheckMark({ how, packages = [] }: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <button
      type="button"
      className={styles.mark}
      aria-label="Checked"
      aria-describedby={isShown ? id : undefined}
      onClick={show}
      onFocus={show}
      onBlur={hide}
      onMouseEnter={show}
      onMouseLeave={hide}
      onKeyDown={({ key }) => {
        if (key === "Escape") hide();
      }}
    >
      ✓
      {isShown && (
        <span role="tooltip" id={id} className={styles.detail}>
          {how}
          {packages.length > 0 && ` with ${packages.join(" and ")}`}
        </span>
      )}
    </button>
  );
}
