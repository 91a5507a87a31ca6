import { useState, type SyntheticEvent } from "react";

/**
 * What the reader has typed into DocSearch's field, and whether the assistant
 * is asked there.
 *
 * @param initial - What has been typed already.
 * @returns Both, what the box of the field listens to, and what switches to the
 * assistant and back.
 */
export function useQuestion(initial: string) {
  const [query, setQuery] = useState(initial);
  const [isAsking, setAsking] = useState(false);
  return {
    query,
    isAsking,
    listeners: {
      onInput: ({ target }: SyntheticEvent) =>
        setQuery((target as HTMLInputElement).value),
      onReset: () => setQuery(""),
    },
    ask: (asks: boolean) => {
      setAsking(asks);
      // DocSearch takes the question out of the field, without an event.
      if (asks) setQuery("");
    },
  };
}
