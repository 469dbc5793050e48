import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../cli/commands/program.ts';
import { printDiagnostics } from '../cli/diagnostics/print.ts';
import { rangeOf } from '../cli/diagnostics/span.ts';
import { base } from './base-project.ts';
import { expectedReports } from './diagnostics/expected-reports.ts';
import { listFixtures } from './diagnostics/fixtures.ts';

interface Task {
  readonly args: readonly string[];
  readonly problemMatcher: {
    readonly pattern: Pattern;
    readonly background: { readonly beginsPattern: string; readonly endsPattern: string };
  };
}

/** The numbers are those of the groups of the expression. */
interface Pattern {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly severity: number;
  readonly message: number;
  readonly code: number;
}

const { tasks }: { tasks: readonly Task[] } = JSON.parse(
  readFileSync('.vscode/tasks.json', 'utf8'),
);

function taskOf(command: string): Task {
  const task = tasks.find(({ args }) => args.includes(command));
  if (task === undefined) throw new Error(`No task runs ${command}.`);
  return task;
}

/** The lines that `validate --watch` prints where nothing changes and it is stopped at once. */
async function watchOnce(): Promise<readonly string[]> {
  let printed = '';
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(base, root, { recursive: true });
  const write = (text: string) => void (printed += text);
  await run(['validate', '--watch'], {
    cwd: root,
    env: {},
    platform: 'test',
    stdout: { write },
    stderr: { write },
    untilStopped: () => Promise.resolve(),
    openInBrowser: () => Promise.resolve(),
  });
  return printed.trimEnd().split('\n');
}

describe('the task that validates', () => {
  const { pattern, background } = taskOf('validate').problemMatcher;
  const fixtures = listFixtures();

  test.each(fixtures)('lists what is reported of $name', (fixture) => {
    const reported = expectedReports(fixture);
    const output = printDiagnostics(reported, 'pretty');
    expect(reported).not.toEqual([]);
    expect(listed(output).toSorted()).toEqual(
      reported
        .map(({ code, severity, message, span }) => {
          const { start } = rangeOf(span);
          const place = [span.file.path, start.line, start.column].join(':');
          return `${place} ${severity} ${code} ${message}`;
        })
        .toSorted(),
    );
  });

  test('knows the lines that each round begins and ends with', async () => {
    const lines = await watchOnce();
    const [begins, ends] = [background.beginsPattern, background.endsPattern].map((expression) =>
      lines.findIndex((line) => new RegExp(expression).test(line)),
    );
    expect([begins, ends]).toEqual([0, lines.length - 1]);
  });

  function listed(output: string): readonly string[] {
    return output.split('\n').flatMap((line) => {
      const found = new RegExp(pattern.regexp).exec(line);
      const at = (name: keyof Omit<Pattern, 'regexp'>) => found?.[pattern[name]] ?? '';
      const place = [at('file'), at('line'), at('column')].join(':');
      return found ? [`${place} ${at('severity')} ${at('code')} ${at('message')}`] : [];
    });
  }
});
