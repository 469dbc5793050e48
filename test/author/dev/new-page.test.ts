import { expect, test } from 'vitest';
import { askedOfPage } from '../../../cli/author/dev/edits/new-page.ts';
import type { EditAnswer } from '../../../cli/author/page/inspector/edit-messages.ts';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Sample } from './block-sample.ts';
import { openPages } from './block-sample.ts';

const page = {
  address: '/news/spring/',
  title: 'Spring',
  description: 'What is new in spring.',
};

function addPage(
  sample: Sample,
  values: object,
  isCheck = false,
  webRoot: WebRoot = 'main',
): EditAnswer {
  const given = Object.entries(values).map(([path, value]) => ({ path, value: String(value) }));
  return sample.edits[isCheck ? 'checkPage' : 'addPage']({ given, webRoot });
}

test('a page is added below the defaults, with a first block', () => {
  const sample = openPages();
  const before = sample.read();
  expect(addPage(sample, page)).toMatchObject({
    outcome: 'done',
    opens: '/news/spring/',
    problems: [{ code: 'unlinked-page' }],
  });
  const added = `    spring:
      address: /news/spring/
      title: Spring
      description: What is new in spring.
      blocks:
        text:
          text:
            title: What we keep, and what we don’t
            paragraphs:
              - A student’s work belongs to the student.
          sample: true
`;
  expect(sample.read()).toContain(added);
  expect(sample.read().replace(added, '')).toBe(before);
  expect(sample.edits.last()).toMatchObject({ field: 'the page /news/spring/' });
  sample.edits.undo();
  expect(sample.read()).toBe(before);
});

test('a page of one state is written below that, one of several says which', () => {
  const sample = openPages();
  expect(addPage(sample, { ...page, onlyIn: 'Nevada' })).toMatchObject({
    opens: '/nv/news/spring/',
  });
  expect(sample.read()).not.toContain('onlyIn');
  addPage(sample, { ...page, address: '/more/', onlyIn: 'Nevada, generic' });
  expect(sample.read()).toMatch(/onlyIn: \[nevada, generic\]\n/);
});

test('what a page may say besides is written as one would by hand', () => {
  const sample = openPages();
  const others = { date: '2026-11-02', linkedFrom: 'Menu, footer', onlyIn: 'generic' };
  expect(addPage(sample, { ...page, ...others })).toMatchObject({ problems: [] });
  expect(sample.read()).toMatch(
    /spring\.\n *date: 2026-11-02\n *linkedFrom: \[menu, footer\]\n *onlyIn: \[generic\]\n/,
  );
  const spanish = { address: '/familias/', title: 'Para familias', description: 'En español.' };
  expect(addPage(sample, { ...spanish, lang: 'es', alternateOf: 'families' })).toMatchObject({
    outcome: 'done',
    problems: [],
  });
  expect(sample.read()).toMatch(/lang: es\n *alternateOf: families\n *blocks:/);
  expect(addPage(sample, { ...page, address: '/more/', linkedFrom: 'head' })).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'not-one-of' }],
  });
});

test.each([
  ['/families/', 'url-clash'],
  ['/pricing/', 'url-clash'],
  ['families', 'bad-page-address'],
])('the address %s is refused as it is typed', (address, code) => {
  const sample = openPages();
  const before = sample.read();
  expect(addPage(sample, { address }, true)).toMatchObject({
    outcome: 'refused',
    problems: expect.arrayContaining([expect.objectContaining({ code })]),
  });
  expect(sample.read()).toBe(before);
});

test('while an address is typed, nothing else is missing', () => {
  const sample = openPages();
  const before = sample.read();
  expect(addPage(sample, { address: '/spring/' }, true)).toMatchObject({ outcome: 'done' });
  expect(sample.read()).toBe(before);
  expect(addPage(sample, { address: '/spring/', title: '' })).toMatchObject({ outcome: 'refused' });
});

test('an edition that there is not is refused with the nearest one', () => {
  const sample = openPages();
  expect(addPage(sample, { ...page, onlyIn: 'Nevda, generic' }, true)).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'unknown-edition' }],
  });
});

test('a page of the library edition is written in its file, where the schema has such pages', () => {
  const sample = openPages();
  const [main, before] = [sample.read(), sample.readLibrary()];
  const linked = { ...page, address: '/news/', linkedFrom: 'Footer' };
  expect(addPage(sample, linked, false, 'library')).toMatchObject({
    outcome: 'done',
    opens: '/news/',
    problems: [],
  });
  const added = `blockPages:
  news:
    address: /news/
    title: Spring
    description: What is new in spring.
    linkedFrom: [footer]
    blocks:
      text:
        text:
          title: What we keep, and what we don’t
          paragraphs:
            - A student’s work belongs to the student.
        sample: true
`;
  expect(sample.readLibrary()).toBe(before.replace(/^footer:/m, `${added}$&`));
  expect(sample.read()).toBe(main);
  addPage(sample, { ...page, address: '/more/news/' }, false, 'library');
  expect(sample.readLibrary()).toContain('\n  news-2:\n    address: /more/news/\n');
  sample.edits.undo();
  sample.edits.undo();
  expect(sample.readLibrary()).toBe(before);
});

test('of a page of the library edition it is asked what such pages can say', () => {
  const asked = askedOfPage('library').map(({ path, isOptional }) =>
    isOptional ? `(${path})` : path,
  );
  expect(asked).toEqual(['address', 'title', 'description', '(linkedFrom)', '(date)']);
});

test.each([
  [{ address: '/pricing/' }, 'url-clash'],
  [{ address: '/hours/', linkedFrom: 'home' }, 'not-one-of'],
  [{ address: 'hours' }, 'bad-page-address'],
])('of the library edition, %o is refused as it is typed', (typed, code) => {
  const sample = openPages();
  const before = sample.readLibrary();
  expect(addPage(sample, { address: '/families/' }, true, 'library').outcome).toBe('done');
  expect(addPage(sample, typed, true, 'library')).toMatchObject({
    outcome: 'refused',
    problems: [{ code, place: expect.stringContaining('library.yaml') }],
  });
  expect(sample.readLibrary()).toBe(before);
});
