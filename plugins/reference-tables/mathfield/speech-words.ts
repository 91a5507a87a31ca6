/** What the static members of `MathfieldElement` change in speech. */
export const SPEECH_WORDS: Readonly<Record<string, string>> = {
  speechEngine:
    "`local`, which is the default, speaks with the browser’s voice; `amazon` asks Amazon Polly",
  speechEngineRate:
    "The speed in SSML, such as `slow` or `150%`; the browser’s voice ignores it",
  speechEngineVoice:
    "The voice of Amazon Polly; the browser’s voice ignores it",
  textToSpeechMarkup:
    "The markup of the format `spoken` and of what is spoken: none by default, `ssml`, `ssml_step` or `mac`",
  textToSpeechRules:
    "Who finds the words: `mathlive`, which is the default, or `sre`, the Speech Rule Engine, if the page has loaded it",
  textToSpeechRulesOptions: "Options for the Speech Rule Engine",
  speakHook: "Called with the words in place of speaking them",
  readAloudHook:
    "Called with an element and the words in place of reading them with highlighting",
};

/** What the command `speak` speaks. */
export const SCOPE_WORDS: Readonly<Record<string, string>> = {
  all: "The formula",
  selection: "The selection",
  left: "The part before the caret",
  right: "The part after the caret",
  group: "The group that the caret is in, such as a numerator",
  parent: "The part whose group the caret is in, such as a fraction",
};
