import { describe, expect, test } from 'vitest';
import { openSample } from './open-sample.ts';

describe('a list that has no item', () => {
  const sites = 'otherSites';

  test('is found by the fields beside it, as long as visitors read what its items say', () => {
    const { emptyLists } = openSample();
    expect(emptyLists('oklahoma', 'headerTitle')).toEqual(['webinarHistory', sites]);
    expect(emptyLists('oklahoma', 'pages.plan.title')).toEqual([]);
    expect(emptyLists('site', 'audiences.teachersAndParents')).toEqual([]);
  });

  const given = [
    { path: 'name', value: 'Atlas of Trades' },
    { path: 'url', value: 'https://trades.example/' },
    { path: 'logoSrc', value: 'assets/picture.svg' },
  ];
  const change = { kind: 'add', index: 0, given } as const;

  test('takes its first item where it is written, as it was given', () => {
    const { edits, seeList, emptyLists, read } = openSample();
    const before = read();
    expect(seeList('oklahoma', sites)).not.toHaveProperty('index');
    edits.save({ ...seeList('oklahoma', sites), action: 'write', change });
    expect(seeList('oklahoma', `${sites}.0`)).toMatchObject({ field: sites, index: 0 });
    expect(emptyLists('oklahoma', 'headerTitle')).not.toContain(sites);
    expect(read()).toContain(
      '  otherSites:\n    - name: Atlas of Trades\n      url: https://trades.example/\n      logoSrc: assets/picture.svg\n',
    );
    edits.undo();
    expect(read()).toBe(before);
  });

  test('has its first item in the region that is to have its own', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    edits.save({ ...seeList('oklahoma', sites), action: 'own', change });
    expect(seeList('oklahoma', `${sites}.0.name`).reach.editions).toEqual(['oklahoma']);
    edits.save({ ...seeList('oklahoma', `${sites}.0.name`), action: 'hand back' });
    expect(read()).toBe(before);
  });

  test('is what remains where the only item is taken away', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    edits.save({ ...seeList('oklahoma', sites), action: 'write', change });
    const remove = { kind: 'remove', index: 0 } as const;
    edits.save({ ...seeList('oklahoma', `${sites}.0`), action: 'write', change: remove });
    expect(read()).toBe(before);
  });
});
