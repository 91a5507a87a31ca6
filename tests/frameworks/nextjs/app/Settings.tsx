"use client";

import "mathlive";
import { useEffect } from "react";

export function Settings() {
  useEffect(() => {
    window.MathfieldElement.soundsDirectory = null;
  }, []);
  return null;
}
