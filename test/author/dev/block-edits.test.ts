import { expect, test } from 'vitest';
import { blockOf } from '../../../cli/author/dev/edits/new-block.ts';
import { describeBlocks, listKinds } from '../../../cli/author/dev/inspect/describe-blocks.ts';
import type { BlockEdit, BlockStep } from '../../../cli/author/page/blocks/messages.ts';
import { edited } from '../../../cli/author/edit/edit-in-steps.ts';
import { insertField } from '../../../cli/author/edit/insert.ts';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { onlyForAll } from '../../../cli/author/page/blocks/messages.ts';
import type { EditAnswer } from '../../../cli/author/page/inspector/edit-messages.ts';
import type { Sample } from './block-sample.ts';
import { openPages } from './block-sample.ts';

function list(sample: Sample, owner: string) {
  return describeBlocks(sample.resolved(), sample.root, owner, 'families');
}

function names(sample: Sample, owner = 'generic'): readonly string[] {
  return list(sample, owner).map(({ name, isShown }) => (isShown ? name : `(${name})`));
}

function toEdit(sample: Sample, block: string, owner: string, target: 'write' | 'own') {
  const seen = list(sample, owner).find(({ name }) => name === block)?.seen ?? '';
  return { owner, page: 'families', block, seen, target };
}

function take(
  sample: Sample,
  step: BlockStep,
  block: string,
  owner = 'generic',
  target: 'write' | 'own' = 'write',
): EditAnswer {
  return sample.edits.block({ ...toEdit(sample, block, owner, target), step });
}

function add(sample: Sample, kind: string, below: string, owner = 'generic', isOwn = false) {
  const edit = toEdit(sample, below, owner, isOwn ? 'own' : 'write');
  return sample.edits.block({ ...edit, step: 'add', kind } satisfies BlockEdit);
}

const done = { outcome: 'done', problems: [] };

test('a block is moved with its comment, and moved back nothing has changed', () => {
  const sample = openPages();
  const before = sample.read();
  expect(take(sample, 'down', 'second')).toEqual(done);
  expect(names(sample)).toEqual(['first', 'third', 'second']);
  expect(sample.read()).toContain(`              - Three.

        # It shows who says it.
        second:
          quote: { text: Two., by: A parent }
`);
  expect(take(sample, 'up', 'second')).toEqual(done);
  expect(sample.read()).toBe(before);
});

test('a block is hidden and shown again, and nothing else changes', () => {
  const sample = openPages();
  const before = sample.read();
  expect(take(sample, 'hide', 'third')).toEqual(done);
  expect(sample.read()).toBe(before.replace('third:\n', 'third:\n          shown: false\n'));
  expect(names(sample, 'nevada')).toEqual(['first', '(second)', '(third)', 'own', 'last']);
  expect(take(sample, 'show', 'third')).toEqual(done);
  expect(sample.read()).toBe(before);
});

test('a state hides what it inherits, and shows it again', () => {
  const sample = openPages();
  const before = sample.read();
  expect(list(sample, 'nevada')[0]).toMatchObject({ own: 'blockPages.families.blocks.first' });
  expect(take(sample, 'hide', 'first', 'nevada', 'own')).toEqual(done);
  expect(names(sample, 'nevada')).toEqual(['(first)', '(second)', 'third', 'own', 'last']);
  expect(names(sample)).toEqual(['first', 'second', 'third']);
  expect(take(sample, 'show', 'first', 'nevada', 'own')).toEqual(done);
  expect(sample.read()).toBe(before);
  take(sample, 'hide', 'first');
  expect(take(sample, 'show', 'first', 'nevada', 'own')).toEqual(done);
  expect(names(sample, 'nevada')[0]).toBe('first');
  expect(names(sample)[0]).toBe('(first)');
});

