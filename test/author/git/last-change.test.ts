import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { findLastChange } from '../../../cli/author/git/last-change.ts';
import { parseYaml } from '../../../cli/compile/source/yaml.ts';
import { createSourceFile } from '../../../cli/diagnostics/span.ts';
import { initRepository } from '../../git-repository.ts';

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A repository with a commit of each version of a file, a day apart, in words of their own. */
function commitAll(...versions: readonly string[]): string {
  const folder = openFolder();
  initRepository(folder);
  for (const [index, text] of versions.entries()) {
    writeFileSync(join(folder, 'regions.yaml'), text);
    const date = `2026-11-${String(10 + index)}T23:30:00-0800`;
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    execaSync('git', ['add', '.'], { cwd: folder });
    execaSync('git', ['commit', '--quiet', '--message', `Version ${index}`], { cwd: folder, env });
  }
  return folder;
}

/** Asks about a value of the file as it reads now. */
function ask(folder: string, text: string, pointer: string) {
  const [document] = parseYaml(createSourceFile('regions.yaml', text));
  if (document === undefined) throw new Error('This is no YAML.');
  return findLastChange(folder, { document, pointer });
}

const titled = (title: string): string => `version: 1\nnevada:\n  title: ${title}\n  text: Kept\n`;

test('the last change has its author, the day on their calendar, why, and what was there', async () => {
  const folder = commitAll(titled('Old'), titled('New'), titled('New').replace('Kept', 'Other'));
  expect(await ask(folder, titled('New').replace('Kept', 'Other'), '/nevada/title')).toEqual({
    commit: {
      id: expect.stringMatching(/^[0-9a-f]{40}$/),
      author: 'A marketer',
      day: '2026-11-11',
      subject: 'Version 1',
    },
    before: 'Old',
  });
});

test('what was there from the first commit on has nothing before it', async () => {
  const folder = commitAll(titled('Old'), titled('New'));
  const change = await ask(folder, titled('New'), '/nevada/text');
  expect(change).toMatchObject({ commit: { subject: 'Version 0' } });
  expect(change).not.toHaveProperty('before');
});

test('commits that only fold, quote or move a text are passed by', async () => {
  const folded = '>-\n    One and\n    two';
  const all = [titled('One'), titled('One and two'), titled(folded), `# All.\n${titled(folded)}`];
  const folder = commitAll(...all);
  expect(await ask(folder, all.at(-1) ?? '', '/nevada/title')).toMatchObject({
    commit: { subject: 'Version 1' },
    before: 'One',
  });
});

test('an item of a list is known where others came above it', async () => {
  const list = (...items: readonly string[]): string =>
    `steps:\n${items.map((item) => `  - title: ${item}\n    text: Text\n`).join('')}`;
  const all = [list('A', 'B'), list('A', 'Bee'), list('New', 'A', 'Bee')];
  const folder = commitAll(...all);
  const now = all.at(-1) ?? '';
  expect(await ask(folder, now, '/steps/2/title')).toMatchObject({
    commit: { subject: 'Version 1' },
    before: 'B',
  });
  const added = await ask(folder, now, '/steps/0/title');
  expect(added).toMatchObject({ commit: { subject: 'Version 2' } });
  expect(added).not.toHaveProperty('before');
});

test('what is not committed has no author, and what is committed was there before', async () => {
  const folder = commitAll(titled('Old'));
  expect(await ask(folder, titled('New'), '/nevada/title')).toEqual({ before: 'Old' });
  expect(await ask(folder, `${titled('Old')}  more: New\n`, '/nevada/more')).toEqual({});
  expect(await ask(folder, `# New.\n${titled('Old')}`, '/nevada/title')).toMatchObject({
    commit: { subject: 'Version 0' },
  });
});

test('a file that is in no commit is not committed', async () => {
  const folder = openFolder();
  initRepository(folder);
  expect(await ask(folder, titled('New'), '/nevada/title')).toEqual({});
});

test('without git it is not known', async () => {
  expect(await ask(openFolder(), titled('New'), '/nevada/title')).toEqual({
    unknown: 'There is no Git here that would keep what the files said before.',
  });
});

test('in a shallow clone it is known as far as that goes', async () => {
  const clone = join(openFolder(), 'clone');
  const folder = commitAll(titled('Old'), titled('New'));
  execaSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, clone]);
  expect(await ask(clone, titled('New'), '/nevada/title')).toEqual({
    unknown:
      'It is as it was on 2026-11-11; this clone is shallow and knows nothing from before. “git fetch --unshallow” brings the rest.',
  });
  expect(await ask(clone, titled('Newer'), '/nevada/title')).toEqual({ before: 'New' });
});
