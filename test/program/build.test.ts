import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageRow } from '../../cli/compile/manifest/table.ts';
import { anchors } from '../../runtime/app/anchors.ts';
import { buildSite, copySmallProject } from '../built-site.ts';
import { buildTree, readTree, temporaryFolder, filesOfTheWhole } from './career-site.ts';
import { runCommand } from './run-command.ts';
import { buildNevada, openSmallProject } from './small-project.ts';

let full: ReadonlyMap<string, Buffer>;

/**
 * Paths whose bytes differ between a part of the site and the whole, where they should be the same.
 */
function differences(part: ReadonlyMap<string, Buffer>): readonly string[] {
  return [...part]
    .filter(
      ([path, bytes]) => !filesOfTheWhole.includes(path) && full.get(path)?.equals(bytes) !== true,
    )
    .map(([path]) => path);
}

/** The build record of the whole site. */
interface Planned {
  readonly table: { readonly pages: readonly Pick<PageRow, 'edition' | 'kind' | 'url'>[] };
}

describe('a build', () => {
  beforeAll(async () => {
    full = readTree((await buildSite({ options: [] })).output);
  });

  test('of one state gives the bytes of the full build', async () => {
    const part = readTree((await buildSite({ options: ['--state', 'nv'] })).output);
    expect(part.has('main/nv/index.html')).toBe(true);
    expect(part.has('main/ca/index.html')).toBe(false);
    expect(differences(part)).toEqual([]);
  });

  test('has the parts of pages that links can name', () => {
    const record = JSON.parse(String(full.get('manifest.json'))) as Planned;
    const missing = Object.entries(anchors).flatMap(([kind, ids]) => {
      const pages = record.table.pages.filter((page) => page.kind === kind);
      const texts = pages.map(({ edition, url }) => String(full.get(`${edition}${url}index.html`)));
      return ids.filter((id) => !texts.some((text) => text.includes(` id="${id}"`)));
    });
    expect(missing).toEqual([]);
  });

  test('says "the District of Columbia" in sentences, and the name alone elsewhere', () => {
    const pages = [...full].filter(([path]) => /^main\/dc\/.*\.html$/.test(path));
    const texts = pages.map(([, bytes]) => String(bytes));
    expect(texts.flatMap((text) => text.match(/\p{Ll}+ District of Columbia/gu) ?? [])).toEqual(
      texts.flatMap((text) => text.match(/the District of Columbia/g) ?? []),
    );
    expect(texts.join()).toContain('– District of Columbia | CareerExplorer</title>');
  });

  test('of states by alias and by comma gives the bytes of the full build', async () => {
    const part = await buildTree('--state', 'new_jersey,IL');
    expect([part.has('main/nj/plan/index.html'), part.has('main/il/plan/index.html')]).toEqual([
      true,
      true,
    ]);
    expect(differences(part)).toEqual([]);
  });

  test('of the library alone gives the bytes of the full build', async () => {
    const part = await buildTree('--library');
    expect(part.has('library/index.html')).toBe(true);
    expect([...part.keys()].filter((path) => path.startsWith('main/'))).toEqual([]);
    expect(differences(part)).toEqual([]);
  });

  test('lists every file with its hash', () => {
    const manifest = JSON.parse(String(full.get('manifest.json')));
    const hashes = [...full]
      .filter(([path]) => path !== 'manifest.json')
      .map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')]);
    const listed = manifest.files.map((file: { path: string; hash: string }) => [
      file.path,
      file.hash,
    ]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(hashes));
  });

  test('publishes the pictures that its deployment records name', () => {
    const records = JSON.parse(String(full.get('main/deployments.json')));
    const pictures = records.flatMap((record: Record<string, string>) =>
      ['logo', 'logoJPG', 'thumb'].map((field) => `main${record[field] ?? ''}`),
    );
    expect(pictures).toHaveLength(3 * 52);
    expect(pictures.filter((path: string) => !full.has(path))).toEqual([]);
  });

  test('has 52 regions, the generic edition and the library', () => {
    const landings = [...full.keys()].filter((path) => /^main\/[a-z]{2}\/index\.html$/.test(path));
    expect(landings).toHaveLength(52);
    expect([full.has('main/index.html'), full.has('library/index.html')]).toEqual([true, true]);
  });
});

