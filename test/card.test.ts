import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { execaSync } from 'execa';
import { describe, expect, onTestFinished, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { openRepository } from '../cli/author/git/repository.ts';
import { fillTemplate } from '../cli/compile/emit/fill-template.ts';
import { indexModule } from '../cli/compile/emit/index-module.ts';
import { listModules, readModules } from '../cli/compile/emit/modules.ts';
import { rendererOptions } from '../cli/compile/site/bundle-options.ts';
import type { Engine } from '../cli/compile/site/bundle-options.ts';
import { evaluateRenderer } from '../cli/compile/site/renderer.ts';
import { compileSchemas } from '../tools/schema-validators.js';
import { parse } from './compile/source/sample.ts';
import { initRepository } from './git-repository.ts';
import { imports, isBelow } from './imports.ts';
import { runCommand } from './program/run-command.ts';
import { buildContext, siteData } from './runtime/site-data.ts';

// The packages that this project is asked to be made with, each seen at its work.

const document = readFileSync('docs/architecture.md', 'utf8');
const [, section = ''] = document.split('### The packages and their work');
const [table = ''] = section.split('\n### ');

/** Packages of the table, and where each comes in. */
const rows = [...table.matchAll(/^\| `([^`]+)` +\|.*\| `([^`]+)` +\|$/gm)].map(
  ([, name = '', place = '']) => [name, place] as const,
);

test('the table of packages names all that the project is asked to be made with', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(
    [
      'ajv',
      'commander',
      'esbuild',
      'execa',
      'handlebars',
      'preact-render-to-string',
      'prettier',
      'react',
      'react-dom',
      'react-router-dom',
      'vitest',
      'yaml',
    ].sort(),
  );
});

test.each(rows)('%s is installed, and comes in by %s', (name, place) => {
  expect({ ...packageJson.dependencies, ...packageJson.devDependencies }).toHaveProperty([name]);
  const isNamed = (to: string): boolean => to === name || to.startsWith(`${name}/`);
  const isImported = imports.some(({ from, to }) => isBelow(from, [place]) && isNamed(to));
  expect(isImported || readFileSync(place, 'utf8').includes(`'${name}`)).toBe(true);
});

function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'career-site-card-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

test('commander reads the arguments of a command', async () => {
  const { exitCode, stderr } = await runCommand(['regions', '--fromat', 'json']);
  expect(exitCode).toBe(2);
  expect(stderr).toContain("unknown option '--fromat'");
});

test('yaml reads what stands in a file', () => {
  const [read] = parse('name: "It goes\n  on \\u2013 \\x41"\n');
  expect(read?.value).toEqual({ name: 'It goes on – A' });
});

test('ajv decides what breaks the schema', async () => {
  const schema = { type: 'object', properties: { title: { type: 'string', maxLength: 5 } } };
  // It imports modules of the project.
  const path = join(temporaryFolder('.build'), 'check.js');
  writeFileSync(path, compileSchemas({ check: schema }));
  const { check }: { readonly check: (value: unknown) => boolean } = await import(
    /* @vite-ignore */ pathToFileURL(path).href
  );
  expect([check({ title: 'Start' }), check({ title: 'Begin now' })]).toEqual([true, false]);
});

test('handlebars fills the templates of code and of files for hosts', async () => {
  const filled = await fillTemplate('{{#each rows}}{{url}} {{/each}}', {
    rows: [{ url: '/nv/' }, { url: '/oh/' }],
  });
  expect(filled).toBe('/nv/ /oh/ ');
});

test('prettier formats the modules that are code', async () => {
  const { format } = await import('prettier');
  const text = await indexModule(siteData).print();
  expect(text).toContain('\nexport ');
  const options = JSON.parse(readFileSync('.prettierrc.json', 'utf8'));
  expect(await format(text, { ...options, parser: 'babel-ts' })).toBe(text);
});

test('execa asks git for the versions that are compared', async () => {
  const folder = temporaryFolder();
  initRepository(folder);
  execaSync('git', ['commit', '--quiet', '--allow-empty', '-m', 'First'], { cwd: folder });
  const repository = await openRepository(folder);
  expect(await repository?.commitOf('main')).toMatch(/^[\da-f]{40}$/);
  expect(await repository?.commitOf('none')).toBeUndefined();
});

/** The renderer of pages that esbuild makes of the runtime, and the packages that are in it. */
async function makeRenderer(engine: Engine) {
  const made = await build({ ...rendererOptions(engine), write: false, metafile: true });
  const outputs = Object.values(made.metafile.outputs);
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  const packages = used.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]);
  return { ...evaluateRenderer(made.outputFiles), packages: new Set(packages) };
}

describe.each([
  ['preact', ['preact', 'preact-render-to-string'], ['react', 'react-dom']],
  ['react', ['react', 'react-dom'], ['preact', 'preact-render-to-string']],
] as const)('with the engine %s', (engine, ownPackages, others) => {
  test(`esbuild makes a renderer of ${ownPackages.join(' and ')}`, async () => {
    const { packages, createSiteRenderer } = await makeRenderer(engine);
    expect([...packages]).toEqual(expect.arrayContaining([...ownPackages]));
    expect(others.filter((name) => packages.has(name))).toEqual([]);
    const page = siteData.routes.pages.find(({ url }) => url === '/nv/plan/');
    if (page === undefined) throw new Error('There is no /nv/plan/.');
    expect(createSiteRenderer(siteData, buildContext)(page)).toContain('<h1');
  });
});

test('React Router says which kind of page an address of the route manifest is', async () => {
  const modules = listModules(siteData, new Map());
  const texts = new Map(
    await Promise.all(modules.map(async ({ path, print }) => [path, await print()] as const)),
  );
  const kindOf = (routes = '') => {
    const { pages } = readModules(new Map([...texts, ['routes.ts', routes]]), 2026).routes;
    return pages.find(({ url }) => url === '/nv/plan/')?.kind;
  };
  const stated = texts.get('routes.ts');
  const changed = stated?.replace(/"plan"(?=,\s+"pattern": "\/:state\/plan\/")/, '"about"');
  expect([kindOf(stated), kindOf(changed)]).toEqual(['plan', 'about']);
});

test('vitest runs these tests', () => {
  expect(expect.getState().testPath).toMatch(/card\.test\.ts$/);
});
