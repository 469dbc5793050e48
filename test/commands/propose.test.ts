import { execaSync } from 'execa';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ExitCode } from '../../cli/commands/command-context.ts';
import { base } from '../base-project.ts';
import { checkOut, origin } from '../git-repository.ts';
import { copyBase } from './edited-project.ts';

const original = mkdtempSync(join(tmpdir(), 'career-site-checkout-'));

beforeAll(() => {
  cpSync(base, original, { recursive: true });
  checkOut(original);
});

afterAll(() => rmSync(original, { recursive: true }));

/** A checkout of the sound project, with another heading. */
function editedCheckout() {
  const project = copyBase(original);
  const change = (from: string, to: string): void =>
    project.write('regions.yaml', project.read('regions.yaml').replace(from, to));
  change('Find your path in', 'Find your way in');
  const cwd = join(project.root, origin);
  const gitAtRemote = (...args: readonly string[]) => execaSync('git', args, { cwd }).stdout;
  return { ...project, change, gitAtRemote };
}

test('what was changed is pushed under the words of diff', async () => {
  const { run, gitAtRemote } = editedCheckout();
  const { exitCode, printed } = await run(['propose']);
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toMatch(
    /^1 file to propose, on top of origin\/main \(\w{7}\):\n {2}changed regions\.yaml\nPushed the branch defaults-header-title-changed to origin\.\nMake the pull request here:\nhttps:.*\n$/,
  );
  expect(gitAtRemote('log', '-1', '--format=%B', 'defaults-header-title-changed')).toBe(
    'Defaults, header title changed\n\n- Defaults, header title: Find your path in {{regionName}} → Find your way in {{regionName}}\n',
  );
});

test('a dry run prints what would be pushed, and pushes nothing', async () => {
  const { run, gitAtRemote } = editedCheckout();
  const { exitCode, printed } = await run(['propose', '--dry-run', '--title', 'Another way'], []);
  expect(exitCode).toBe(ExitCode.fine);
  expect(printed).toMatch(
    /Would push the branch another-way to origin:\n\nAnother way\n\n- Defaults, header title: .*\n$/,
  );
  expect(gitAtRemote('branch', '--list')).toBe('* main');
});

test('at a terminal it asks for what is not given, and takes what it would say for nothing', async () => {
  const { run, gitAtRemote } = editedCheckout();
  const { printed } = await run(['propose', '--branch', 'another-way'], ['Another way', '']);
  expect(printed).toContain('title: What it is called. Empty: Defaults, header title changed\n> ');
  expect(printed).not.toContain('branch: ');
  expect(gitAtRemote('log', '-1', '--format=%B', 'another-way')).toMatch(
    /^Another way\n\n- Defaults, header title: /,
  );
});

test('where the answers end, nothing is pushed', async () => {
  const { run, gitAtRemote } = editedCheckout();
  const { exitCode, printed } = await run(['propose'], ['Another way']);
  expect(exitCode).toBe(ExitCode.usage);
  expect(printed).toContain('There was no answer, so nothing was pushed.');
  expect(gitAtRemote('branch', '--list')).toBe('* main');
});

test('the address of the pull request is printed, and opened where that is asked', async () => {
  const { run } = editedCheckout();
  const { printed } = await run(['propose', '--branch', 'way', '--open']);
  const address = 'https://github.com/owner/site/compare/main...way?expand=1';
  expect(printed).toContain(`Make the pull request here:\n${address}\nOpened ${address}\n`);
});

test('what does not validate is reported, and not proposed', async () => {
  const { run, change, gitAtRemote } = editedCheckout();
  change('headerTitle: Find', 'headerTitel: Find');
  const { exitCode, printed } = await run(['propose']);
  expect(exitCode).toBe(ExitCode.problems);
  expect(printed).toContain('[unknown-field]');
  expect(gitAtRemote('branch', '--list')).toBe('* main');
});
