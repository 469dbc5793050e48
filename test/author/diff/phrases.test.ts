import { describe, expect, test } from 'vitest';
import type { Cause } from '../../../cli/author/diff/causes.ts';
import type { Change, Resource } from '../../../cli/author/diff/change.ts';
import { importanceOf } from '../../../cli/author/diff/change.ts';
import { describePlace } from '../../../cli/author/diff/print/change-phrases.ts';
import { describeGroup } from '../../../cli/author/diff/print/group-phrases.ts';
import {
  describeExtent,
  describeReport,
  describeRest,
} from '../../../cli/author/diff/print/phrases.ts';
import { createSections } from '../../../cli/author/diff/report.ts';

const landing: Resource = { edition: 'main', url: '/nv/', region: 'nevada', page: 'landing' };
const plan: Resource = { edition: 'main', url: '/nv/plan/', region: 'nevada', page: 'plan' };
const brochure: Resource = {
  edition: 'main',
  url: '/assets/brochures/nevada.pdf',
  region: 'nevada',
  page: 'brochure',
};
const allPages = {
  resources: [landing, plan],
  regions: new Map([['nevada', { name: 'Nevada', prefix: '/nv' }]]),
};

const text: Change = {
  kind: 'text',
  before: 'old words',
  after: 'new words',
  roles: ['text'],
  isExample: false,
  resources: [landing],
  causes: [],
};
const remadeBrochure: Change = {
  ...text,
  kind: 'link',
  roles: ['brochure'],
  before: brochure.url,
  after: brochure.url,
  resources: [landing, plan],
};

function extentOf(...changes: readonly Change[]): string {
  return describeExtent({ sections: createSections(changes), allPages, changedProgram: [] });
}

describe('what is most important stands first', () => {
  test.each([
    ['a page that is gone', { ...text, kind: 'page', after: undefined }],
    ['a page that is new', { ...text, kind: 'page', before: undefined }],
    ['a price', { ...text, kind: 'price' }],
    ['a text', text],
    ['a title and description', { ...text, roles: ['title', 'description'] }],
    ['a picture', { ...text, kind: 'picture' }],
    ['a link', { ...text, kind: 'link' }],
  ] satisfies readonly (readonly [string, Change])[])(
    '%s before a file that is remade',
    (_, change) => {
      expect(importanceOf(change)).toBeLessThan(importanceOf(remadeBrochure));
    },
  );

  test.each([
    ['a page that is new', { ...text, kind: 'page', before: undefined }],
    ['a price', { ...text, kind: 'price' }],
    ['a text', text],
    ['a link that leads elsewhere', { ...text, kind: 'link' }],
    ['a redirect that leads elsewhere', { ...text, kind: 'redirect' }],
    [
      'a redirect that is gone, whose address another one answers',
      { ...text, kind: 'redirect', after: undefined, leadsTo: '/nv/' },
    ],
  ] satisfies readonly (readonly [string, Change])[])(
    'an address that is answered by 404 before %s',
    (_, change) => {
      const page: Change = { ...text, kind: 'page', after: undefined, leadsTo: null };
      const redirect: Change = { ...page, kind: 'redirect' };
      expect(importanceOf(page)).toBeLessThan(importanceOf(change));
      expect(importanceOf(redirect)).toBeLessThan(importanceOf(change));
    },
  );

  test.each(['title', 'alternative'])(
    'words that all read before those that are no more than the %s',
    (role) => {
      expect(importanceOf(text)).toBeLessThan(importanceOf({ ...text, roles: [role] }));
    },
  );

  test.each([
    ['a headline', { ...text, roles: ['headline'] }],
    ['a price', { ...text, kind: 'price' }],
    ['a date', { ...text, before: 'on April 6', after: 'on April 7' }],
    ['an address', { ...text, kind: 'page', before: undefined }],
  ] satisfies readonly (readonly [string, Change])[])('%s before other texts', (_, change) => {
    expect(importanceOf(change)).toBeLessThan(importanceOf(text));
  });

  test('a picture before the words for one, even where these name a price', () => {
    const words: Change = { ...text, kind: 'price', roles: ['alternative'] };
    expect(importanceOf({ ...text, kind: 'picture' })).toBeLessThan(importanceOf(words));
  });

  test('also among texts in which the same words change, however many pages have another one', () => {
    const words = { ...text, roles: ['alternative'], resources: [landing, plan] };
    const [section] = createSections([words, text]);
    expect(section?.clusters[0]?.changes.map(({ roles }) => roles)).toEqual([
      ['text'],
      ['alternative'],
    ]);
  });
});

describe('how much changes', () => {
  test('nothing', () => {
    expect(extentOf()).toBe('Nothing changes for visitors');
  });

  test('nothing that is written, where pages are made by another program', () => {
    const report = { sections: [], allPages, changedProgram: ['runtime/styles/hero.css'] };
    expect(describeExtent(report)).toBe('Nothing that is written changes for visitors');
  });

  test('pages that show something else are counted apart from those that only lead to another file', () => {
    expect(extentOf(text, remadeBrochure)).toBe(
      '1 of 2 pages changes; 1 more only links to changed files',
    );
  });

  test('files alone', () => {
    expect(extentOf(remadeBrochure)).toBe('0 of 2 pages change; 2 only link to changed files');
  });
});

