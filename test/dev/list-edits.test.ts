import { describe, expect, test } from 'vitest';
import { newItem } from '../../cli/dev/edits/new-item.ts';
import { readEdit } from '../../cli/dev/edits/read-edit.ts';
import { nodeAt } from '../../cli/schema/schema-node.ts';
import type { ListDetails } from '../../runtime/dev/inspector/messages.ts';
import { openSample } from './open-sample.ts';

const first = `          - title: Know what you like
            text: Short self-assessments point to careers worth a look.
`;

const second = `          - title: Look around
            text: Career profiles with tasks, wages and outlook.
`;

const steps = 'pages.plan.steps.items';

/** The part of a text before another one, and the part after it. */
function around(text: string, part: string): readonly string[] {
  expect(text).toContain(part);
  return text.split(part);
}

describe('a change of a list where it is written', () => {
  test('adds an item whose words are reported until others are written, and leaves all else', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const change = { kind: 'add', index: 1 } as const;
    const list = seeList('oklahoma', `${steps}.0.title`);
    expect(edits.save({ ...list, action: 'write', change })).toMatchObject({
      outcome: 'done',
      problems: [{ code: 'placeholder-text' }, { code: 'placeholder-text' }],
    });
    const added = '          - title: New text\n            text: New text\n';
    expect(around(read(), first + added + second)).toEqual(around(before, first + second));
  });

  test('has two items change places', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const change = { kind: 'swap', index: 0 } as const;
    edits.save({ ...seeList('oklahoma', `${steps}.1.text`), action: 'write', change });
    expect(around(read(), second + first)).toEqual(around(before, first + second));
  });

  test('takes an item away', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const list = (): ListDetails => seeList('oklahoma', `${steps}.0.title`);
    edits.save({ ...list(), action: 'write', change: { kind: 'add', index: 2 } });
    edits.save({ ...list(), action: 'write', change: { kind: 'remove', index: 2 } });
    expect(read()).toBe(before);
  });

  test('is refused with what would be wrong, and writes nothing', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const list = seeList('oklahoma', 'features.0.title');
    expect(
      edits.save({ ...list, action: 'write', change: { kind: 'remove', index: 0 } }),
    ).toMatchObject({ outcome: 'refused', problems: [{ isError: true }] });
    expect(read()).toBe(before);
  });

  test('is a conflict where the list is another one by now', () => {
    const { edits, seeList, read, change } = openSample();
    const list = seeList('oklahoma', `${steps}.0.title`);
    change('Look around', 'Look about');
    const before = read();
    expect(
      edits.save({ ...list, action: 'write', change: { kind: 'remove', index: 0 } }),
    ).toMatchObject({ outcome: 'conflict', now: null });
    expect(read()).toBe(before);
  });

  test('is undone', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const change = { kind: 'swap', index: 0 } as const;
    edits.save({ ...seeList('oklahoma', `${steps}.0.title`), action: 'write', change });
    expect(edits.last()).toEqual({ field: `defaults.${steps}` });
    edits.undo();
    expect(read()).toBe(before);
  });
});

describe('a list of the region’s own', () => {
  test('is the inherited one with the change, where the schema has it, and is handed back', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const list = (): ListDetails => seeList('oklahoma', 'featureSections.1.title');
    expect(list().own).toBe('featureSections');
    edits.save({ ...list(), action: 'own', change: { kind: 'swap', index: 0 } });
    expect(read()).toMatch(
      /\n {6}folded\.\n {4}featureSections:\n {6}- page: local-opportunities\n[^]*- page: plan\n[^]*- page: up-the-ladder\n/,
    );
    expect(list()).toMatchObject({ inherits: { chain: 'oklahoma ← defaults' } });
    expect(list().own).toBeUndefined();
    edits.save({ ...list(), action: 'hand back' });
    expect(read()).toBe(before);
  });
});

describe('of a list it is known', () => {
  test('which item a field stands in, and who shows the list', () => {
    const { seeList } = openSample();
    expect(seeList('oklahoma', `${steps}.1.text`)).toMatchObject({
      field: steps,
      index: 1,
      reach: { editions: ['nevada', 'oklahoma', 'generic'] },
    });
    expect(seeList('site', 'planFeatures.0.name')).toMatchObject({ owner: 'site', index: 0 });
  });

  test.each([
    ['few', 'oklahoma', `${steps}.0.title`, undefined, 'There must be 2 or more.'],
    ['a fixed number', 'site', 'plans.0.name', 'There are always 4.', 'There are always 4.'],
  ])('why one of %s cannot have more items or less', (_, owner, field, added, removed) => {
    const { noneAdded, noneRemoved } = openSample().seeList(owner, field);
    expect([noneAdded, noneRemoved]).toEqual([added, removed]);
  });

  test('nothing for a field that stands in none', () => {
    expect(() => openSample().seeList('oklahoma', 'headerTitle')).toThrow('stands in no list');
  });
});

describe('a new item', () => {
  const node = nodeAt('regions', '/defaults/webinarHistory') ?? {};

  test('has the fields that it needs: words, dates and videos of the schema, all else from the one beside it', () => {
    const beside = {
      date: 'May 2, 2025',
      sortableDate: '2025-05-02',
      title: 'One',
      description: 'First',
      videoUrl: 'assets/one.webm',
      captions: 'assets/one.vtt',
    };
    expect(newItem(node, [beside], 1)).toEqual({
      date: 'March 12, 2026',
      sortableDate: '2026-03-12',
      title: 'New text',
      description: 'New text',
      videoUrl: 'https://video.careerexplorer.example/careers-that-build.mp4',
    });
  });

  test('says what no other item says', () => {
    const list = nodeAt('regions', '/site/privacy/signUpData') ?? {};
    expect(newItem(list, ['username'], 1)).toBe('New text');
    expect(newItem(list, ['username', 'New text'], 1)).toBe('New text 3');
  });

  test('of an empty list is made of examples alone', () => {
    expect(newItem(node, [], 0)).toMatchObject({ sortableDate: '2026-03-12' });
  });
});

describe('a change of a list that is sent', () => {
  const edit = {
    owner: 'oklahoma',
    field: 'features',
    action: 'write',
    seen: { pointer: '/defaults/features', typed: [{}, {}], version: 'v' },
  };

  test.each([
    ['add', 2],
    ['remove', 1],
    ['swap', 0],
  ])('is one where there is such an item: %s %i', (kind, index) => {
    expect(readEdit({ ...edit, change: { kind, index } })).toMatchObject({
      change: { kind, index },
    });
    expect(readEdit({ ...edit, change: { kind, index: index + 1 } })).toBeUndefined();
  });

  test.each([{ kind: 'sort', index: 0 }, { kind: 'add', index: -1 }, 'add', undefined])(
    'is none: %j',
    (change) => {
      expect(readEdit({ ...edit, change })).toBeUndefined();
    },
  );
});
