import { Formula } from "./Formula";
import { Hide } from "./Hide";
import { Settings } from "./Settings";
import { StaticFormula } from "./StaticFormula";

export default function Page() {
  return (
    <>
      <Settings />
      <StaticFormula latex="\int_0^1\frac{x}{2}\,dx" />
      <Hide>
        <Formula initial="\frac{x}{2}" />
      </Hide>
    </>
  );
}
