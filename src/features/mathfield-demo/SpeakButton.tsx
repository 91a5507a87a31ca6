import useIsBrowser from "@docusaurus/useIsBrowser";
import { useEffect, useState } from "react";

interface Props {
  readonly text: string | undefined;
}

/** A button that has the browser read a text aloud, where it can. */
export function SpeakButton({ text }: Props) {
  const [isSpeaking, setIsSpeaking] = useState(false);
  const isMute = useIsBrowser() && !("speechSynthesis" in window);
  // A voice outlives the page that it was asked for on.
  useEffect(() => {
    if (!isSpeaking) return;
    return () => speechSynthesis.cancel();
  }, [isSpeaking]);

  function speak() {
    if (text === undefined) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = "en-US";
    utterance.onend = () => setIsSpeaking(false);
    utterance.onerror = () => setIsSpeaking(false);
    speechSynthesis.speak(utterance);
    setIsSpeaking(true);
  }

  return (
    <button
      type="button"
      className="quiet-button"
      disabled={isMute || text === undefined}
      onClick={isSpeaking ? () => setIsSpeaking(false) : speak}
    >
      {isMute ? "This browser has no voice" : isSpeaking ? "Stop" : "Speak"}
    </button>
  );
}
