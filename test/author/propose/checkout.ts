import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execaSync } from 'execa';
import { afterAll, onTestFinished } from 'vitest';
import { projectAt } from '../../project-at.ts';
import { checkOut, origin } from '../../git-repository.ts';

/** A checkout of a small project, and the bare repository that it came from. */
export type Checkout = ReturnType<typeof makeCheckout>;

const files: Readonly<Record<string, string>> = {
  'regions.yaml': 'version: 1\ndefaults:\n  headerTitle: Find your path\n',
  'library.yaml': 'version: 1\nhero:\n  title: Libraries\n',
  'assets/logos/nv.svg': '<svg/>\n',
  'assets/über uns.svg': '<svg>1</svg>\n',
  'assets/.gitkeep': '',
  'README.md': 'Read me\n',
  'docs/own.txt': 'Own\n',
  '.gitignore': '*.tmp\n',
};

let original: string | undefined;

/** A checkout of one commit, which is gone after the test. */
export function makeCheckout() {
  const root = temporaryFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  original ??= makeOriginal();
  cpSync(original, root, { recursive: true });
  const gitIn =
    (cwd: string) =>
    (...args: readonly string[]) =>
      execaSync('git', args, { cwd }).stdout;
  return {
    root,
    project: projectAt(root),
    git: gitIn(root),
    gitAtRemote: gitIn(join(root, origin)),
    write: (path: string, text: string) => writeFile(root, path, text),
  };
}

afterAll(() => {
  if (original !== undefined) rmSync(original, { recursive: true });
  original = undefined;
});

function makeOriginal(): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) writeFile(root, path, text);
  checkOut(root);
  // No other program stands between.
  execaSync('git', ['remote', 'set-url', 'origin', origin], { cwd: root });
  return root;
}

function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'career-site-propose-'));
}

function writeFile(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
