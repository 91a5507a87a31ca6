/** As many cases of each kind, the same ones in each run. */
export const RUNS = { seed: 20_261_125, numRuns: 10_000 };
