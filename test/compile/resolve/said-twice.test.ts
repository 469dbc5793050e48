import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const sentence = 'A counselor sees each step that a student of ours takes.';

const inNevada = (fields: string) =>
  reported('said-twice', {
    regions: `
  nevada:
    code: NV
    name: Nevada
    ${fields}`,
  });

const inBlocks = (blocks: string) =>
  inNevada(`blockPages: { families: {
      address: /families/, title: Families, description: For families, blocks: ${blocks} } }`);

/** The sentence in place of some texts of library.yaml. */
const inLibrary = (...texts: readonly string[]) =>
  reported('said-twice', { changes: texts.map((text) => [text, sentence] as const) });

const hero = 'Over {{claims.careers}} careers for everyone with a library card.';
const database = 'Each career with its tasks, its pay and the way into it.';
const summary = 'How a library made careers a subject for everyone.';
const section = 'What can a library offer?';

test('a sentence of two texts of a page is said twice', () => {
  const plan = `{ lead: 'First. ${sentence}', free: '${sentence}' }`;
  expect(inNevada(`pages: { plan: ${plan} }`)).toHaveLength(1);
});

test('each text that says again what the first one says is reported', () => {
  const text = `{ paragraphs: ['${sentence}', 'Or ask. ${sentence}', 'Yes! ${sentence}'] }`;
  expect(inBlocks(`{ decide: { text: ${text} } }`)).toHaveLength(2);
});

test('two pages may say the same', () => {
  expect(
    inNevada(
      `pages: { plan: { lead: '${sentence}' }, localOpportunities: { lead: '${sentence}' } }`,
    ),
  ).toEqual([]);
});

test('the landing page shows the texts that a region has outside of its pages', () => {
  expect(
    inNevada(`sponsorMsg: '${sentence}'
    pages: { landing: { appLink: '${sentence}' } }`),
  ).toHaveLength(1);
});

test('two webinars may say the same', () => {
  const webinar = (startsAt: string) =>
    `{ startsAt: ${startsAt} 16:00, webinarSignupForm: form, webinarDetails: '${sentence}' }`;
  const upcoming = `[${webinar('2026-05-01')}, ${webinar('2026-06-01')}]`;
  expect(inNevada(`webinar: { upcoming: ${upcoming} }`)).toEqual([]);
});

test('paragraphs of a page of blocks stand on one page', () => {
  const text = `{ paragraphs: ['${sentence}', 'Or ask. ${sentence}'] }`;
  expect(inBlocks(`{ decide: { text: ${text} } }`)).toHaveLength(1);
});

test('a block that is left out says nothing', () => {
  const text = `text: { paragraphs: ['${sentence}'] }`;
  expect(inBlocks(`{ now: { ${text} }, then: { shown: false, ${text} } }`)).toEqual([]);
});

test('two new blocks may have the same sample words', () => {
  const text = "text: { paragraphs: ['A student’s work belongs to the student.'] }";
  expect(inBlocks(`{ work: { ${text} }, text: { ${text} } }`)).toEqual([]);
});

test('a case study of the library edition is a page', () => {
  expect(inLibrary(summary, section)).toHaveLength(1);
});

test('what no other page of the library edition shows stands on its home page', () => {
  expect(inLibrary(hero, database)).toHaveLength(1);
});

test('two pages of the library edition may say the same', () => {
  expect(inLibrary(hero, section)).toEqual([]);
});

test('a short sentence may be said for its rhythm', () => {
  const plan = "{ lead: 'Plan. It is free.', free: 'It is free.' }";
  expect(inNevada(`pages: { plan: ${plan} }`)).toEqual([]);
});

test('what search engines show stands on no page', () => {
  const plan = `{ description: '${sentence}', lead: '${sentence}' }`;
  expect(inNevada(`pages: { plan: ${plan} }`)).toEqual([]);
});
