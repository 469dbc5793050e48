import { expect, test } from 'vitest';
import { reported, resolveSample } from './sample.ts';

function keyed(key: string, code: string, name: string) {
  return reported('misspelled-key', { regions: `  ${key}: { code: ${code}, name: ${name} }\n` });
}

test.each([
  ['oklahma', 'OK', 'Oklahoma', 'oklahoma'],
  ['okalhoma', 'OK', 'Oklahoma', 'oklahoma'],
  ['new_jersy', 'NJ', 'New Jersey', 'new_jersey'],
  ['missisipi', 'MS', 'Mississippi', 'mississippi'],
])('the key %s is nearly the name of its state', (key, code, name, right) => {
  expect(keyed(key, code, name)).toMatchObject([{ suggestion: right }]);
});

test.each([
  ['kansas', 'AR', 'Arkansas', 'arkansas'],
  ['ohoi', 'OK', 'Oklahoma', 'oklahoma'],
])('the key %s is that of another state than its own, or nearly', (key, code, name, right) => {
  expect(keyed(key, code, name)).toMatchObject([{ suggestion: right }]);
});

test('a misspelled key is marked at its line', () => {
  expect(keyed('oklahma', 'OK', 'Oklahoma')[0]?.marked).toMatch(/^«oklahma»:/);
});

test.each([
  ['oklahoma', 'OK', 'Oklahoma'],
  ['newjersey', 'NJ', 'New Jersey'],
  ['district_of_columbia', 'DC', 'District of Columbia'],
  ['washington_dc', 'DC', 'District of Columbia'],
  ['dc', 'DC', 'District of Columbia'],
  ['okla', 'OK', 'Oklahoma'],
  ['n_jersey', 'NJ', 'New Jersey'],
  ['northfield', 'NF', 'Northfield Schools'],
])('the key %s may be meant', (key, code, name) => {
  expect(keyed(key, code, name)).toEqual([]);
});

test('where something mentions the key, that is shown, and the key alone is not suggested', () => {
  const regions = [
    '  oklahma:',
    '    code: OK',
    '    name: Oklahoma',
    '    brochureDownloadUrl: assets/brochures/oklahma.pdf',
    '  arizona: { code: AZ, name: Arizona, fallthrough: oklahma }',
    '',
  ].join('\n');
  const [found] = reported('misspelled-key', { regions });
  expect(found).not.toHaveProperty('suggestion');
  expect(found).toMatchObject({
    message: expect.stringContaining('here and in the 2 places that mention it'),
    related: [
      'brochureDownloadUrl: «assets/brochures/oklahma.pdf»',
      'arizona: { code: AZ, name: Arizona, fallthrough: «oklahma» }',
    ],
  });
});

test('a misspelled key beside the right one is left to the rule of names', () => {
  const regions = '  ohoi: { code: OH, name: Ohio }\n  ohio: { code: OH, name: Ohio }\n';
  expect(reported('misspelled-key', { regions })).toEqual([]);
});

test('the brochure and the cover that the right key would make are not missed as well', () => {
  const regions = [
    '  oklahma:',
    '    code: OK',
    '    name: Oklahoma',
    '    brochureDownloadImg: assets/brochures/cover-oklahoma.svg',
    '    brochureDownloadUrl: assets/brochures/oklahoma.pdf',
    '',
  ].join('\n');
  expect(reported('misspelled-key', { regions })).toMatchObject([{ suggestion: 'oklahoma' }]);
  expect(reported('asset-missing', { regions })).toEqual([]);
});

test.each([
  ['OK', false],
  ['OH', true],
])('with the code %s, it is a guess: %s', (code, isGuess) => {
  const regions = `  oklahma: { code: ${code}, name: Oklahoma }\n`;
  const [, found] = resolveSample({ regions });
  expect(found).toContainEqual(expect.objectContaining({ code: 'misspelled-key', isGuess }));
});
