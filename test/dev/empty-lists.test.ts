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

  test.each([sites, 'webinarHistory'])('takes its first item where it is written: %s', (field) => {
    const { edits, seeList, emptyLists, read } = openSample();
    const before = read();
    expect(seeList('oklahoma', field)).not.toHaveProperty('index');
    edits.save({
      ...seeList('oklahoma', field),
      action: 'write',
      change: { kind: 'add', index: 0 },
    });
    expect(seeList('oklahoma', `${field}.0`)).toMatchObject({ field, index: 0 });
    expect(emptyLists('oklahoma', 'headerTitle')).not.toContain(field);
    edits.undo();
    expect(read()).toBe(before);
  });

  test('has its first item take a picture that the project has', () => {
    const { edits, seeList, read } = openSample();
    const list = seeList('oklahoma', sites);
    const answer = edits.save({ ...list, action: 'write', change: { kind: 'add', index: 0 } });
    expect(answer).toMatchObject({ outcome: 'done', problems: [{ code: 'placeholder-text' }] });
    expect(read()).toContain(
      '  otherSites:\n    - name: New text\n      url: https://arizona.example/\n      logoSrc: assets/picture.svg\n',
    );
  });

  test('takes none that would be wrong, and says why', () => {
    const { edits, seeList, change, read } = openSample();
    const list = seeList('oklahoma', sites);
    change('image: assets/picture.svg', 'image: assets/none.svg');
    const before = read();
    const answer = edits.save({ ...list, action: 'write', change: { kind: 'add', index: 0 } });
    expect(answer).toMatchObject({
      outcome: 'refused',
      problems: expect.arrayContaining([
        expect.objectContaining({
          message: expect.stringContaining('assets/none.svg'),
          isError: true,
        }),
      ]),
    });
    expect(read()).toBe(before);
  });

  test('has its first item take an icon that the project has', () => {
    const { edits, see, seeList } = openSample();
    const seeIcon = () => see('site', 'social.0.icon').seen.typed;
    const icon = seeIcon();
    edits.save({
      ...seeList('site', 'social.0'),
      action: 'write',
      change: { kind: 'remove', index: 0 },
    });
    edits.save({
      ...seeList('site', 'social'),
      action: 'write',
      change: { kind: 'add', index: 0 },
    });
    expect(seeIcon()).toBe(icon);
  });

  test('has its first item in the region that is to have its own', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    edits.save({
      ...seeList('oklahoma', sites),
      action: 'own',
      change: { kind: 'add', index: 0 },
    });
    expect(seeList('oklahoma', `${sites}.0.name`).reach.editions).toEqual(['oklahoma']);
    edits.save({ ...seeList('oklahoma', `${sites}.0.name`), action: 'hand back' });
    expect(read()).toBe(before);
  });

  test('is what remains where the only item is taken away', () => {
    const { edits, seeList, read } = openSample();
    const before = read();
    const change = (kind: 'add' | 'remove', field: string): void => {
      const list = seeList('oklahoma', field);
      edits.save({ ...list, action: 'write', change: { kind, index: 0 } });
    };
    change('add', sites);
    change('remove', `${sites}.0`);
    expect(read()).toBe(before);
  });
});
