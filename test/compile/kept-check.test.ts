import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkAnew, checkOnce, checkProject } from '../../cli/compile/check-project.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import type { Format } from '../../cli/diagnostics/print.ts';
import { printDiagnostics } from '../../cli/diagnostics/print.ts';
import type { KeptCheck, KeptCheckOptions } from '../../cli/compile/kept-check.ts';
import { openKeptCheck } from '../../cli/compile/kept-check.ts';
import type { Project } from '../../cli/compile/project.ts';
import { base } from '../base-project.ts';
import { projectAt } from '../project-at.ts';

interface Sample {
  readonly root: string;
  /** Where the verdict is kept. */
  readonly file: string;
  readonly open: (project?: Partial<Project>, options?: Partial<KeptCheckOptions>) => KeptCheck;
  readonly append: (path: string, text: string) => void;
}

/** A copy of the sound project, with something to say about a line and about an asset. */
function sample(): Sample {
  const root = mkdtempSync(join(tmpdir(), 'career-site-check-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync(base, root, { recursive: true });
  writeFileSync(join(root, 'assets/unused.txt'), 'nobody names this');
  const regions = readFileSync(join(root, 'regions.yaml'), 'utf8');
  const needless = regions.replace('site:\n', 'site:\n  acknowledge: [claim-as-figure]\n');
  writeFileSync(join(root, 'regions.yaml'), needless);
  const folder = join(root, '.career-site/cache');
  const ours = { folder, platform: 'here', secret: Buffer.from('ours') };
  return {
    root,
    file: join(folder, 'check'),
    open: (project, options) =>
      openKeptCheck({ ...projectAt(root), ...project }, { ...ours, ...options }),
    append: (path, text) => {
      appendFileSync(join(root, path), text);
    },
  };
}

/** A sample that has been checked. */
function checkedSample(project?: Partial<Project>): Sample {
  const made = sample();
  expect(checkAnew(made.open(project))[0]).toBeDefined();
  expect(made.open(project).find()).toBeDefined();
  return made;
}

const formats: readonly Format[] = ['pretty', 'json', 'github', 'sarif', 'rdjson', 'markdown'];

test.each(formats)('as %s the kept verdict reads like the check', (format) => {
  const { root, open } = checkedSample();
  const [, found] = checkProject(projectAt(root));
  const print = (diagnostics: readonly Diagnostic[] = []) => printDiagnostics(diagnostics, format);
  const places = found.map(({ span }) => span.file.path);
  expect(places.sort()).toEqual(['assets/unused.txt', 'regions.yaml']);
  expect(print(open().find())).toBe(print(found));
});

test('a project whose verdict is known is read as the check reads it', () => {
  const { root, open } = checkedSample();
  const [known] = checkOnce(open());
  const [checked] = checkProject(projectAt(root));
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  expect(plain(known?.manifest)).toEqual(plain(checked?.manifest));
  expect(plain(known?.resolved)).toEqual(plain(checked?.resolved));
  expect([...(known?.manifest.usedAssets ?? [])]).toEqual([
    ...(checked?.manifest.usedAssets ?? []),
  ]);
});

const changes: Readonly<Record<string, (project: Sample) => void>> = {
  'regions.yaml': ({ append }) => append('regions.yaml', '# ok\n'),
  'library.yaml': ({ append }) => append('library.yaml', '# ok\n'),
  'released.yaml': ({ append }) => append('released.yaml', 'version: 1\n'),
  'an asset': ({ append }) => append('assets/picture.svg', '\n'),
  'a new asset': ({ append }) => append('assets/new.svg', '<svg/>'),
  'an asset that is gone': ({ root }) => rmSync(join(root, 'assets/unused.txt')),
};

test.each(Object.entries(changes))('a change of %s is checked', (_, change) => {
  const project = checkedSample();
  change(project);
  expect(project.open().find()).toBeUndefined();
});

test('on another platform a project is checked again', () => {
  expect(checkedSample().open({}, { platform: 'there' }).find()).toBeUndefined();
});

test('other files of the same text are checked', () => {
  const { root, open } = checkedSample();
  cpSync(join(root, 'regions.yaml'), join(root, 'other.yaml'));
  expect(open({ regionsFile: 'other.yaml' }).find()).toBeUndefined();
});

test('a verdict holds from its instant to the end of the day', () => {
  const { open } = checkedSample({ at: '2026-11-15T12:00:00Z' });
  expect(open({ at: '2026-11-15T23:59:59Z' }).find()).toBeDefined();
  expect(open({ at: '2026-11-16T00:00:00Z' }).find()).toBeUndefined();
  expect(open({ at: '2026-11-15T11:59:59Z' }).find()).toBeUndefined();
});

test('a verdict holds no longer than the site that was checked is as it was', () => {
  const { open } = sample();
  const check = open();
  const [checked, diagnostics] = checkProject(check.project);
  const manifest = checked && { ...checked.manifest, validUntil: '2026-11-15T15:00:00Z' };
  if (manifest !== undefined) check.keep(manifest, diagnostics);
  expect(open({ at: '2026-11-15T14:59:59Z' }).find()).toBeDefined();
  expect(open({ at: '2026-11-15T15:00:00Z' }).find()).toBeUndefined();
});

test('errors are checked for each time', () => {
  const { open, append, file } = sample();
  append('regions.yaml', 'tab:\tx\n');
  expect(checkAnew(open())[0]).toBeUndefined();
  expect(open().find()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test('a file that is edited while it is checked has no verdict', () => {
  const { open, append } = sample();
  const check = open();
  append('regions.yaml', '# later\n');
  checkAnew(check);
  expect(open().find()).toBeUndefined();
});

test('a verdict that any byte was changed of is none', () => {
  const { open, file } = checkedSample();
  const sound = readFileSync(file);
  for (let place = 0; place < sound.length; place += 13) {
    const damaged = Buffer.from(sound);
    damaged[place] = (damaged[place] ?? 0) ^ 1;
    writeFileSync(file, damaged);
    expect(open().find()).toBeUndefined();
  }
});

test('a verdict that somebody without the secret signed is none', () => {
  const { open } = sample();
  checkAnew(open({}, { secret: Buffer.from('theirs') }));
  expect(open().find()).toBeUndefined();
});

test('a verdict that cannot be kept stops no check', () => {
  const { open, root } = sample();
  writeFileSync(join(root, '.career-site'), 'a file where the folder belongs');
  expect(checkAnew(open())[0]).toBeDefined();
  expect(open().find()).toBeUndefined();
});