test('a block reaches the editions that have its page', () => {
  const sample = openPages();
  sample.change(
    '      title: For families\n',
    '      title: For families\n      onlyIn: [nevada]\n',
  );
  expect(list(sample, 'nevada')[0]).toMatchObject({ reach: { editions: ['nevada'] } });
});

test('what a state has hidden is shown by it in one step', () => {
  const sample = openPages();
  expect(list(sample, 'nevada')[1]).toMatchObject({ name: 'second', isHiddenHere: true });
  expect(take(sample, 'show', 'second', 'nevada', 'own')).toEqual(done);
  expect(sample.read()).not.toContain('second: { shown: false }');
});

test('blocks of a state are moved among each other, past what it says of others', () => {
  const sample = openPages();
  expect(take(sample, 'up', 'last', 'nevada')).toEqual(done);
  expect(names(sample, 'nevada')).toEqual(['first', '(second)', 'third', 'last', 'own']);
  expect(list(sample, 'nevada').at(-2)).not.toHaveProperty('noneDown');
  expect(take(sample, 'up', 'last', 'nevada')).toMatchObject({
    outcome: 'conflict',
    message: expect.stringContaining('stands below what it inherits'),
  });
});

test.each(['up', 'down', 'remove'] as const)(
  'a state alone cannot take the step "%s" with what it inherits, and says so',
  (step) => {
    const sample = openPages();
    const before = sample.read();
    const answer = take(sample, step, 'third', 'nevada', 'own');
    expect(answer).toEqual({ outcome: 'conflict', message: onlyForAll, now: null });
    expect(sample.read()).toBe(before);
  },
);

test('a block is removed with its comment, but not the last one of a page', () => {
  const sample = openPages();
  take(sample, 'remove', 'own', 'nevada');
  take(sample, 'show', 'second', 'nevada', 'own');
  expect(take(sample, 'remove', 'second')).toEqual(done);
  expect(sample.read()).not.toContain('It shows who says it.');
  expect(take(sample, 'remove', 'third')).toEqual(done);
  expect(names(sample)).toEqual(['first']);
  expect(take(sample, 'remove', 'first')).toMatchObject({
    outcome: 'conflict',
    message: 'A page has one block or more: add another one first.',
  });
});

test('what other states say of a block is not left without it', () => {
  const sample = openPages();
  const before = sample.read();
  expect(take(sample, 'remove', 'second')).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'block-kind' }],
  });
  expect(sample.read()).toBe(before);
});

