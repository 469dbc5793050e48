import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openProposal } from '../../../cli/author/propose/proposal.ts';
import { suggestBranch, suggestWords } from '../../../cli/author/propose/words.ts';
import { origin } from '../../git-repository.ts';
import type { Checkout } from './checkout.ts';
import { makeCheckout } from './checkout.ts';

const words = { title: 'Raise the price', message: 'As agreed.', branch: 'premium-95' };

/** A checkout with another title. */
function editedCheckout(): Checkout {
  const checkout = makeCheckout();
  checkout.write('regions.yaml', 'version: 1\ndefaults:\n  headerTitle: Find your way\n');
  return checkout;
}

/** Why nothing is proposed. */
async function refusalOf({ project }: Checkout, named = words): Promise<string> {
  try {
    const proposal = await openProposal(project, false);
    await proposal.push(named);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  throw new Error('It was proposed.');
}

test('the commit has the words, and is on top of the main branch', async () => {
  const { project, gitAtRemote } = editedCheckout();
  const proposal = await openProposal(project, false);
  await proposal.push(words);
  expect(gitAtRemote('log', '--format=%an|%B', 'main..premium-95')).toBe(
    'A marketer|Raise the price\n\nAs agreed.\n',
  );
  expect(gitAtRemote('rev-parse', 'premium-95^')).toBe(gitAtRemote('rev-parse', 'main'));
  expect(gitAtRemote('diff', '--name-only', 'main', 'premium-95')).toBe('regions.yaml');
});

test('it is called what diff says of it', async () => {
  const checkout = editedCheckout();
  checkout.write('assets/new.svg', '<svg/>');
  const proposal = await openProposal(checkout.project, false);
  expect(await suggestWords(checkout.project, proposal)).toEqual({
    title: 'Defaults, header title changed, and 1 more change',
    message: '- Defaults, header title: Find your path → Find your way\n- assets/new.svg added',
    branch: 'defaults-header-title-changed-and-1-more-change',
  });
});

test('what is to hold for a time is said with its days', async () => {
  const checkout = makeCheckout();
  checkout.write(
    'regions.yaml',
    `version: 1
defaults:
  headerTitle:
    - value: Find your path
    - value: Find your summer
      from: 2027-06-01
      until: 2027-09-01
`,
  );
  const proposal = await openProposal(checkout.project, false);
  const { message } = await suggestWords(checkout.project, proposal);
  expect(message).toBe(
    '- Defaults, header title: Find your summer from 2027-06-01 until 2027-09-01',
  );
});

test('a list without days is said by its name', async () => {
  const checkout = makeCheckout();
  checkout.write('regions.yaml', 'version: 1\ndefaults:\n  headerTitle: [{ text: A }]\n');
  const proposal = await openProposal(checkout.project, false);
  const { message } = await suggestWords(checkout.project, proposal);
  expect(message).toBe('- Defaults, header title changed');
});

test('what is no change of a value is called by its file', async () => {
  const checkout = makeCheckout();
  checkout.write('library.yaml', '# Libraries\nversion: 1\nhero:\n  title: Libraries\n');
  const proposal = await openProposal(checkout.project, false);
  const { title, message } = await suggestWords(checkout.project, proposal);
  expect([title, message]).toEqual(['Change library.yaml', '']);
});

test('a branch is called by its title, with a number where that is taken', () => {
  const taken = ['mas-alla', 'mas-alla-2'];
  expect(suggestBranch('¡Más allá!', (name) => taken.includes(name))).toBe('mas-alla-3');
  expect(suggestBranch('…', () => false)).toBe('change');
});

test('other files that differ are named and stay out, staged or not', async () => {
  const checkout = editedCheckout();
  checkout.write('README.md', 'Another\n');
  checkout.write('docs/new.txt', 'New\n');
  checkout.git('add', '--all');
  const { files, notes } = await openProposal(checkout.project, false);
  expect(files.map(({ path }) => path)).toEqual(['regions.yaml']);
  expect(notes.join()).toContain('README.md');
});

test('commits of the checkout that were not pushed go in as far as they are of the site', async () => {
  const checkout = editedCheckout();
  checkout.write('README.md', 'Another\n');
  checkout.git('commit', '--quiet', '--all', '--message', 'Mine');
  const proposal = await openProposal(checkout.project, false);
  await proposal.push(words);
  expect(checkout.gitAtRemote('diff', '--name-only', 'main', 'premium-95')).toBe('regions.yaml');
});

test('a project below the top of its repository is proposed from there', async () => {
  const checkout = makeCheckout();
  checkout.git('mv', 'regions.yaml', 'library.yaml', 'assets', 'docs');
  checkout.git('commit', '--quiet', '--message', 'Below');
  checkout.git('push', '--quiet');
  checkout.write('docs/assets/new.svg', '<svg/>');
  checkout.write('docs/library.yaml', 'version: 1\nhero:\n  title: Branches\n');
  const project = { ...checkout.project, root: join(checkout.root, 'docs') };
  const proposal = await openProposal(project, false);
  expect(proposal.files).toEqual([
    { path: 'docs/assets/new.svg', action: 'added' },
    { path: 'docs/library.yaml', action: 'changed' },
  ]);
  expect((await suggestWords(project, proposal)).title).toMatch(
    /^Library, hero, title: Libraries → Branches/,
  );
});

test('other files in place of the YAML are what is proposed', async () => {
  const checkout = editedCheckout();
  checkout.write('mine.yaml', 'version: 1\n');
  const project = { ...checkout.project, regionsFile: join(checkout.root, 'mine.yaml') };
  const { files } = await openProposal(project, false);
  expect(files).toEqual([{ path: 'mine.yaml', action: 'added' }]);
});

test('a main branch that went on is reported, and is no obstacle', async () => {
  const checkout = editedCheckout();
  const base = checkout.gitAtRemote('rev-parse', 'main');
  const next = checkout.gitAtRemote('commit-tree', '-p', base, '-m', 'Later', `${base}^{tree}`);
  checkout.gitAtRemote('update-ref', 'refs/heads/main', next);
  const proposal = await openProposal(checkout.project, false);
  expect(proposal.notes.join()).toContain('origin/main has changes that this checkout lacks');
  await proposal.push(words);
  expect(checkout.gitAtRemote('rev-parse', 'premium-95^')).toBe(base);
});

test('the hook of a push runs, and those of a commit do not', async () => {
  const checkout = editedCheckout();
  const hook = (name: string, script: string): void => {
    checkout.write(`.git/hooks/${name}`, `#!/bin/sh\n${script}\n`);
    chmodSync(join(checkout.root, `.git/hooks/${name}`), 0o755);
  };
  for (const name of ['pre-commit', 'commit-msg', 'prepare-commit-msg']) hook(name, 'exit 1');
  hook('pre-push', 'echo Not on a Saturday >&2; exit 1');
  expect(await refusalOf(checkout)).toContain('Not on a Saturday');
  expect(checkout.gitAtRemote('branch', '--list')).not.toContain('premium-95');
  hook('pre-push', 'exit 0');
  await (await openProposal(checkout.project, false)).push(words);
  expect(checkout.gitAtRemote('branch', '--list')).toContain('premium-95');
});

test('tags of the checkout stay there, whatever git is set to', async () => {
  const checkout = editedCheckout();
  checkout.git('config', 'push.followTags', 'true');
  checkout.git('tag', '--annotate', '--message', 'Mine', 'mine');
  await (await openProposal(checkout.project, false)).push(words);
  expect(checkout.gitAtRemote('tag')).toBe('');
});

test('a branch that somebody pushed meanwhile stays as it is', async () => {
  const checkout = editedCheckout();
  const proposal = await openProposal(checkout.project, false);
  checkout.gitAtRemote('branch', 'premium-95', 'main');
  await expect(proposal.push(words)).rejects.toThrow('git push failed');
  expect(checkout.gitAtRemote('rev-parse', 'premium-95')).toBe(
    checkout.gitAtRemote('rev-parse', 'main'),
  );
});

test.each([
  ['main', 'There is a branch main already'],
  ['main/price', 'There is a branch main already'],
  ['mine', 'There is a branch mine already'],
  ['two words', 'No branch can be called two words'],
  ['-d', 'No branch can be called -d'],
  ['HEAD', 'No branch can be called HEAD'],
])('no branch is called %s', async (branch, refusal) => {
  const checkout = editedCheckout();
  checkout.git('branch', 'mine');
  expect(await refusalOf(checkout, { ...words, branch })).toContain(refusal);
});

test.each(['', ' ', 'Two\nlines'])('a title is a line: %j', async (title) => {
  expect(await refusalOf(editedCheckout(), { ...words, title })).toContain('in one line');
});

test('where nothing is changed, nothing is proposed', async () => {
  const checkout = makeCheckout();
  expect(await refusalOf(checkout)).toBe(
    'There is nothing to propose: the YAML and the assets are those of origin/main.',
  );
});

test('a folder without a repository says how to get one', async () => {
  const checkout = editedCheckout();
  rmSync(join(checkout.root, '.git'), { recursive: true });
  expect(await refusalOf(checkout)).toContain('is in no git repository');
});

test('where git is not installed, it says where to get it', async () => {
  const checkout = editedCheckout();
  vi.stubEnv('PATH', checkout.root);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await refusalOf(checkout)).toContain('git is not installed');
});

