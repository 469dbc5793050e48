import { readFileSync } from 'node:fs';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Puts another library in the place of React, which no other test may meet. */
const otherEngine = ['test/runtime/islands/preact.test.tsx'];

/**
 * Run in processes. These start git and other programs, or run commands, which ask git: a process
 * is copied for each that it starts, which takes half a second of the large one in which all unit
 * tests are threads. Or they measure what their process takes, which holds for all its threads.
 */
const inProcesses = [
  'test/author/{git,propose}/**/*.test.ts',
  'test/author/table/older.test.ts',
  'test/commands/**/*.test.ts',
  'test/compile/site/in-git.test.ts',
  'test/compile/source/linear-work.test.ts',
  'test/deliver/serve/journal.test.ts',
  'test/tools/code-cache.test.ts',
  'test/{card,docs}.test.ts',
];

/** One for each of two cores; more would slow the pages that tests wait for. */
const workers = 2;

/**
 * Puts files side by side that can share imported modules: a worker is thrown away when the next
 * file asks for another environment. In any order this is half the time of all imports. Tests of
 * pages are the last, as their files are short: the workers end at about the same time. Otherwise
 * Vitest's own order stays: the files of a project that took longest the last time come first, or
 * else the largest.
 */
class SharedImports extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needs = new Map(sorted.map((file) => [file, needOf(file)]));
    const orderOf = (file: TestSpecification): number => needs.get(file) ?? 0;
    return sorted.toSorted((a, b) => groupOf(a) - groupOf(b) || orderOf(a) - orderOf(b));
  }
}

function needOf({ moduleId, project }: TestSpecification): number {
  if (project.name === 'browser') return 2;
  if (project.name === 'in processes') return -1;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment') ? 1 : 0;
}

function groupOf({ project }: TestSpecification): number {
  return project.config.sequence.groupOrder;
}

export default defineConfig({
  test: {
    globalSetup: ['tools/native-modules.js', 'tools/program.js', 'test/base-project.ts'],
    // The first second of November 15, 2026: what is built at different times can be compared.
    env: { SOURCE_DATE_EPOCH: '1794700800' },
    sequence: { sequencer: SharedImports },
    maxWorkers: workers,
    // Long enough for a busy machine: what hangs is found all the same.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ['test/short-failures.ts'],
    // Of two documents, what differs and a few lines around it.
    diff: { expand: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/program/**', ...otherEngine, ...inProcesses],
          pool: 'threads',
          // Test files share the modules that they import, which halves the time of the whole.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'in processes',
          include: inProcesses,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'other engine', include: otherEngine },
      },
      {
        extends: true,
        test: {
          name: 'program',
          globalSetup: ['tools/nginx.js', 'tools/npm-programs.js'],
          include: ['test/program/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          // Test files share the modules that they import, and what they know of built sites.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: ['tools/browser.js'],
          include: ['test/browser/**/*.test.ts'],
          sequence: { groupOrder: 1 },
          // Test files share the browser of their worker.
          isolate: false,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
