import { Allowance } from "../allowance";
import type { SandboxDocument } from "../document";
import { Box } from "./box";
import type { FromFrame } from "./messages";
import {
  dismiss,
  hear,
  lose,
  supervise,
  type SupervisedFrame,
} from "./supervise";
import type {
  DeathReason,
  FrameOptions,
  MarkupSource,
  ResultFrame,
  Scheme,
} from "./types";

/** A loop is ended by the frame itself, with a message: that comes first. */
const PATIENCE_MS = 3000;

/**
 * Runs a markup example and shows its result.
 *
 * The code runs in a frame of an opaque origin, without a network: it reaches
 * neither the page nor what the site stores. It is told what it needs through
 * a port, and all it says is checked. It ends when it stops answering.
 *
 * @param place - Element that the frame is put into, as its last child.
 */
export function runInFrame(
  place: HTMLElement,
  source: MarkupSource,
  options: FrameOptions,
): ResultFrame {
  const run = new Run(place, source, options);
  run.start();
  return run;
}

class Run implements ResultFrame, SupervisedFrame {
  readonly patienceMs: number;
  startedAt = 0;
  readonly #place: HTMLElement;
  readonly #source: MarkupSource;
  readonly #options: FrameOptions;
  #scheme: Scheme;
  #box: Box | undefined;
  #allowance = new Allowance();
  #deadline: ReturnType<typeof setTimeout> | undefined;
  /** Tells answers that were asked for by an earlier start. */
  #life = new AbortController();

  constructor(place: HTMLElement, source: MarkupSource, options: FrameOptions) {
    this.#place = place;
    this.#source = source;
    this.#options = options;
    this.#scheme = options.scheme;
    this.patienceMs = options.budgetMs + PATIENCE_MS;
  }

  get hasFocus(): boolean {
    return this.#box?.hasFocus === true;
  }

  start(): void {
    this.#life = new AbortController();
    this.#allowance = new Allowance();
    this.#deadline = undefined;
    this.startedAt = performance.now();
    const { signal } = this.#life;
    const { assets } = this.#options;
    Promise.all([assets.around(), assets.script(this.#source)]).then(
      ([around, script]) => {
        if (!signal.aborted) this.#open(around, script);
      },
      () => {
        if (!signal.aborted) this.end("unloaded");
      },
    );
  }

  stop(): void {
    this.#life.abort();
    this.suspend();
    dismiss(this);
  }

  setScheme(scheme: Scheme): void {
    this.#scheme = scheme;
    this.#box?.setScheme(scheme);
  }

  ping(): void {
    this.#box?.ping();
  }

  suspend(): void {
    clearTimeout(this.#deadline);
    this.#box?.remove();
    this.#box = undefined;
  }

  restart(): void {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    this.#options.events.onRestart();
    this.start();
  }

  end(reason: DeathReason): void {
    if (this.#life.signal.aborted) return;
    this.stop();
    this.#options.events.onDead(reason);
  }

  #open(around: SandboxDocument, script: string): void {
    const { title, budgetMs } = this.#options;
    const scheme = this.#scheme;
    this.#box = new Box(
      this.#place,
      { around, script, title, scheme },
      {
        onMessage: (message) => this.#take(message),
        onClosed: () => lose(this),
        onFlood: () => this.end("flooded"),
        onLeft: () => this.end("left"),
        onTaken: () => this.end("taken"),
      },
    );
    this.#box.tell({ type: "start", source: this.#source, scheme, budgetMs });
    supervise(this);
  }

  #take(message: FromFrame): void {
    hear(this);
    const { events } = this.#options;
    switch (message.type) {
      case "need":
        void this.#give(message.modules);
        break;
      case "face":
        void this.#giveFace(message.place);
        break;
      case "entry": {
        // The frame counts too; code of readers may have talked it out of it.
        const entry = this.#allowance.admit(message.entry);
        if (entry) events.onEntry(entry);
        break;
      }
      case "fault":
        events.onFault(message.line);
        break;
      case "height":
        this.#box?.setHeight(message.px);
        break;
      case "ready":
        this.#beReady();
        break;
      case "search":
        this.#box?.askForSearch();
        break;
      case "press":
        this.#box?.press();
        break;
      case "pong":
    }
  }

  #beReady(): void {
    clearTimeout(this.#deadline);
    this.#options.events.onReady();
  }

  async #give(specifiers: readonly string[]): Promise<void> {
    const { assets } = this.#options;
    const { signal } = this.#life;
    try {
      const [faces, modules] = await Promise.all([
        assets.fonts(specifiers.includes("mathlive")),
        assets.modules(specifiers),
      ]);
      if (signal.aborted) return;
      this.#box?.tell({ type: "assets", modules, faces });
      // A document that is written anew by its own code never says so.
      const { budgetMs } = this.#options;
      this.#deadline ??= setTimeout(() => this.#beReady(), budgetMs);
    } catch {
      if (!signal.aborted) this.end("unloaded");
    }
  }

  async #giveFace(place: number): Promise<void> {
    const { signal } = this.#life;
    // Without it the formula stays in a font of the system.
    const data = await this.#options.assets.face(place).catch(() => undefined);
    if (data && !signal.aborted) this.#box?.tell({ type: "face", place, data });
  }
}
