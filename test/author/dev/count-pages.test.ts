import { expect, test } from 'vitest';
import { countPages } from '../../../cli/author/dev/inspect/count-pages.ts';
import type { Reach } from '../../../cli/author/reach/page-reach.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

const resolved = resolvedSite({
  regions: `  nevada: { code: NV, name: Nevada, sponsorImg: assets/mark.svg }
  oklahoma: { code: OK, name: Oklahoma, sponsorImg: assets/mark.svg }
  utah: { code: UT, name: Utah }
`,
  assets: ['assets/mark.svg'],
});

const pages = ['nevada', 'oklahoma', 'utah', 'generic'].map(
  (region) => ({ edition: 'main', url: `/${region}/`, region }) as const,
);

/** Each region has a page that shows all of it; that of Utah leaves its features out. */
const reach: Reach = ({ owner, pointer }) => {
  const isLeftOut = owner === 'utah' && pointer.startsWith('/features/');
  return { pages: pages.filter(({ region }) => region === owner && !isLeftOut), drawings: [] };
};

test('a text counts the pages of all who show it', () => {
  expect(countPages(resolved, reach, { owner: 'nevada', field: 'headerTitle' })).toEqual({
    pages: 4,
    editions: ['nevada', 'oklahoma', 'utah', 'generic'],
  });
});

test('a list counts the pages that show anything in it, each once', () => {
  expect(countPages(resolved, reach, { owner: 'nevada', field: 'features' })).toEqual({
    pages: 3,
    editions: ['nevada', 'oklahoma', 'generic'],
  });
});

test('a drawing says who else shows it', () => {
  expect(countPages(resolved, reach, { owner: 'nevada', field: 'sponsorImg' })).toEqual({
    pages: 1,
    editions: ['nevada'],
    sharing: ['nevada', 'oklahoma'],
  });
});

test('a field that is not there counts nothing', () => {
  expect(countPages(resolved, reach, { owner: 'nevada', field: 'headerTitel' })).toBeUndefined();
});
