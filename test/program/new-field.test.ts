import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEditor } from '../schema/editor.ts';
import { copyProgram } from './copied-program.ts';

const picture = { allOf: [{ $ref: 'common.schema.json#/definitions/picture' }] };

/** What a contributor writes in the schema, below the content that regions inherit. */
const fields = {
  motto: {
    type: 'string',
    format: 'text',
    minLength: 1,
    maxLength: 60,
    description: 'A line above the headline.',
    examples: ['Made for you'],
  },
  badge: {
    ...picture,
    description: 'A badge next to the headline.',
    examples: ['assets/badges/badge.svg'],
  },
  film: {
    type: 'string',
    format: 'asset-video',
    description: 'A film about us.',
    examples: ['https://films.example/ours.mp4'],
  },
  partners: {
    type: 'array',
    description: 'Who helps, by their marks.',
    maxItems: 6,
    examples: [[{ name: 'Ours', mark: 'assets/badges/badge.svg' }]],
    items: {
      type: 'object',
      description: 'One partner.',
      additionalProperties: false,
      required: ['name', 'mark'],
      properties: {
        name: { type: 'string', format: 'text', description: 'The name.', examples: ['Ours'] },
        mark: {
          ...picture,
          description: 'The mark.',
          examples: ['assets/badges/badge.svg'],
        },
      },
    },
  },
  pledge: {
    type: 'object',
    description: 'What is promised.',
    additionalProperties: false,
    properties: {
      title: { type: 'string', format: 'text', description: 'In short.', examples: ['Free'] },
      text: { type: 'string', format: 'text', description: 'At length.', examples: ['For all.'] },
    },
  },
};

/** What the component shows of them. */
const markup = `
        {region.motto !== undefined && <p className="motto">{region.motto}</p>}
        {region.badge !== undefined && <Picture asset={asset(region.badge)} />}
        {region.film !== undefined && <video src={region.film} />}
        {region.partners?.map(({ name, mark }) => (
          <Picture key={name} asset={asset(mark)} alt={name} />
        ))}
        {region.pledge !== undefined && (
          <p className="pledge">
            {region.pledge.title}: {region.pledge.text}
          </p>
        )}
`;

/** What a marketer writes, below the lines that they follow. */
const content: Readonly<Record<string, string>> = {
  'defaults:': `
  motto: Made for {{regionName}}
  badge: assets/badges/all.svg
  film: https://films.example/ours.mp4
  partners:
    - { name: "Friends of {{regionName}}", mark: assets/badges/friends.svg }
    - { name: "Neighbors of {{regionName}}", mark: assets/badges/neighbors.svg }
  pledge:
    title: Free
    text: For every learner in {{regionName}}
`,
  '  nevada:': `
    motto: Beyond {{regionName}}
    badge: { file: assets/badges/nevada.svg, alt: "The badge of {{regionName}}" }
    partners: [{ name: "Silver of {{regionName}}", mark: assets/badges/silver.svg }]
`,
  '  arizona:': `
    motto: Under the sky of {{regionName}}
    partners: [{ name: "Pines of {{regionName}}", mark: assets/badges/friends.svg }]
`,
  '  illinois:': `
    pledge: { title: Ours }
`,
  '  indiana:': `
    pledge: { text: For every crossroads }
    partners: [{ name: "Lakes of {{regionName}}", mark: assets/badges/friends.svg }]
`,
};

const badges = { all: 24, nevada: 32, silver: 48, friends: 20, neighbors: 28 };

const { root, read, edit, run, remove } = copyProgram('test');

beforeAll(async () => {
  edit('cli/schema/regions.schema.json', addFields);
  edit('runtime/routes/landing.tsx', showFields);
  edit('regions.yaml', (text) => Object.entries(content).reduce(addBelow, text));
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

function showFields(text: string): string {
  return text
    .replace('const { region, link } = page;', 'const { region, link, asset } = page;')
    .replace('<h1>{region.headerTitle}</h1>\n', (found) => found + markup.slice(1));
}

function addFields(text: string): string {
  const schema = JSON.parse(text);
  Object.assign(schema.definitions.content.properties, fields);
  return JSON.stringify(schema);
}

function addBelow(text: string, [line, added]: readonly [string, string]): string {
  const place = text.indexOf(`\n${line}\n`);
  if (place < 0) throw new Error(`regions.yaml has no line ${line}.`);
  const end = place + line.length + 1;
  return text.slice(0, end) + added.trimEnd() + text.slice(end);
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

  test('are on the pages, inherited, overridden, reused, fallen through, and with tokens filled in', () => {
    const page = (prefix: string) => read(`out/main/${prefix}/index.html`);
    expect(page('oh')).toContain('<p class="motto">Made for Ohio</p>');
    expect(page('oh')).toContain('Free: For every learner in Ohio');
    expect(page('oh')).toMatch(/<img src="\/assets\/all-\w+\.svg" alt="A badge" width="24"/);
    expect(page('nv')).toContain('<p class="motto">Beyond Nevada</p>');
    expect(page('nv')).toMatch(
      /<img src="\/assets\/nevada-\w+\.svg" alt="The badge of Nevada" width="32"/,
    );
    expect(page('nv')).toMatch(
      /<img src="\/assets\/silver-\w+\.svg" alt="Silver of Nevada" width="48"/,
    );
    expect(partnersOn(page('nv'))).toEqual(['Silver of Nevada']);
    expect(partnersOn(page('oh'))).toEqual(['Friends of Ohio', 'Neighbors of Ohio']);
    expect(partnersOn(page('sd'))).toEqual(['Pines of South Dakota']);
    expect(partnersOn(page('il'))).toEqual(['Lakes of Illinois']);
    expect(page('sd')).toContain('<p class="motto">Under the sky of South Dakota</p>');
    expect(page('il')).toContain('Ours: For every crossroads');
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