test('without a remote it says how to add one', async () => {
  const checkout = editedCheckout();
  checkout.git('remote', 'remove', 'origin');
  expect(await refusalOf(checkout)).toContain('git remote add origin');
});

test('a remote that is not there is reported in the words of git', async () => {
  const checkout = editedCheckout();
  rmSync(join(checkout.root, origin), { recursive: true });
  expect(await refusalOf(checkout)).toMatch(/^No repository was reached there\..*Git says: fatal/s);
});

test('a remote without a branch asks for the first', async () => {
  const checkout = editedCheckout();
  checkout.gitAtRemote('update-ref', '-d', 'refs/heads/main');
  expect(await refusalOf(checkout)).toContain('origin has no main branch yet');
});

test('without a name git says how to give it one', async () => {
  const checkout = editedCheckout();
  checkout.git('config', '--unset', 'user.email');
  for (const scope of ['GLOBAL', 'SYSTEM']) vi.stubEnv(`GIT_CONFIG_${scope}`, '/dev/null');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await refusalOf(checkout)).toContain('git config --global user.name');
});

test.each([
  ['remote: Permission to owner/site.git denied to someone.', 'You may not push there'],
  ['remote: You are not allowed to push code to this project.', 'You may not push there'],
  ['git@github.com: Permission denied (publickey).', 'Git is not signed in there'],
  ["fatal: could not read Username for 'https://github.com'", 'Git is not signed in there'],
])('of “%s” it says what to do', async (said, advice) => {
  const checkout = editedCheckout();
  checkout.write('.git/hooks/pre-push', `#!/bin/sh\necho "${said}" >&2\nexit 1\n`);
  chmodSync(join(checkout.root, '.git/hooks/pre-push'), 0o755);
  const refusal = await refusalOf(checkout);
  expect(refusal).toContain(advice);
  expect(refusal).toContain(said);
});

test('a repository that takes no push says so', async () => {
  const checkout = editedCheckout();
  checkout.write(`${origin}/hooks/pre-receive`, '#!/bin/sh\necho "Forbidden" >&2\nexit 1\n');
  chmodSync(join(checkout.root, origin, 'hooks/pre-receive'), 0o755);
  expect(await refusalOf(checkout)).toContain('You may not push there');
});
