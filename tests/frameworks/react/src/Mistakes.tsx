import "mathlive/fonts.css";
import "mathlive";
import { useState } from "react";

/** Options that are written after the value, and one that changes later. */
export function Attributes() {
  const [mode, setMode] = useState("off");
  return (
    <>
      {/* #region attributes */}
      <math-field aria-label="Ignored" value="x" smart-fence="off" />
      {/* #endregion */}
      <math-field aria-label="Read" smart-fence="off" value="x" />
      <math-field aria-label="Late" smart-mode={mode} />
      <button type="button" onClick={() => setMode("on")}>
        Smart mode
      </button>
    </>
  );
}

/** Text between the tags that follows the state. */
export function Children() {
  const [latex, setLatex] = useState("x");
  const [count, setCount] = useState(0);
  return (
    <>
      <math-field
        aria-label="Mirrored"
        onInput={(event) => setLatex(event.currentTarget.value)}
      >
        {latex}
      </math-field>
      {/* #region children */}
      <math-field aria-label="Counted">{`x_{${count}}`}</math-field>
      {/* #endregion */}
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
    </>
  );
}

/** What the types of the tag refuse. */
const REFUSED: Record<"name" | "menu", object> = {
  name: { name: "area" },
  menu: { menuItems: [] },
};

/** A property that cannot be set. */
export function Name() {
  return <math-field {...REFUSED.name} />;
}

/** A property that needs a field in the page. */
export function Menu() {
  return <math-field {...REFUSED.menu} />;
}
