import { expect, test } from 'vitest';
import { replacementId } from '../../../cli/author/dev/edits/replace-texts.ts';
import { planReplace } from '../../../cli/author/find/replace.ts';
import { openSample } from './open-sample.ts';

/** What the page is shown of a replacement. */
function shown({ resolved }: ReturnType<typeof openSample>, from: string, to: string) {
  const request = { from, to, owners: [], fields: [] };
  const { replacements } = planReplace(resolved(), () => undefined, request);
  return replacements.map((each) => ({ field: each.field, id: replacementId(each) }));
}

test('the texts that are taken are replaced in both files, and no others', () => {
  const sample = openSample();
  const before = [sample.read(), sample.readLibrary()];
  const places = shown(sample, 'careers', 'jobs');
  const taken = places.filter(({ field }) =>
    ['defaults.features.0.title', 'library.careerDatabase.title'].includes(field),
  );
  expect(taken).toHaveLength(2);
  const ids = taken.map(({ id }) => id);
  expect(sample.edits.replace({ from: 'careers', to: 'jobs', ids }).outcome).toBe('done');
  expect([sample.read(), sample.readLibrary()]).toEqual([
    before[0]?.replace(
      'title: Over {{claims.careers}} careers',
      'title: Over {{claims.careers}} jobs',
    ),
    before[1]?.replace('A database of careers', 'A database of jobs'),
  ]);
});

test('one undo takes all of it back', () => {
  const sample = openSample();
  const before = [sample.read(), sample.readLibrary()];
  const ids = shown(sample, 'careers', 'jobs').map(({ id }) => id);
  sample.edits.replace({ from: 'careers', to: 'jobs', ids });
  expect(sample.edits.last()).toEqual({ field: `${ids.length} texts` });
  expect(sample.edits.undo().outcome).toBe('done');
  expect([sample.read(), sample.readLibrary()]).toEqual(before);
});

test('a text that was changed meanwhile is a conflict, and nothing is written', () => {
  const sample = openSample();
  const ids = shown(sample, 'Questions', 'Ask').map(({ id }) => id);
  sample.change('Questions? Ask away', 'Questions? Ask us');
  const before = sample.read();
  expect(sample.edits.replace({ from: 'Questions', to: 'Ask', ids })).toMatchObject({
    outcome: 'conflict',
  });
  expect(sample.read()).toBe(before);
});

test('what would not validate is refused with what is wrong, and nothing is written', () => {
  const sample = openSample();
  const before = sample.read();
  const ids = shown(sample, 'Questions', '<b>Ask</b>').map(({ id }) => id);
  expect(sample.edits.replace({ from: 'Questions', to: '<b>Ask</b>', ids })).toMatchObject({
    outcome: 'refused',
    problems: expect.arrayContaining([expect.objectContaining({ code: 'html-in-text' })]),
  });
  expect(sample.read()).toBe(before);
});