test('--json says in what version of its form the report is, and what was built', async () => {
  const { run, tree } = await buildNevada(await openSmallProject(), ['--json']);
  const report = JSON.parse(run.stdout);
  expect(report).toMatchObject({ version: 1, files: tree.size });
});

test('a build keeps files that no build wrote, and lists them', async () => {
  const root = join(temporaryFolder(), 'project');
  await copySmallProject(root);
  const [out, args] = [join(root, 'dist'), ['build', '--state', 'nv', '--root', root]];
  await runCommand(args);
  writeFileSync(join(out, 'main/google-verification.html'), 'mine');
  const run = await runCommand(args);
  expect(run.stderr).toContain('main/google-verification.html');
  expect(readFileSync(join(out, 'main/google-verification.html'), 'utf8')).toBe('mine');
});

describe('a state at the root of its own domain', () => {
  let tree: ReadonlyMap<string, Buffer>;

  beforeAll(async () => {
    const options = ['--env', 'production', '--origin', 'https://nv.example.org'];
    tree = await buildTree('--state', 'nv', '--mount', 'root', ...options);
  });

  test('has no prefix in its URLs', () => {
    expect(tree.has('main/plan/index.html')).toBe(true);
    expect(String(tree.get('main/index.html'))).not.toMatch(/href="\/nv\//);
  });

  test('is named by its pages and its record', () => {
    expect(String(tree.get('main/plan/index.html'))).toContain(
      '<link rel="canonical" href="https://nv.example.org/plan/">',
    );
    expect(JSON.parse(String(tree.get('main/deployments.json')))).toMatchObject([
      { id: 'nevada', url: 'https://nv.example.org/' },
    ]);
  });

  test('leads to other states where the main site is', () => {
    expect(String(tree.get('main/l/index.html'))).toContain(
      'href="https://www.careerexplorer.example/ca/"',
    );
  });
});

test.each([
  [
    'a state at the root that the public is to see',
    ['--state', 'nv', '--mount', 'root'],
    '--origin',
  ],
  ['live forms', ['--live-forms'], 'for previews'],
  [
    'an origin for the library alone',
    ['--library', '--origin', 'https://a.example'],
    'library.yaml',
  ],
])('a production build of %s is refused in words', async (_kind, options, words) => {
  const out = join(temporaryFolder(), 'out');
  const run = await runCommand(['build', '--env', 'production', '--out', out, ...options]);
  expect(run.exitCode).toBe(2);
  expect(run.stderr).toContain(words);
  expect(existsSync(out)).toBe(false);
});

test('a production build warns of sample content, and one that is a trial does not', async () => {
  const out = join(temporaryFolder(), 'out');
  const options = ['build', '--env', 'production', '--library', '--out', out];
  const [warned, trial] = [
    await runCommand(options),
    await runCommand([...options, '--allow-sample']),
  ];
  expect([warned.exitCode, trial.exitCode]).toEqual([0, 0]);
  expect(warned.stderr).toMatch(/library\.yaml:\d+:3: warning: "library\.caseStudy" is marked/);
  expect(trial.stderr).not.toContain('warning');
});

test('a preview lists its sample content on every page', async () => {
  const site = await buildSite({ options: ['--state', 'nv'] });
  const pages = [...readTree(site.output)].filter(([path]) => path.endsWith('.html'));
  const silent = pages.filter(([, bytes]) => !String(bytes).includes('site.seal, '));
  expect(pages.length).toBeGreaterThan(10);
  expect(silent.map(([path]) => path)).toEqual([]);
});

test('production has nothing of what only previews look like', async () => {
  const site = await buildSite({ options: ['--state', 'nv', '--env', 'production'] });
  const tree = readTree(site.output);
  const traces = [...tree].filter(
    ([path, bytes]) => /\.(html|css)$/.test(path) && /ribbon|Preview:/.test(String(bytes)),
  );
  expect(traces.map(([path]) => path)).toEqual([]);
});
