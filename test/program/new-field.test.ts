import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditor } from '../compile/schema/editor.ts';
import { keepRegions } from '../keep-regions.ts';
import { copyProgram } from './copied-program.ts';
import { addFields, fields, showFields, writeFields } from './new-fields.ts';

const badges = { all: 24, nevada: 32, silver: 48, friends: 20, neighbors: 28 };

/**
 * With content of its own, reused, falling through, and with the defaults; a command reads six
 * regions faster than all.
 */
const kept = ['nevada', 'arizona', 'south_dakota', 'illinois', 'indiana', 'ohio'];

const { root, read, edit, run, remove } = copyProgram('test');

beforeAll(async () => {
  edit('cli/compile/schema/regions.schema.json', addFields);
  edit('runtime/routes/landing.tsx', showFields);
  edit('regions.yaml', (text) => writeFields(keepRegions(text, kept)));
  mkdirSync(join(root, 'assets/badges'));
  for (const [name, size] of Object.entries(badges)) writeBadge(name, size);
  expect(await run('tools/prepare.js')).toMatchObject({ exitCode: 0 });
  const built = await careerSite('build', '--state', 'nv,sd,il,oh', '--out', 'out');
  expect(built, built.stderr).toMatchObject({ exitCode: 0 });
});

afterAll(remove);

function writeBadge(name: string, size: number): void {
  const box = `0 0 ${String(size)} ${String(size)}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><title>A badge</title></svg>`;
  writeFileSync(join(root, badgePath(name)), svg);
}

function badgePath(name: string): string {
  return `assets/badges/${name}.svg`;
}

function careerSite(...args: readonly string[]) {
  return run('cli/bin.js', ...args);
}

/** The names of the partners that a page shows, in its order. */
function partnersOn(page: string): readonly string[] {
  return [...page.matchAll(/ alt="(\w+ of [\w ]+)"/g)].map(([, name = '']) => name);
}

async function diagnostics(): Promise<readonly { code: string; path: string }[]> {
  const { stdout } = await careerSite('validate', '--format', 'json');
  return JSON.parse(stdout).diagnostics;
}

describe('fields that are new in the schema, a component and the YAML', () => {
  test('have types that the component is checked by', async () => {
    const types = await run('node_modules/typescript-native/bin/tsc', '-p', 'runtime', '--noEmit');
    expect(types).toMatchObject({ exitCode: 0, stdout: '' });
  });

  const pageOf = (prefix: string) => read(`out/main/${prefix}/index.html`);

  test('are shown by regions that say nothing else, with tokens filled in', () => {
    const ohio = pageOf('oh');
    expect(ohio).toContain('<p class="motto">Made for Ohio</p>');
    expect(ohio).toContain('Free: For every learner in Ohio');
    expect(ohio).toMatch(/<img src="\/assets\/all-\w+\.svg" alt="A badge" width="24"/);
    expect(partnersOn(ohio)).toEqual(['Friends of Ohio', 'Neighbors of Ohio']);
  });

  test('are overridden by those of a region', () => {
    const nevada = pageOf('nv');
    expect(nevada).toContain('<p class="motto">Beyond Nevada</p>');
    expect(nevada).toMatch(
      /<img src="\/assets\/nevada-\w+\.svg" alt="The badge of Nevada" width="32"/,
    );
    expect(nevada).toMatch(
      /<img src="\/assets\/silver-\w+\.svg" alt="Silver of Nevada" width="48"/,
    );
    expect(partnersOn(nevada)).toEqual(['Silver of Nevada']);
  });

  test('are reused', () => {
    const southDakota = pageOf('sd');
    expect(southDakota).toContain('<p class="motto">Under the sky of South Dakota</p>');
    expect(partnersOn(southDakota)).toEqual(['Pines of South Dakota']);
  });

  test('fall through, field by field', () => {
    const illinois = pageOf('il');
    expect(illinois).toContain('Ours: For every crossroads');
    expect(partnersOn(illinois)).toEqual(['Lakes of Illinois']);
  });

  test('of videos have their origin in the policy that pages are served with', () => {
    const { headers } = JSON.parse(read('out/manifest.json'));
    expect(headers.main.everywhere['Content-Security-Policy']).toMatch(
      /media-src [^;]*https:\/\/films\.example/,
    );
  });

  test('are explained', async () => {
    const explained = async (target: string) => (await careerSite('explain', target)).stdout;
    expect(await explained('nevada.motto')).toMatch(/Beyond Nevada\n\n {2}typed at regions\.yaml:/);
    expect(await explained('ohio.badge')).toContain('default: ohio -> defaults');
    expect(await explained('illinois.pledge.text')).toContain('fallthrough: illinois -> indiana');
    expect(await explained('south_dakota.motto')).toContain('reuse: south_dakota -> arizona');
    expect(await explained('nevada.partners.0.mark')).toContain('assets/badges/silver.svg');
    expect(await explained('ohio.partners.1.name')).toMatch(
      /Neighbors of Ohio\n[^]* default: ohio -> defaults/,
    );
    expect(await explained('nevada.partners.0.name')).toMatch(
      /Silver of Nevada\n[^]*not shown because of it\n.*: Friends of \{\{regionName\}\}/,
    );
  });

  test('name assets that are used, and that are missed when they are gone', async () => {
    const fine = await careerSite('validate', '--format', 'json');
    expect(fine.exitCode).toBe(0);
    expect(fine.stdout).not.toContain('badges');
    rmSync(join(root, badgePath('nevada')));
    rmSync(join(root, badgePath('silver')));
    const missing = (await diagnostics()).filter(({ code }) => code === 'asset-missing');
    writeBadge('nevada', badges.nevada);
    writeBadge('silver', badges.silver);
    expect(missing.map(({ path }) => path)).toEqual([
      '/regions/nevada/badge/file',
      '/regions/nevada/partners/0/mark',
    ]);
  });

  test('are held to the schema', async () => {
    edit('regions.yaml', (text) => text.replace('motto: Beyond', 'moto: Beyond'));
    const unknown = (await diagnostics()).filter(({ code }) => code === 'unknown-field');
    edit('regions.yaml', (text) => text.replace('moto: Beyond', 'motto: Beyond'));
    expect(unknown).toMatchObject([{ path: '/regions/nevada/moto', suggestion: 'motto' }]);
  });

  test('are offered and explained by an editor', async () => {
    const editor = openEditor(root);
    const modeline = '# yaml-language-server: $schema=generated/regions.schema.json\n';
    const names = expect.arrayContaining(Object.keys(fields));
    expect(await editor.completed(`${modeline}defaults:\n  accent: clay\n  |\n`)).toEqual(names);
    const region = `${modeline}regions:\n  nevada:\n    code: NV\n    name: Nevada\n    `;
    expect(await editor.completed(`${region}|\n`)).toEqual(names);
    expect(await editor.hovered(`${region}motto: Ours\n`, 'motto')).toContain(
      'A line above the headline.',
    );
    expect(await editor.marked(`${region}motto: Ours\n    partners: []\n`)).not.toContainEqual(
      expect.stringContaining('not allowed'),
    );
  });
});
