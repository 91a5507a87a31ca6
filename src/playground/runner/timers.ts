/** The timers that a run has started. */
export interface Timers {
  /**
   * Settles when none is left to fire.
   *
   * @throws What a callback throws.
   */
  idle(): Promise<void>;
  /** Ends those that are left and gives the globals back. */
  stop(): void;
}

type Callback = (...values: unknown[]) => void;

/**
 * Puts timers that are counted in the place of the global ones: a run ends when
 * nothing that it started is still to come.
 */
export function trackTimers(): Timers {
  const { setTimeout, clearTimeout, setInterval, clearInterval } = globalThis;
  const started = new Map<unknown, () => void>();
  let settle: { done: () => void; fail: (thrown: unknown) => void } | undefined;
  let failure: { thrown: unknown } | undefined;

  const check = () => {
    if (failure) settle?.fail(failure.thrown);
    else if (started.size === 0) settle?.done();
  };
  const guard = (callback: Callback, values: unknown[], after: () => void) => {
    try {
      callback(...values);
    } catch (thrown) {
      failure ??= { thrown };
    }
    after();
    check();
  };
  const end = (id: unknown) => {
    started.get(id)?.();
    started.delete(id);
    check();
  };

  Object.assign(globalThis, {
    setTimeout: (callback: Callback, ms?: number, ...values: unknown[]) => {
      const id = setTimeout(() => {
        guard(callback, values, () => started.delete(id));
      }, ms);
      started.set(id, () => clearTimeout(id));
      return id;
    },
    setInterval: (callback: Callback, ms?: number, ...values: unknown[]) => {
      const id = setInterval(() => guard(callback, values, () => {}), ms);
      started.set(id, () => clearInterval(id));
      return id;
    },
    clearTimeout: end,
    clearInterval: end,
  });

  return {
    idle: () =>
      new Promise((done, fail) => {
        settle = { done, fail };
        check();
      }),
    stop() {
      settle = undefined;
      for (const cancel of started.values()) cancel();
      Object.assign(globalThis, {
        setTimeout,
        clearTimeout,
        setInterval,
        clearInterval,
      });
    },
  };
}
