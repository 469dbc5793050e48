import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';
import { base } from '../base-project.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

let root = '';
let path = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-watch-'));
  cpSync(base, root, { recursive: true });
  path = join(root, 'regions.yaml');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** `validate --watch` while it runs. */
function startWatching(...options: readonly string[]) {
  let printed = '';
  let stop: () => void = () => undefined;
  const waiting = new Set<() => void>();
  const write = (text: string): void => {
    printed += text;
    for (const look of waiting) look();
  };
  const ended = run(['validate', '--watch', '--root', root, ...options], {
    cwd: tmpdir(),
    env: {},
    platform: 'test',
    stdout: { write },
    stderr: { write },
    untilStopped: () => new Promise((resolve) => (stop = resolve)),
    openInBrowser: () => Promise.resolve(),
  });
  return {
    /** What is printed from now on, up to the end of a round in which this is. */
    round: (text: string) =>
      new Promise<string>((resolve) => {
        const look = (): void => {
          const end = printed.indexOf('Validated.', printed.indexOf(text));
          if (!printed.includes(text) || end === -1) return;
          waiting.delete(look);
          const found = printed.slice(0, end);
          printed = printed.slice(end + 'Validated.'.length);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    stop: () => {
      stop();
      return ended;
    },
  };
}

test('each save is validated between two lines that editors know, also where a file is replaced', async () => {
  const sound = readFileSync(path, 'utf8');
  const watching = startWatching();
  expect(await watching.round('Validating …\n')).toContain('Nothing to report');

  writeFileSync(path, sound.replace(/^  headerTitle:/m, '  headerTitel:'));
  expect(await watching.round('[unknown-field]')).toMatch(
    /Validating …\nregions\.yaml:\d+:\d+: error: /,
  );

  writeFileSync(`${path}.saved`, sound);
  renameSync(`${path}.saved`, path);
  expect(await watching.round('Nothing to report')).toContain('Validating …\n');

  writeFileSync(join(root, 'assets/unused.svg'), svg);
  expect(await watching.round('[asset-unused]')).toContain('assets/unused.svg');

  expect(await watching.stop()).toBe(ExitCode.fine);
});

test('files that are copied one after the other are validated together', async () => {
  const watching = startWatching();
  await watching.round('Nothing to report');
  for (let index = 0; index < 40; index += 1)
    await writeFile(join(root, `assets/spare-${index}.svg`), svg);
  const printed = await watching.round('40 warnings');
  expect(printed.split('Validating …').length - 1).toBeLessThanOrEqual(2);
  expect(await watching.stop()).toBe(ExitCode.fine);
});

test('it does not go with --fix', async () => {
  expect(await startWatching('--fix').stop()).toBe(ExitCode.usage);
});
