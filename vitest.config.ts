import { defineConfig } from 'vitest/config';

/** Puts another library in the place of React, which no other test may meet. */
const otherEngine = ['test/runtime/islands/preact.test.tsx'];

export default defineConfig({
  test: {
    globalSetup: ['tools/schema-validators.js'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/program/**', ...otherEngine],
          pool: 'threads',
          // Test files share the modules that they import, which halves the time of the whole.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'other engine', include: otherEngine, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          name: 'program',
          globalSetup: ['tools/nginx.js'],
          include: ['test/program/**/*.test.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: ['tools/browser.js'],
          include: ['test/browser/**/*.test.ts'],
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One for each of two cores; more would slow the pages that they wait for.
          maxWorkers: 2,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
