import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const nevada = (
  fields: string,
  others = '',
  changes: readonly (readonly [string, string])[] = [],
) =>
  reported('same-as-default', {
    regions: `  nevada:\n    code: NV\n    name: Nevada\n    ${fields}\n${others}`,
    changes,
  });

test('a line that says what the default says is reported, to be deleted', () => {
  expect(nevada('accent: harbor')).toMatchObject([{ marked: '«accent: harbor»', suggestion: '' }]);
});

test.each([
  ['another value', 'accent: clay'],
  ['another list', 'features: [{ cssClass: icon-star, title: Others }]'],
  ['another text', "headerTitle: 'Find your way in {{regionName}}'"],
])('%s is not reported', (_, fields) => {
  expect(nevada(fields)).toEqual([]);
});

test('a list that is the same is reported at its name', () => {
  const list =
    "features:\n      - cssClass: icon-star\n        title: 'Over {{claims.careers}} careers to explore'";
  expect(nevada(list)).toMatchObject([{ marked: '«features»:' }]);
});

test('a text that is the same once its tokens are filled in is reported', () => {
  expect(nevada('headerTitle: Find your path in Nevada')).toHaveLength(1);
});

const upcoming = [
  ['webinar: {}', 'webinar: { upcoming: { webinarSignupForm: form, webinarDetails: Soon } }'],
] as const;

test('of a group only the fields that are the same are reported', () => {
  const fields =
    'webinar:\n      upcoming:\n        webinarSignupForm: form\n        webinarDetails: Later';
  expect(nevada(fields, '', upcoming)).toMatchObject([{ marked: '«webinarSignupForm: form»' }]);
});

test('a group that is the same as a whole is reported once', () => {
  const fields =
    'webinar:\n      upcoming:\n        webinarSignupForm: form\n        webinarDetails: Soon';
  expect(nevada(fields, '', upcoming)).toMatchObject([{ marked: '«webinar»:' }]);
});

test('inside of brackets nothing is suggested, as a comma would stay', () => {
  const regions = '  nevada: { code: NV, name: Nevada, accent: harbor }\n';
  const [found] = reported('same-as-default', { regions });
  expect(found?.suggestion).toBeUndefined();
});

const illinois = (fields: string) =>
  `  illinois: { code: IL, name: Illinois, fallthrough: nevada, ${fields} }\n`;

test('a value that hides one of a region which falls through to this one matters', () => {
  expect(nevada('accent: harbor', illinois('accent: clay'))).toEqual([]);
});

test('a value that hides none is reported, also where regions fall through to this one', () => {
  expect(nevada('accent: harbor', illinois('featuresTitle: Ours'))).toHaveLength(1);
});

test('a value that falls through anyway is only reported as overwritten', () => {
  const sample = {
    regions: `  nevada: { code: NV, name: Nevada, accent: clay }\n${illinois('accent: harbor')}`,
  };
  expect(reported('same-as-default', sample)).toEqual([]);
  expect(reported('fallthrough-overwrites', sample)).toHaveLength(1);
});

test('a name that another region reads too is not the same as a token', () => {
  const reusing = '  ohio: { code: OH, name: Ohio, reuse: nevada }\n';
  expect(nevada('headerTitle: Find your path in Nevada', reusing)).toEqual([]);
});
