import { expect, test } from 'vitest';
import { messagesOfRegions, reportedInLibrary, reportedInRegions } from './written-file.ts';

test('of the fields that a name is used for, the one that can hold the value is told', () => {
  const line = 'sponsors: assets/sponsors/prairie.svg';
  expect(messagesOfRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toEqual([
    expect.stringContaining('What you mean is probably "sponsorImg"'),
  ]);
});

test.each([
  ['  title:', '  headline:', 'title'],
  ['logo:', 'logoImg:', 'logo'],
])('a needed field under a foreign name is one problem, at the name', (right, wrong, field) => {
  const typed = wrong.trim().slice(0, -1);
  expect(reportedInLibrary([right, wrong])).toEqual([
    expect.objectContaining({
      code: 'unknown-field',
      marked: expect.stringContaining(`«${typed}»`),
      suggestion: field,
    }),
  ]);
});

test('fields that lost the line of their group are one problem, at the first of them', () => {
  expect(reportedInRegions(['\nregions:', ''])).toEqual([
    { code: 'missing-parent', marked: '«nevada»:' },
  ]);
});

test('a region without anything below it is told what it needs', () => {
  const empty = ['  oklahoma:\n    code: OK\n    name: Oklahoma', '  oklahoma:'] as const;
  expect(messagesOfRegions(empty)).toEqual([
    '"oklahoma" has no value. Write its fields below it, at least code and name.',
  ]);
});

test('a region that is called by its code is told its key', () => {
  expect(reportedInRegions(['  oklahoma:', '  OK:'])).toMatchObject([
    { code: 'bad-region-key', suggestion: 'oklahoma' },
  ]);
});

test('wages without their inner brackets are one problem', () => {
  const line = 'wages: [72000, 60000, 45000, 83000, 63000, 56000, 83000, 57000, 85000]';
  expect(reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    ${line}`])).toMatchObject([
    { code: 'wrong-count' },
  ]);
});

test('another word in braces is not missed beside the one in whose place it stands', () => {
  expect(reportedInRegions(["'{count} matches'", "'{number} matches'"])).toEqual([
    expect.objectContaining({ code: 'unknown-placeholder' }),
  ]);
});

test('captions without their video are told what they lack', () => {
  expect(
    messagesOfRegions([
      'webinarHistory: []',
      'webinarHistory:\n    - startsAt: 2026-03-12\n      title: Builders\n      description: About it.\n      captions: assets/a.vtt',
    ]),
  ).toEqual([expect.stringContaining('lacks the field "videoUrl"')]);
});

test('an entry that a merge doubled is told', () => {
  const site = '    - { name: Up, url: https://up.example, logoSrc: assets/logos/default.svg }';
  expect(reportedInRegions(['otherSites: []', `otherSites:\n${site}\n${site}`])).toMatchObject([
    { code: 'duplicate-item' },
  ]);
});

test('a group that is indented like the regions is told the region above it', () => {
  const lines = 'name: Oklahoma\n  webinar:\n    upcoming: null';
  expect(messagesOfRegions(['name: Oklahoma', lines])).toEqual([
    expect.stringContaining('but in "oklahoma"'),
  ]);
});

test('a name that goes on behind the name of a field is told that field', () => {
  const line = 'name: Oklahoma\n    accentColor: clay';
  expect(reportedInRegions(['name: Oklahoma', line])).toMatchObject([
    { code: 'unknown-field', suggestion: 'accent' },
  ]);
});
