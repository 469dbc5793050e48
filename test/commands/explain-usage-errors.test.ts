import { expect, test } from 'vitest';
import { explain } from './explained-sample.ts';

test('an item past the end of a list is a usage error', () => {
  expect(() => explain('arizona.features.7')).toThrow(/no field of arizona "features\.7"/);
});

test('an unknown region is a usage error with the nearest and the list', () => {
  expect(() => explain('ilinois.headerTitle')).toThrow(
    /no region "ilinois"\. Did you mean "illinois"\?\nKnown: arizona, illinois, indiana, south_dakota, generic, defaults, site,\s+library\.$/,
  );
});

test.each(['regions.yaml', 'assets/logos/default.svg'])(
  'the file %s is a usage error that says how to name a line',
  (file) => {
    expect(() => explain(file)).toThrow(/name the line of a file, as in regions\.yaml:12\./);
  },
);

test('a misspelt code is a usage error with the nearest code, and without a list of regions', () => {
  expect(() => explain('unkown-field')).toThrow(
    /^There is no diagnostic "unkown-field"\. Did you mean "unknown-field"\?$/,
  );
});

test.each(['words of a page', 'Find your path. In Illinois', 'schools and/or libraries'])(
  '%s: words are not searched for, and it is said what may be asked',
  (words) => {
    expect(() => explain(words)).toThrow(
      /^explain does not search for words\. Ask for a region \(nevada\), a field \(nevada\.headerTitle\), a line /,
    );
  },
);

test('a misspelt name of two words is that of the nearest region', () => {
  expect(() => explain('South Dakoda.code')).toThrow(/Did you mean "south_dakota"\?/);
});

test('an unknown field of the site is a usage error with the nearest', () => {
  expect(() => explain('site.claim')).toThrow(/no field of site "claim"\. Did you mean "claims"/);
});

test('an unknown field is a usage error with the nearest and the list', () => {
  expect(() => explain('il.headerTitel')).toThrow(/Did you mean "headerTitle"\?\nKnown: key, name/);
});

test('a field of a single value is a usage error', () => {
  expect(() => explain('il.headerTitle.text')).toThrow(/illinois\.headerTitle has no fields/);
});

test.each(['nope', 'il.nope', 'site.nope'])(
  'the error about the unknown %s fits into 80 columns',
  (target) => {
    const lines = messageOf(() => explain(target)).split('\n');
    expect(lines.filter(({ length }) => length > 80)).toEqual([]);
    expect(lines.length).toBeGreaterThan(1);
  },
);

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}
