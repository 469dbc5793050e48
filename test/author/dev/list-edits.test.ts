import { describe, expect, test } from 'vitest';
import { askedFields, newItem } from '../../../cli/author/dev/edits/new-item.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import type { ListDetails } from '../../../cli/author/page/inspector/messages.ts';
import { openSample } from './open-sample.ts';

const first = `          - title: Know what you like
            text: Short self-assessments point to careers worth a look.
`;

const second = `          - title: Look around
            text: Career profiles with tasks, wages and outlook.
`;

const steps = 'pages.plan.steps.items';

/** A new step that somebody has given all of. */
const given = [
  { path: 'title', value: 'Meet people' },
  { path: 'text', value: 'Ask who does it what a day is like.' },
];

/** The part of a text before another one, and the part after it. */
function around(text: string, part: string): readonly string[] {
  expect(text).toContain(part);
  return text.split(part);
}

describe('a change of a list where it is written', () => {
  test('adds an item as it was given, and leaves all else', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const change = { kind: 'add', index: 1, given } as const;
    const list = seeList('oklahoma', `${steps}.0.title`);
    expect(edits.save({ ...list, action: 'write', change })).toEqual({
      outcome: 'done',
      problems: [],
    });
    const added =
      '          - title: Meet people\n            text: Ask who does it what a day is like.\n';
    expect(around(read(), first + added + second)).toEqual(around(before, first + second));
  });

  test.each(['', 'headerTitle: { value: Later, from: 2027-05-01 }'])(
    'adds an item beside one that is marked as sample content (%s)',
    (timed) => {
      const { edits, seeList, read, change: type } = openSample();
      type(first, `${first}            sample: true\n`);
      if (timed !== '') type('    name: Nevada\n', `    name: Nevada\n    ${timed}\n`);
      const change = { kind: 'add', index: 1, given } as const;
      const list = seeList('oklahoma', `${steps}.0.title`);
      expect(edits.save({ ...list, action: 'write', change })).toMatchObject({ outcome: 'done' });
      expect(read()).toContain(
        `${first}            sample: true\n          - title: Meet people\n`,
      );
    },
  );

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
    edits.save({ ...list(), action: 'write', change: { kind: 'add', index: 2, given } });
    edits.save({ ...list(), action: 'write', change: { kind: 'remove', index: 2 } });
    expect(read()).toBe(before);
  });

  test('is refused where something that the item needs was not given', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const change = { kind: 'add', index: 1, given: given.slice(0, 1) } as const;
    expect(
      edits.save({ ...seeList('oklahoma', `${steps}.0.title`), action: 'write', change }),
    ).toMatchObject({ outcome: 'refused', problems: [{ code: 'missing-field', isError: true }] });
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
    expect(edits.last()).toEqual({ field: 'Defaults, pages, plan, steps, items' });
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

  test('is typed as the inherited one is, with its comments and brackets', () => {
    const { edits, see, change, read } = openSample();
    const typed = `${first}            # Of most use here.\n            sample: [text]\n`;
    change(first, typed);
    const saved = edits.save({
      ...see('oklahoma', `${steps}.1.title`),
      action: 'own',
      value: 'Look closer',
    });
    expect(saved).toMatchObject({ outcome: 'done' });
    const items = (typed + second.replace('around', 'closer')).replaceAll(/^(?=.)/gm, '  ');
    expect(read()).toContain(`      plan:\n        steps:\n          items:\n${items}`);
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

  const needed = [
    { path: 'startsAt', value: '2027-01-21' },
    { path: 'title', value: 'One' },
    { path: 'description', value: 'First' },
    { path: 'videoUrl', value: 'https://video.example/one.mp4' },
  ];

  test('is asked for in full, and for its day once', () => {
    expect(askedFields(node, []).map(({ path }) => path)).toEqual(needed.map(({ path }) => path));
  });

  test('says what was given, and nothing of an example or of another item', () => {
    expect(newItem(node, needed)).toEqual({
      startsAt: '2027-01-21',
      title: 'One',
      description: 'First',
      videoUrl: 'https://video.example/one.mp4',
    });
    expect(newItem(node, [{ path: 'title', value: ' ' }])).toEqual({});
  });

  test('has figures, yes and no where the schema has them', () => {
    const features = nodeAt('regions', '/site/planFeatures') ?? {};
    const availability = (name: string, value: string) => ({
      path: `availability.${name}`,
      value,
    });
    expect(
      newItem(features, [
        availability('basicUpgrade', 'true'),
        availability('freeEducator', 'Soon'),
      ]),
    ).toEqual({ availability: { basicUpgrade: true, freeEducator: 'Soon' } });
    const events = nodeAt('regions', '/defaults/pages/about/history/events') ?? {};
    expect(newItem(events, [{ path: 'year', value: '2011' }])).toEqual({ year: 2011 });
  });

  test('can be a single text', () => {
    const list = nodeAt('regions', '/site/privacy/signUpData') ?? {};
    expect(askedFields(list, [])).toMatchObject([{ path: '', format: 'text' }]);
    expect(newItem(list, [{ path: '', value: 'username' }])).toBe('username');
  });

  test('names an icon of the project, and says what a photograph shows', () => {
    const features = nodeAt('regions', '/defaults/features') ?? {};
    expect(askedFields(features, ['bus'])).toMatchObject([{ choices: ['bus'] }, {}]);
    const sites = nodeAt('regions', '/defaults/otherSites') ?? {};
    expect(newItem(sites, [{ path: 'logoSrc', value: 'assets/a.jpg', alt: 'A bus' }])).toEqual({
      logoSrc: { file: 'assets/a.jpg', alt: 'A bus' },
    });
  });
});

describe('prices that hold for ranges', () => {
  const inFile = 'Each begins where the one before it ends: change them in the file.';

  test('are added, removed and moved in the file alone', () => {
    expect(openSample().seeList('library', 'tiers.0.price')).toMatchObject({
      noneAdded: inFile,
      noneRemoved: inFile,
      noneMoved: inFile,
    });
  });

  test('have their figure changed in the page, and their ends in the file', () => {
    const { see } = openSample();
    expect(see('library', 'tiers.0.price')).toMatchObject({ field: 'tiers.0.price' });
    expect(() => see('library', 'tiers.0.to')).toThrow("can't be edited");
  });
});
