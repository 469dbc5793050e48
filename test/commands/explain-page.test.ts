import { expect, test } from 'vitest';
import { isAddress } from '../../cli/commands/explained-value.ts';
import { explainPage, findPage, noteTwin } from '../../cli/commands/explain-page.ts';
import { createManifest } from '../../cli/compile/manifest/manifest.ts';
import type { PageText } from '../../cli/author/reach/page-text.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

const regions = `
  nevada:
    code: NV
    name: Nevada
    aliases: [silver]
    headerTitle: More than {{claims.careers}} careers
`.slice(1);

const site = resolvedSite({ regions });
const [manifest] = createManifest(site, { mount: 'prefix' });

function find(address: string): string {
  if (manifest === undefined) throw new Error('The sample has clashes.');
  const { edition, url } = findPage(manifest, address);
  return `${edition} ${url}`;
}

test.each([
  ['/nv/plan/', 'main /nv/plan/'],
  ['/nv/plan', 'main /nv/plan/'],
  ['nv/plan/', 'main /nv/plan/'],
  ['/silver/plan/', 'main /nv/plan/'],
  ['https://www.careerexplorer.example/nv/plan/?from=mail#top', 'main /nv/plan/'],
  ['http://localhost:4000/nv/', 'main /nv/'],
  ['/casestudy/nevada/', 'library /casestudy/nevada/'],
])('%s leads to %s', (address, page) => {
  expect(find(address)).toBe(page);
});

test('an address of the library edition is a page of its own, where both have one', () => {
  const origin = manifest?.library?.origin ?? '';
  expect(find(`${origin}/pricing/`)).toBe('library /pricing/');
});

test('a path that both editions have a page at says how to ask for that of the library', () => {
  if (manifest === undefined) throw new Error('The sample has clashes.');
  const noteAt = (address: string) => noteTwin(manifest, findPage(manifest, address), address);
  const origin = manifest.library?.origin ?? '';
  expect(noteAt('/pricing')).toContain(`explain ${origin}/pricing/`);
  const others = ['/plan/', '/nv/pricing/', '/casestudy/nevada/', `${origin}/pricing/`];
  expect(others.map(noteAt)).toEqual([undefined, undefined, undefined, undefined]);
});

test('an unknown address is a usage error with the nearest', () => {
  expect(() => find('/nv/plann/')).toThrow(
    'No page has the address /nv/plann/. Did you mean /nv/plan/?',
  );
  expect(() => find('/nv/%E0')).toThrow('No page has the address /nv/%E0.');
});

test('an address is a path or a whole URL', () => {
  const targets = [
    '/nv/',
    'http://localhost:4000',
    'regions.yaml:3',
    '/home/regions.yaml:3',
    'nv',
    'nv/',
    'schools and/or libraries',
  ];
  expect(targets.filter(isAddress)).toEqual(['/nv/', 'http://localhost:4000', 'nv/']);
});

const texts: readonly PageText[] = [
  {
    kind: 'text',
    text: 'More than 900 careers, and many more words that do not fit into the width of one line',
    path: [2, 0, 0],
    parts: [
      { text: 'More than ', sources: [sourceOf('nevada', 'headerTitle')] },
      {
        text: '900',
        sources: [
          { ...sourceOf('site', 'claims.careers'), token: 'claims.careers' },
          sourceOf('nevada', 'headerTitle'),
        ],
      },
    ],
  },
];

function sourceOf(owner: string, field: string) {
  const pointer = `/${field.replaceAll('.', '/')}`;
  const provenance = site.findValue({ owner, pointer })?.provenance;
  if (provenance === undefined) throw new Error(`The sample has no ${owner}.${field}.`);
  return { owner, field, provenance };
}

const page = {
  edition: 'main',
  kind: 'landing',
  url: '/nv/',
  region: 'nevada',
  params: {},
} as const;

test('the texts of a page are listed with each place once', () => {
  expect(explainPage(page, texts, { format: 'pretty' })).toMatch(
    /^\/nv\/ · landing of nevada, 1 text\n\ntext: More than 900 careers, .+…\n {2}regions\.yaml:\d+ · nevada\.headerTitle\n {2}regions\.yaml:\d+ · \{\{claims\.careers\}\} site\.claims\.careers\n$/,
  );
});

test('what a page says twice in the same way is listed once', () => {
  expect(explainPage(page, [...texts, ...texts], { format: 'pretty' })).toBe(
    explainPage(page, texts, { format: 'pretty' }),
  );
});

test.each([
  ['attribute', 'alt', 'words for a picture'],
  ['attribute', 'aria-label', 'read out'],
  ['attribute', 'content', 'where it is shared'],
  ['description', 'content', 'description where it is found or shared'],
  ['picture', 'src', 'picture'],
] as const)('a text that is %s %s is called "%s"', (kind, attribute, label) => {
  const text: PageText = { path: [], text: 'Main', parts: [], kind, attribute };
  expect(explainPage(page, [text], { format: 'pretty' })).toContain(`\n${label}: Main\n`);
});

test('a text that no file holds is said to be made', () => {
  const year: PageText = { kind: 'text', path: [], text: '2026', parts: [] };
  const printed = explainPage(page, [year], { format: 'pretty' });
  expect(printed).toMatch(/\ntext: 2026\n {2}in no file as it stands here: made by the program\n$/);
});

test('they fit into 80 columns', () => {
  const lines = explainPage(page, texts, { format: 'pretty' }).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBe(80);
});

test('as JSON they are whole, each piece with its sources', () => {
  expect(JSON.parse(explainPage(page, texts, { format: 'json' }))).toMatchObject({
    url: '/nv/',
    texts: [
      {
        text: texts[0]?.text,
        path: [2, 0, 0],
        parts: [
          { sources: [{ owner: 'nevada', field: 'headerTitle', via: [] }] },
          { sources: [{ token: 'claims.careers' }, { owner: 'nevada' }] },
        ],
      },
    ],
  });
});
