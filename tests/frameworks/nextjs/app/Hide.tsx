"use client";

import { type ReactNode, useState } from "react";

export function Hide({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && children}
      <button type="button" onClick={() => setShown(!isShown)}>
        Hide
      </button>
    </>
  );
}
