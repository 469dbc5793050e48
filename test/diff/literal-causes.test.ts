import { describe, expect, test } from 'vitest';
import { compareValues } from '../../cli/diff/cause-texts.ts';
import { findLiteralCauses } from '../../cli/diff/literal-causes.ts';

/** What a field says before and after an edit. */
type Edit = readonly [before: unknown, after: unknown];

/** Which of some edits made one text of a page out of another; undefined where the words do not tell. */
function made(old: string, next: string, edits: readonly Edit[]): readonly Edit[] | undefined {
  return findLiteralCauses({ old, next }, edits, ([before, after]) => compareValues(before, after));
}

const other: Edit = ['Ask us anything', 'Ask us'];

describe('a text of a page is caused by the edit', () => {
  test('whose words are the whole of it', () => {
    const edit: Edit = ['Find your path', 'See your path'];
    expect(made('Find your path', 'See your path', [other, edit])).toEqual([edit]);
  });

  test('whose words stand between what tokens print', () => {
    const edit: Edit = ['Careers in {{regionName}} pay well', 'Jobs in {{regionName}} pay well'];
    const [old, next] = ['Careers in Nevada pay well', 'Jobs in Nevada pay well'];
    expect(made(old, next, [other, edit])).toEqual([edit]);
  });

  test('of a short word that is part of a text with tokens', () => {
    const edit: Edit = ['Sheet {number} of {count}', 'Sheet {number} out of {count}'];
    expect(made('Sheet 3 of 52', 'Sheet 3 out of 52', [other, edit])).toEqual([edit]);
  });

  test('that the page shows only up to a link', () => {
    const edit: Edit = [
      'Write to us at [{{email}}](mailto:x)',
      'Send mail to [{{email}}](mailto:x)',
    ];
    expect(made('Write to us at', 'Send mail to', [other, edit])).toEqual([edit]);
  });

  test('of the words that another text holds', () => {
    const edit: Edit = ['Island careers', 'Careers by the sea'];
    const [old, next] = [
      'An outline, and “Island careers”',
      'An outline, and “Careers by the sea”',
    ];
    expect(made(old, next, [other, edit])).toEqual([edit]);
  });

  test('and by another one that changed more of it', () => {
    const edits: readonly Edit[] = [
      ['An outline of {region}', 'A map of {region}'],
      ['Island careers', 'Careers by the sea'],
    ];
    const [old, next] = [
      'An outline of Hawaii: Island careers',
      'A map of Hawaii: Careers by the sea',
    ];
    expect(made(old, next, [other, ...edits])).toEqual(edits);
  });
});

describe('the words do not tell', () => {
  test('where two edits say the same', () => {
    const edit: Edit = ['Find your path', 'See your path'];
    expect(made('Find your path', 'See your path', [edit, [...edit]])).toBeUndefined();
  });

  test('where the text is the same, and something around it another', () => {
    expect(made('Newsletter', 'Newsletter', [other])).toBeUndefined();
  });

  test('where no edit says what is shown', () => {
    expect(made('11 of 20', '12 of 20', [other, [11, 12]])).toBeUndefined();
  });

  test('where words are so short that they stand anywhere', () => {
    expect(made('All in one', 'All at one', [['in', 'at']])).toBeUndefined();
  });
});
