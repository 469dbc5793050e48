import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Released } from '../../../cli/compile/manifest/release-record.ts';
import {
  compareRecords,
  printReleaseRecord,
  readReleaseRecord,
  recordRelease,
} from '../../../cli/compile/manifest/release-record.ts';
import { temporaryFolder } from '../../program/career-site.ts';

const nothing = { words: new Map<string, string>(), addresses: new Map<string, string>() };

function released(
  words: Readonly<Record<string, string>>,
  addresses: ReadonlyMap<string, string> = new Map(),
): Released {
  return { main: { words: new Map(Object.entries(words)), addresses }, library: nothing };
}

const first = recordRelease(
  undefined,
  released(
    { '/': '00000001', '/nv/plan/': '12345678', '/or/plan/': '1e234567' },
    new Map([['/nevada/', 'nv']]),
  ),
  '2026-11-25',
);
const states = new Set(['nv', 'or']);

test('a record that is written is read as it was', () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'released.yaml'), printReleaseRecord(first, states));
  expect(readReleaseRecord(root)).toEqual([first, []]);
});

test('a project that has released nothing has no record, which is no problem', () => {
  expect(readReleaseRecord(temporaryFolder())).toEqual([undefined, []]);
});

test('pages of the same path below their states share a line', () => {
  expect(printReleaseRecord(first, states)).toContain(
    '    - { path: /plan/, since: 2026-11-25, changed: 2026-11-25, words: nv=12345678 or=1e234567 }\n',
  );
});

test('a page is dated anew where its words changed, and published since its first release', () => {
  const next = recordRelease(
    first,
    released({ '/': '00000001', '/nv/plan/': 'aaaaaaaa', '/nv/try/': 'bbbbbbbb' }),
    '2027-02-01',
  );
  const days = [...next.main.pages].map(([url, page]) => [url, page.since, page.changed]);
  expect(days).toEqual([
    ['/', '2026-11-25', '2026-11-25'],
    ['/nv/plan/', '2026-11-25', '2027-02-01'],
    ['/nv/try/', '2027-02-01', '2027-02-01'],
  ]);
});

test('the address of a page that is no more is kept for good', () => {
  const later = ['2027-02-01', '2027-03-01'].reduce(
    (record, day) => recordRelease(record, released({ '/': '00000001' }), day),
    first,
  );
  expect([...later.main.addresses]).toEqual([
    ['/nv/plan/', { since: '2026-11-25', of: 'nv' }],
    ['/or/plan/', { since: '2026-11-25', of: 'or' }],
    ['/nevada/', { since: '2026-11-25', of: 'nv' }],
  ]);
});

test('a release says which pages are new, which have other words, and which are no more', () => {
  const next = recordRelease(
    first,
    released({ '/': '00000002', '/or/plan/': '1e234567', '/nv/try/': 'bbbbbbbb' }),
    '2027-02-01',
  );
  expect(compareRecords(first.main, next.main)).toEqual({
    added: ['/nv/try/'],
    changed: ['/'],
    ended: ['/nv/plan/'],
  });
});
