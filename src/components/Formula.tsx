import { useEffect, useState } from "react";

import { typeset } from "../math";

interface Props {
  /** From a reader or a program: nothing in it is trusted. */
  readonly latex: string;
}

/** A formula that is known in the browser only. It is TeX until it is set. */
export default function Formula({ latex }: Props) {
  const [set, setSet] = useState<{ latex: string; html: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    void typeset(latex).then((html) => {
      if (isWanted) setSet({ latex, html });
    });
    return () => {
      isWanted = false;
    };
  }, [latex]);
  // While another formula is being set the last one stays: nothing flickers.
  return set?.html === undefined ? (
    <code>{latex}</code>
  ) : (
    <span dangerouslySetInnerHTML={{ __html: set.html }} />
  );
}
