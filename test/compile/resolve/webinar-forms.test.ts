import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const form = (code: string, name: string, id: string, link = '') =>
  `  ${name.toLowerCase().replaceAll(' ', '_')}: { code: ${code}, name: ${name}, ${link} webinar: { upcoming: { webinarSignupForm: ${id}, webinarDetails: Soon } } }\n`;

const foreign = (...regions: readonly string[]) =>
  reported('foreign-webinar-form', { regions: regions.join('') });

const arizona = form('AZ', 'Arizona', 'webinar-az-2027-03');
const indiana = form('IN', 'Indiana', 'webinar-in-2027-02');

test.each([
  ['the code of another region', form('NV', 'Nevada', 'webinar-az-2027-01')],
  ['the name of another region', form('NV', 'Nevada', 'arizona_spring')],
])('a form with %s is reported', (_, nevada) => {
  expect(foreign(arizona, nevada)).toHaveLength(1);
});

test('of two names the longer one is meant', () => {
  const [found] = foreign(
    form('VA', 'Virginia', 'webinar-va'),
    form('WV', 'West Virginia', 'webinar-wv'),
    form('NV', 'Nevada', 'webinar-west-virginia'),
  );
  expect(found?.message).toContain('is named for "west_virginia"');
});

test('a code that is a word is one where other regions have theirs', () => {
  expect(foreign(arizona, indiana, form('NV', 'Nevada', 'webinar-in-2027-01'))).toHaveLength(1);
  expect(foreign(indiana, form('NV', 'Nevada', 'careers-and-jobs-in-2027'))).toEqual([]);
});

test.each([
  ['its own code', form('NV', 'Nevada', 'webinar-nv-2027-01')],
  ['its own code and another word', form('NV', 'Nevada', 'sign-up-in-nv')],
  ['its own name', form('WV', 'West Virginia', 'webinar-west-virginia')],
  ['no region', form('NV', 'Nevada', 'spring-webinar')],
])('a form with %s is not reported', (_, region) => {
  expect(foreign(arizona, indiana, form('VA', 'Virginia', 'webinar-va-2027'), region)).toEqual([]);
});

const shared = (...regions: readonly string[]) =>
  reported('shared-webinar-form', { regions: regions.join('') });

test('a form that is named for another region is one finding', () => {
  expect(shared(arizona, form('NV', 'Nevada', 'webinar-az-2027-03'))).toEqual([]);
});

test('regions that inherit from each other may use one form', () => {
  const ohio = form('OH', 'Ohio', 'spring', 'fallthrough: nevada,');
  expect(shared(ohio, form('NV', 'Nevada', 'spring'))).toEqual([]);
});
