import { latexFault } from "../latex";
import type { Part } from "./fragment";

/** A part that is a formula. */
export function formula(initial: string): Part<string> {
  return {
    initial,
    read: (given) => given,
    write: (value) => value,
    refuse: latexFault,
  };
}