test('a block is added below another one, under a name that no state has', () => {
  const sample = openPages();
  const before = sample.read();
  expect(add(sample, 'quote', 'first')).toEqual(done);
  const added = `        quote:
          quote:
            text: My students ask for it by name.
            by: A counselor in a sample district
          sample: true
`;
  expect(sample.read().replace(added, '')).toBe(before);
  expect(add(sample, 'quote', 'first')).toEqual(done);
  expect(names(sample)).toEqual(['first', 'quote-2', 'quote', 'second', 'third']);
  expect(take(sample, 'keep words', 'quote-2')).toEqual(done);
  expect(list(sample, 'generic').map(({ isSample }) => isSample)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  sample.edits.undo();
  sample.edits.undo();
  sample.edits.undo();
  expect(sample.read()).toBe(before);
});

test('a state adds blocks of its own at the end', () => {
  const sample = openPages();
  expect(add(sample, 'text', 'first', 'nevada', true)).toEqual(done);
  expect(names(sample, 'nevada').at(-1)).toBe('text');
  expect(names(sample)).not.toContain('text');
  expect(add(sample, 'steps', 'first', 'oklahoma', true)).toMatchObject({ outcome: 'done' });
});

// The sample project has no video.
const kinds = listKinds('generic').flatMap(({ kind }) => (kind === 'video' ? [] : [kind]));

test.each(kinds)('a block of the kind "%s" is sound at once', (kind) => {
  const sample = openPages();
  expect(add(sample, kind, 'third')).toEqual(done);
  expect(list(sample, 'generic').at(-1)).toMatchObject({ kind, isSample: true });
});

/** The sample project with the same page in the library edition, which has one block. */
function openLibraryPage(): Sample {
  const sample = openPages();
  const words = { address: '/families/', title: 'Families', description: 'For them.' };
  const given = Object.entries(words).map(([path, value]) => ({ path, value }));
  expect(sample.edits.addPage({ given, webRoot: 'library' })).toMatchObject({ outcome: 'done' });
  return sample;
}

test('blocks of the library edition are added, moved, hidden and removed in its file', () => {
  const sample = openLibraryPage();
  const [main, before] = [sample.read(), sample.readLibrary()];
  expect(add(sample, 'quote', 'text', 'library')).toEqual(done);
  expect(sample.readLibrary()).toContain(`        sample: true
      quote:
        quote:
          text: My students ask for it by name.
`);
  expect(list(sample, 'library')[1]).not.toHaveProperty('own');
  expect(take(sample, 'keep words', 'quote', 'library')).toEqual(done);
  expect(take(sample, 'up', 'quote', 'library')).toEqual(done);
  expect(names(sample, 'library')).toEqual(['quote', 'text']);
  expect(take(sample, 'hide', 'text', 'library')).toEqual(done);
  expect(names(sample, 'library')).toEqual(['quote', '(text)']);
  expect(take(sample, 'show', 'text', 'library', 'own')).toEqual(done);
  expect(take(sample, 'down', 'quote', 'library')).toEqual(done);
  expect(take(sample, 'remove', 'quote', 'library')).toEqual(done);
  expect(sample.readLibrary()).toBe(before);
  expect(take(sample, 'remove', 'text', 'library')).toMatchObject({
    outcome: 'conflict',
    message: 'A page has one block or more: add another one first.',
  });
  expect(sample.read()).toBe(main);
});

const libraryKinds = listKinds('library').map(({ kind }) => kind);

test('the library edition has no block of webinars', () => {
  expect(libraryKinds).toHaveLength(kinds.length);
  expect(libraryKinds).not.toContain('webinars');
});

test('what new blocks say is sound in the library edition', () => {
  const { project, root, resolved } = openLibraryPage();
  const file = resolved().written.library?.document.file;
  if (file === undefined) throw new Error('The sample has a library edition.');
  const place = '/blockPages/families/blocks';
  const next = libraryKinds.reduce(
    (before, kind) =>
      edited(before, (document) =>
        insertField(document, 'library', `${place}/${kind}-2`, blockOf('library', kind, root)),
      ),
    file,
  );
  const [, found] = checkProject({ ...project, drafts: [next] });
  // The sample project has no video.
  expect(found.map(({ path }) => path)).toEqual([`${place}/video-2/video/video/url`]);
});

test('of a page that was changed meanwhile nothing is moved', () => {
  const sample = openPages();
  const edit = toEdit(sample, 'first', 'generic', 'write');
  take(sample, 'down', 'second');
  expect(sample.edits.block({ ...edit, step: 'remove' })).toMatchObject({
    outcome: 'conflict',
    message: 'This page was changed meanwhile.',
  });
});

test('a block that needs a file which the project has not is refused, and names it', () => {
  const sample = openPages();
  expect(add(sample, 'video', 'third')).toMatchObject({
    outcome: 'refused',
    problems: [{ code: 'asset-missing' }],
  });
});

test('of a page, a state states one text as its own, and no more', () => {
  const sample = openPages();
  const before = sample.read();
  const nevada = sample.see('nevada', 'blockPages.families.title');
  expect(nevada.own).toBe('blockPages.families.title');
  const { owner, field, seen } = nevada;
  const edit = { owner, field, seen, action: 'own', value: 'Ours' } as const;
  expect(sample.edits.save(edit)).toEqual(done);
  expect(sample.read()).toBe(
    before.replace(
      '      families:\n        blocks:\n',
      '      families:\n        title: Ours\n        blocks:\n',
    ),
  );
});
