import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { openProposal } from '../../../cli/author/propose/proposal.ts';
import { caseCount } from '../../cases.ts';
import type { Dice } from '../../compile/source/dice.ts';
import { createDice } from '../../compile/source/dice.ts';
import type { Checkout } from './checkout.ts';
import { makeCheckout } from './checkout.ts';

const branch = 'proposed';

/** What people do in a checkout before they propose, by hand and by git. */
const steps: readonly ((checkout: Checkout, dice: Dice) => void)[] = [
  ({ write }, dice) => write('regions.yaml', `version: 1\nedit: ${dice.below(9)}\n`),
  ({ write }, dice) => write('library.yaml', `version: 1\nedit: ${dice.below(9)}\n`),
  ({ root }) => rmSync(join(root, 'library.yaml'), { force: true }),
  ({ write }, dice) => write(dice.pick(assets), `<svg>${dice.below(9)}</svg>\n`),
  ({ root }, dice) => rmSync(join(root, dice.pick(assets)), { force: true }),
  ({ root, write }) => {
    rmSync(join(root, 'assets/logos'), { recursive: true, force: true });
    write('assets/logos', 'A file in place of a folder\n');
  },
  ({ write }, dice) => write(dice.pick(others), `Other ${dice.below(9)}\n`),
  ({ git }) => git('add', '--all'),
  ({ git }, dice) => git('add', '--all', dice.pick(['*.yaml', 'assets', 'docs'])),
  ({ git }) =>
    git('rm', '--quiet', '--force', '--cached', '-r', '--ignore-unmatch', 'library.yaml', 'docs'),
  ({ git }) => git('commit', '--quiet', '--allow-empty', '--message', 'Of one’s own'),
  ({ git }, dice) => git('switch', '--quiet', '--force-create', dice.pick(['work', 'main'])),
  ({ git }) => git('switch', '--quiet', '--detach'),
  ({ gitAtRemote }) => {
    const later = gitAtRemote('commit-tree', '-p', 'main', '-m', 'Later', 'main^{tree}');
    gitAtRemote('update-ref', 'refs/heads/main', later);
  },
  ({ git }) => git('fetch', '--quiet'),
];

const assets = [
  'assets/logos/nv.svg',
  'assets/über uns.svg',
  'assets/new/-a b.svg',
  'assets/"q".txt',
];
const others = [
  'README.md',
  'docs/new.txt',
  'assets/.DS_Store',
  'assets/.hidden/x.svg',
  'assets/left.tmp',
  'notes.yaml',
];

/** All files of a folder with what they hold. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'base64')]));
}

/** The same of a checkout, without what git stores and without the branch. */
function stateOf({ root }: Checkout): readonly (readonly [string, string])[] {
  const isOther = (path: string) => path.includes('/objects/') || path.endsWith(`/${branch}`);
  return [...filesIn(root)].filter(([path]) => !isOther(path));
}

/** What git calls each file of a commit. */
function blobsIn({ git }: Checkout, commit: string): ReadonlyMap<string, string> {
  const listed = git('ls-tree', '-r', '-z', commit).split('\0').filter(Boolean);
  return new Map(
    listed.map((line) => {
      const [about = '', path = ''] = line.split('\t');
      return [path, about.split(' ')[2] ?? ''] as const;
    }),
  );
}

/** The files of the site as they are in the folder, as git calls them. */
function blobsThere({ root }: Checkout): ReadonlyMap<string, string> {
  const there = [...filesIn(root)].filter(([path]) => isOfSite(path) && !path.endsWith('.tmp'));
  return new Map(
    there.map(([path, text]) => [path, hashBlob(Buffer.from(text, 'base64'))] as const),
  );
}

function isOfSite(path: string): boolean {
  const isAsset = path.startsWith('assets/') && !path.includes('/.');
  return /^(?:regions|library)\.yaml$/.test(path) || isAsset;
}

function hashBlob(contents: Buffer): string {
  return createHash('sha1').update(`blob ${contents.length}\0`).update(contents).digest('hex');
}

/** Each path of the site that is other in the folder than in a commit, and what it is there. */
function differences(checkout: Checkout, commit: string): readonly string[] {
  const there = blobsThere(checkout);
  const before = new Map([...blobsIn(checkout, commit)].filter(([path]) => isOfSite(path)));
  const paths = [...new Set([...there.keys(), ...before.keys()])];
  return paths
    .filter((path) => there.get(path) !== before.get(path))
    .map((path) => `${path} ${there.get(path) ?? nothing}`)
    .sort();
}

const nothing = '0'.repeat(40);

/** What the branch of a proposal is on top of, and what it changes there. */
function pushed({ gitAtRemote }: Checkout) {
  const raw = ['--raw', '--no-renames', '--no-abbrev', '-r', '-z'];
  const [parent = '', ...changes] = gitAtRemote('show', '--format=%P', ...raw, branch)
    .split('\0')
    .map((part) => part.trim());
  const changed = changes.flatMap((about, index) => {
    const [, , , blob] = about.split(' ');
    return about.startsWith(':') ? `${changes[index + 1]} ${blob}` : [];
  });
  return { parent, changed: changed.sort() };
}

/** A session of some steps, and a proposal; whether there was anything to propose. */
async function propose(seed: number): Promise<boolean> {
  const checkout = makeCheckout();
  const dice = createDice(seed);
  for (let step = dice.below(8); step >= 0; step -= 1)
    steps[dice.below(steps.length)]?.(checkout, dice);
  const base = checkout.git('merge-base', 'HEAD', 'origin/main');
  const changed = differences(checkout, base);
  const before = stateOf(checkout);
  const proposal = await openProposal(checkout.project, false).catch((error: unknown) => {
    expect(String(error)).toContain('There is nothing to propose');
    return undefined;
  });
  await proposal?.push({ title: 'All of it', message: '', branch });
  expect(stateOf(checkout)).toEqual(before);
  expect(proposal === undefined).toBe(changed.length === 0);
  if (proposal !== undefined) expect(pushed(checkout)).toEqual({ parent: base, changed });
  return proposal !== undefined;
}

/** Each starts some forty programs, so that many are for one who changes what is tried here. */
const SESSIONS = caseCount(Number(process.env['PROPOSE_SESSIONS'] ?? 20));

/** While git works for one, another is made ready. */
const atOnce = 2;

test('of random sessions the branch has the YAML and the assets, and nothing else changes', async () => {
  const seeds = Array.from({ length: SESSIONS }, (_, index) => index + 1);
  const ends: boolean[] = [];
  const work = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift())
      ends.push(await propose(seed));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(ends.filter(Boolean).length).toBeGreaterThan(ends.length / 2);
}, 120_000);
