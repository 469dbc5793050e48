import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const learned = [
  'upgradeTitle: More for your classroom',
  "upgradeTitle: 'Explorers {{claims.minimumAge}} and up'",
] as const;

const figures = (text: string) =>
  reported('claim-as-figure', {
    changes: [
      ['featuresTitle: What students can do', `featuresTitle: '${text}'`],
      ['text: Employers nearby invite students.', `text: '${text}'`],
      learned,
    ],
  }).filter(({ marked }) => marked.startsWith('text:'));

test.each([
  ['More than 900 careers to explore', '«900» careers', '{{claims.careers}}'],
  ['Over 900 to choose from', '«900» to', '{{claims.careers}}'],
  ['8,000 industry certifications', '«8,000» industry', '{{claims.industryCertifications}}'],
  ['8000 certifications', '«8000» cert', '{{claims.industryCertifications}}'],
  ['6,700 colleges', '«6,700» coll', '{{claims.postsecondaryInstitutions}}'],
  ['All 16 career clusters', '«16» career', '{{claims.careerClusters}}'],
  ['All 16 clusters', '«16» clusters', '{{claims.careerClusters}}'],
  ['All 16 national career clusters', '«16» nat', '{{claims.careerClusters}}'],
  ['For children aged 8 and older', '«8» and older', '{{claims.minimumAge}}'],
  ['From age 8', '«8»', '{{claims.minimumAge}}'],
  ['For everyone 8 and up', '«8» and up', '{{claims.minimumAge}}'],
  ['30 percent of workers change jobs', '«30» percent', '{{claims.jobChangePercent}}'],
  ['Some 30% change their jobs', '«30»%', '{{claims.jobChangePercent}}'],
  ['Many change jobs every 12 months', '«12» months', '{{claims.jobChangeMonths}}'],
])('%j holds the figure of a claim', (text, marked, suggestion) => {
  expect(figures(text)).toMatchObject([
    { marked: expect.stringContaining(marked) as string, suggestion },
  ]);
});

test.each([
  'Lessons for 16 students',
  '16 students in two clusters',
  'A 16-week course',
  '8 a.m. to 12 noon',
  'In grade 8',
  '12 months of access',
  'Save 30 percent of your time',
  '30 minutes a day. Learners change jobs.',
  'A school of 900 students',
  'For $900',
  'Call 1-800-555-900',
  'Section 4.900, or 900.5',
  'On page 900a',
  '{{claims.careers}} careers',
])('%j holds none', (text) => {
  expect(figures(text)).toEqual([]);
});

test('a year is no claim by itself', () => {
  const changes = [
    ['careers: 900', 'careers: 2026'],
    ['text: Employers nearby invite students.', 'text: New in 2026'],
  ] as const;
  expect(reported('claim-as-figure', { changes })).toEqual([]);
});

test('the figures of the library are its own (R12)', () => {
  const changes = [
    [
      'careers: 900\n  industryCertifications: 8000',
      'careers: 1200\n  industryCertifications: 8000',
    ],
    ['{{claims.careers}} careers for everyone', '900 careers, or 1,200 careers for everyone'],
  ] as const;
  expect(reported('claim-as-figure', { changes })).toMatchObject([
    { marked: expect.stringContaining('«1,200» careers') as string },
  ]);
});

test('where no token is filled in, a figure is no claim', () => {
  const changes = [['name: your state', 'name: 900 careers']] as const;
  expect(reported('claim-as-figure', { changes })).toEqual([]);
});
