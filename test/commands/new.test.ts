import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';
import { base } from '../diagnostics/fixtures.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-new-'));
  cpSync(base, root, { recursive: true });
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function regionsText(): string {
  return readFileSync(join(root, 'regions.yaml'), 'utf8');
}

/** Runs `new`; `answers` are typed at a terminal, one after the other. Without them there is none. */
async function create(argv: readonly string[], answers?: readonly string[]) {
  const left = [...(answers ?? [])];
  let printed = '';
  const write = (text: string): void => {
    printed += text;
  };
  const exitCode = await run(['new', ...argv, '--root', root], {
    cwd: tmpdir(),
    env: {},
    platform: 'test',
    stdout: { write },
    stderr: { write },
    ...(answers && {
      ask: (question: string) => {
        printed += question;
        return Promise.resolve(left.shift());
      },
    }),
    untilStopped: () => Promise.resolve(),
    onInterrupt: () => undefined,
  });
  return { exitCode, printed };
}

/** The lines that the file has more than before; it must have lost none. */
function linesAdded(before: string): readonly string[] {
  const old = before.split('\n');
  const added = regionsText()
    .split('\n')
    .filter((line) => {
      if (line !== old[0]) return true;
      old.shift();
      return false;
    });
  expect(old).toEqual([]);
  return added;
}

describe('what new asks', () => {
  test('is what cannot be told from what is known', async () => {
    const before = regionsText();
    const { exitCode, printed } = await create(['region'], ['Vermont']);
    expect(printed).toContain('name: The full name as visitors read it. Such as New Jersey\n> ');
    expect(printed).toMatch(/regions\.yaml:\d+:3\n$/);
    expect(linesAdded(before)).toEqual(['  vermont:', '    code: VT', '    name: Vermont']);
    expect(exitCode).toBe(ExitCode.fine);
  });

  test('it asks again where the answer is wrong, with the words of validate', async () => {
    const before = regionsText();
    const { printed } = await create(['region'], ['Guam', 'gu', 'GU']);
    expect(printed).toContain('> code: "gu" is not the code of a region. Did you mean "GU"?');
    expect(linesAdded(before)).toContain('    code: GU');
  });

  test('and nothing is written where the answers end', async () => {
    const before = regionsText();
    const { exitCode } = await create(['sister-site'], ['', 'A site']);
    expect(exitCode).toBe(ExitCode.usage);
    expect(regionsText()).toBe(before);
  });
});

describe('where nobody can be asked', () => {
  test('all that is missing is named', async () => {
    const { exitCode, printed } = await create(['sister-site', '--name', 'A site']);
    expect(printed).toContain('new sister-site needs --url, --logo; at a terminal it asks.');
    expect(exitCode).toBe(ExitCode.usage);
  });

  test('a wrong option is told before anything is written', async () => {
    const before = regionsText();
    const { exitCode, printed } = await create(['region', '--name', 'Guam', '--code', 'GUAM']);
    expect(printed).toContain('--code: "GUAM" is not the code of a region.');
    expect(exitCode).toBe(ExitCode.usage);
    expect(regionsText()).toBe(before);
  });

  test('a region that is there already is not written again', async () => {
    await create(['region', '--name', 'Vermont']);
    const { exitCode, printed } = await create(['region', '--name', 'Vermont']);
    expect(printed).toContain('There is a region "vermont" already.');
    expect(exitCode).toBe(ExitCode.usage);
  });
});

describe('a webinar', () => {
  const recorded = ['--title', 'A talk', '--description', 'What it shows.'];

  test('that was recorded goes before the older ones, and its date is said in both ways', async () => {
    const url = 'https://media.careerexplorer.example/';
    const argv = (date: string, file: string) => [
      'webinar',
      '--date',
      date,
      ...recorded,
      '--video',
      `${url}${file}`,
    ];
    await create(argv('2026-01-05', 'january.mp4'));
    const before = regionsText();
    await create(argv('2026-03-12', 'march.mp4'));
    expect(linesAdded(before)).toEqual([
      '    - date: March 12, 2026',
      "      sortableDate: '2026-03-12'",
      '      title: A talk',
      '      description: What it shows.',
      `      videoUrl: ${url}march.mp4`,
    ]);
    expect(regionsText().indexOf('march.mp4')).toBeLessThan(regionsText().indexOf('january.mp4'));
  });

  test('is told apart by the options', async () => {
    const { printed } = await create(['webinar', '--form', 'webinar-spring', ...recorded]);
    expect(printed).toContain('A webinar is upcoming or recorded: say which with --kind.');
  });
});