test('files that regions have of their own are named by the first of them', () => {
  const changes = [
    remadeBrochure,
    { ...remadeBrochure, before: '/a.pdf', after: '/a.pdf', isExample: true },
  ];
  const cluster = {
    kind: 'link',
    changes: changes.map((each) => ({ ...each, segments: [] })),
  } as const;
  expect(describeGroup(cluster, allPages)).toEqual({
    action: 'same',
    text: '2 pages link to changed files',
    listed: '/assets/brochures/nevada.pdf, /a.pdf, and those of other regions',
  });
});

describe('where a text changes', () => {
  test('is a page, and the brochure that says the same', () => {
    expect(describePlace({ ...text, resources: [landing, brochure] }, allPages)).toBe(
      'text on /nv/ and in /assets/brochures/nevada.pdf',
    );
  });

  test('names whose words are shown where those of others differ by a name', () => {
    expect(describePlace({ ...text, isExample: true }, allPages)).toMatch(
      /; the words shown are those of \/nv\/$/,
    );
  });
});

describe('what a change is of', () => {
  const changed = (change: Partial<Change>) => describePlace({ ...text, ...change }, allPages);

  test('words that a form or a menu has yet to show are not named as the program calls them', () => {
    const role = 'CrmForm.words.validation.email';
    expect(changed({ kind: 'setting', roles: [role] })).toBe('words that come up in use on /nv/');
    expect(changed({ kind: 'setting', roles: [role], before: '1', after: '2' })).toBe(
      'value that scripts use on /nv/',
    );
    expect(changed({ kind: 'setting', roles: ['CrmForm.formId'], before: 'a', after: 'b' })).toBe(
      'form on /nv/',
    );
  });

  test('a price is one where it is seen, and else what is read out or found', () => {
    expect(changed({ kind: 'price', roles: ['heading', 'text', 'alternative'] })).toBe(
      'price, words for a picture on /nv/',
    );
  });
});

describe('what was done in one region', () => {
  const field = (name: string, region = 'nevada'): Cause => ({
    id: `${region} ${name}`,
    kind: 'regions',
    action: 'changed',
    version: 'new',
    field: `${region}.${name}`,
    new: `/regions/${region}/${name}`,
    file: 'regions.yaml',
    line: 1,
    column: 1,
    events: [],
  });
  const headings = (...sets: readonly (readonly Cause[])[]) =>
    createSections(sets.map((causes) => ({ ...text, causes }))).map(({ causes }) =>
      causes.map((cause) => cause.field),
    );

  test('is one section where some of it has an effect together', () => {
    const [title, about] = [field('headerTitle'), field('headerTitleDescription')];
    expect(headings([title], [about], [title, about])).toEqual([
      ['nevada.headerTitle', 'nevada.headerTitleDescription'],
    ]);
    expect(headings([title], [about])).toEqual([
      ['nevada.headerTitle'],
      ['nevada.headerTitleDescription'],
    ]);
  });

  test('is not joined to what was done in another', () => {
    const [own, other] = [field('headerTitle'), field('headerTitle', 'utah')];
    expect(headings([own], [own, other])).toHaveLength(2);
  });
});

test('markup that differs is not told by the names that the program has for it', () => {
  const look: Change = { ...text, kind: 'markup', roles: ['p class'], before: 'a', after: 'b' };
  const cluster = createSections([look])[0]?.clusters[0];
  const [section] = describeReport({
    sections: createSections([look]),
    unseen: [],
    changedProgram: [],
    allPages,
    old: 'a',
    new: 'b',
  }).sections;
  expect(cluster?.sort).toBe('markup');
  expect(section?.clusters[0]?.items[0]).toMatchObject({
    text: 'something may look different',
    where: 'markup on /nv/',
  });
});

test('one picture looks different, and several look so', () => {
  const picture: Change = { ...text, kind: 'picture', before: 'a.svg', after: 'a.svg' };
  const groupOf = (...changes: readonly Change[]) =>
    describeGroup(
      { kind: 'picture', changes: changes.map((each) => ({ ...each, segments: [] })) },
      allPages,
    )?.text;
  const [again, other] = [
    { ...picture, resources: [plan] },
    { ...picture, before: 'b.svg', after: 'b.svg' },
  ];
  expect(groupOf(picture, again)).toBe(
    '1 picture looks different on 2 pages: 1 region, every page',
  );
  expect(groupOf(picture, other)).toBe('2 pictures look different on /nv/');
});

test.each([
  [1, 'the same words change in 1 more text'],
  [2, 'the same words change in 2 more texts'],
])('what %s texts more have in common is said', (more, words) => {
  expect(describeRest(more)).toBe(words);
});
