import { typeset } from "../math";
import type {
  Calculator,
  Forms,
  Json,
  Outcome,
  Question,
  Reading,
  Task,
} from "./types";

/** Longest LaTeX of a result that is rendered: longer ones are read as text. */
const MAX_LATEX = 4000;

/** Longest number that stands in a line, in digits. */
const MAX_DIGITS = 40;

/** An outcome that is ready to be shown. */
export interface Shown {
  readonly body:
    | {
        readonly kind: "formula";
        readonly html: string;
        /** The same as the engine prints it. */
        readonly text: string;
      }
    | { readonly kind: "code"; readonly text: string }
    | { readonly kind: "steps"; readonly steps: readonly Step[] }
    /** There is no result; says why. */
    | { readonly kind: "none"; readonly reason: string }
    | {
        readonly kind: "failed";
        readonly message: string;
        /** True if more time may help. */
        readonly isTimeout: boolean;
      };
  /** The size of the whole, in sentences, where only a part is shown. */
  readonly omitted?: string;
  /** Text that the copy button gives. */
  readonly copy?: string;
  /** The time it took, in milliseconds; nothing for what the build computed. */
  readonly ms?: number;
  /** The result as data, where it is one expression. */
  readonly json?: Json;
}

/** An expression on the way to a result. */
interface Step {
  readonly text: string;
  /** The same rendered, if it can be. */
  readonly html: string | undefined;
  /** Description of what was done; nothing at the start. */
  readonly reason: string | undefined;
}

/** Who is told what comes of a question. */
interface Audience {
  readonly onReading: (reading: Reading) => void;
  readonly onShown: (task: Task, shown: Shown) => void;
}

/**
 * Asks a question, and renders the answers. Nobody is told of any more once
 * `signal` is aborted.
 *
 * @throws As the calculator does.
 */
export async function inquire(
  calculator: Calculator,
  question: Question,
  { onReading, onShown }: Audience,
  signal: AbortSignal,
): Promise<void> {
  const settling: Promise<void>[] = [];
  await calculator.ask(
    question,
    {
      onReading: (reading) => {
        if (!signal.aborted) onReading(reading);
      },
      onOutcome: (task, outcome) => {
        const settled = show(outcome).then((shown) => {
          if (!signal.aborted) onShown(task, shown);
        });
        settling.push(settled);
      },
    },
    signal,
  );
  await Promise.all(settling);
}

/** Renders what came of a task. */
export async function show(outcome: Outcome): Promise<Shown> {
  const { ms } = outcome;
  switch (outcome.status) {
    case "expression":
      return {
        ...(await showForms([outcome.value])),
        ms,
        json: outcome.value.json,
      };
    case "expressions":
      return outcome.reasons
        ? { body: await stepsOf(outcome.values, outcome.reasons), ms }
        : { ...(await showForms(outcome.values)), ms };
    case "code":
      return {
        body: { kind: "code", text: outcome.code },
        copy: outcome.code,
        ms,
      };
    case "none":
      return { body: { kind: "none", reason: quoted(outcome.reason) }, ms };
    case "failed": {
      const { message, isTimeout = false } = outcome;
      return {
        body: { kind: "failed", message: quoted(message), isTimeout },
        ms,
      };
    }
  }
}

async function stepsOf(
  values: readonly Forms[],
  reasons: readonly string[],
): Promise<Shown["body"]> {
  const length = values.reduce((sum, { latex }) => sum + latex.length, 0);
  const steps = values.map(async ({ text, latex }, index): Promise<Step> => {
    const html = length > MAX_LATEX ? undefined : await typeset(latex);
    return { text, html, reason: reasons[index - 1] };
  });
  return { kind: "steps", steps: await Promise.all(steps) };
}

/** The engine quotes code as Markdown does. */
function quoted(message: string): string {
  return message.replace(/`([^`]*)`/g, "“$1”");
}

async function showForms(values: readonly Forms[]): Promise<Shown> {
  const copy = values.map(({ latex }) => latex).join(",\\quad ");
  const omitted = values.flatMap((value) => value.omitted ?? []).join(" ");
  return {
    body: await bodyOf(values, copy),
    copy,
    ...(omitted === "" ? {} : { omitted }),
  };
}

async function bodyOf(
  values: readonly Forms[],
  latex: string,
): Promise<Shown["body"]> {
  const text = values.map((value) => value.text).join(", ");
  const asText = { kind: "code", text } as const;
  if (latex.length > MAX_LATEX || values.some(isLongNumber)) return asText;
  const html = await typeset(latex);
  return html === undefined ? asText : { kind: "formula", html, text };
}

function isLongNumber({ text }: Forms): boolean {
  return text.length > MAX_DIGITS && /^[-\d.e+()…]+$/.test(text);
}
