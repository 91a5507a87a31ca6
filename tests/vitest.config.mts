import { defineConfig } from "vitest/config";

/** Timeouts of all tests, so long that time decides none of them. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          ...PATIENT,
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          // To load the modules once takes half the time.
          pool: "threads",
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENT,
          name: "docs",
          include: ["tests/docs/**/*.test.ts"],
          globalSetup: ["tests/docs/setup.ts"],
          // These tests only read: they share what they have parsed.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENT,
          name: "built",
          include: ["tests/built/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENT,
          name: "examples",
          include: ["tests/examples/**/*.test.ts"],
        },
      },
    ],
  },
});
