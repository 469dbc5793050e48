import { describe, expect, test } from 'vitest';
import { changeList } from '../../cli/dev/edits/change-list.ts';
import { isMap } from '../../cli/resolve/merge.ts';
import { valueAt } from '../../cli/schema/pointer.ts';
import { applyEdits } from '../../cli/source/text-edit.ts';
import type { ListChange } from '../../runtime/dev/inspector/edit-messages.ts';
import { caseCount } from '../cases.ts';
import { createDice } from '../source/dice.ts';
import { documentOf } from '../source/sample.ts';
import { openSample } from './open-sample.ts';

function change(text: string, step: ListChange): string {
  return applyEdits(text, changeList(documentOf(text), 'library', '/tiers', step));
}

const inBraces = `tiers: # by size
  - { from: 0, to: 25000, price: 11340 }
  # The middle.
  - { from: 25000, to: 50000, price: 14175 } # why
  - { from: 50000, price: 17955 }
footer: {}
`;

describe('a price that holds for a range', () => {
  test('is added in the upper half of the one above it', () => {
    expect(change(inBraces, { kind: 'add', index: 1 })).toBe(
      inBraces.replace(
        '  - { from: 0, to: 25000, price: 11340 }\n',
        '  - { from: 0, to: 12500, price: 11340 }\n  - { from: 12500, to: 25000, price: 11340 }\n',
      ),
    );
  });

  test('is added after the last, as far on as that is from the one before it', () => {
    expect(change(inBraces, { kind: 'add', index: 3 })).toBe(
      inBraces.replace(
        '  - { from: 50000, price: 17955 }\n',
        '  - { from: 50000, to: 75000, price: 17955 }\n  - { from: 75000, price: 17955 }\n',
      ),
    );
  });

  test('is added first in the lower half of the first', () => {
    expect(change(inBraces, { kind: 'add', index: 0 })).toBe(
      inBraces.replace(
        '  - { from: 0, to: 25000, price: 11340 }\n',
        '  - { from: 0, to: 12500, price: 11340 }\n  - { from: 12500, to: 25000, price: 11340 }\n',
      ),
    );
  });

  test('leaves its range to the one before it', () => {
    expect(change(inBraces, { kind: 'remove', index: 1 })).toBe(`tiers: # by size
  - { from: 0, to: 50000, price: 11340 }
  # The middle.
  - { from: 50000, price: 17955 }
footer: {}
`);
  });

  test('leaves its range to the one after it where it is the first', () => {
    expect(change(inBraces, { kind: 'remove', index: 0 })).toContain(
      '  - { from: 0, to: 50000, price: 14175 } # why\n  - { from: 50000,',
    );
  });

  test('leaves one without an end where it is the last', () => {
    expect(change(inBraces, { kind: 'remove', index: 2 })).toContain(
      '  - { from: 25000, price: 14175 } # why\nfooter:',
    );
  });
});

/** What is wrong with ranges that have to follow each other without a gap. */
function gapsIn(text: string): readonly unknown[] {
  const tiers = valueAt(documentOf(text).value, '/tiers');
  const ranges = Array.isArray(tiers) ? tiers.filter(isMap) : [];
  return ranges.filter(({ from, to }, index) => {
    const start = index === 0 ? 0 : ranges[index - 1]?.['to'];
    return from !== start || (to === undefined) !== (index === ranges.length - 1);
  });
}

function linesIn(text: string): ReadonlySet<string> {
  return new Set(text.split('\n'));
}

describe('prices that are added and removed one after the other', () => {
  const styles = {
    'in braces': inBraces,
    'in braces, with the line ends of Windows': inBraces.replaceAll('\n', '\r\n'),
    'in lines': 'tiers:\n  - from: 0\n    to: 30\n    price: 1\n\n  - from: 30\n    price: 2\n',
    'in brackets': 'tiers: [{ from: 0, to: 1000000, price: 1 }, {from: 1000000, price: 2}]\n',
  };

  test.each(Object.entries(styles))('leave no gap where they are written %s', (_, first) => {
    const dice = createDice(7);
    let text = first;
    for (let step = 0; step < caseCount(100); step++) {
      const count = text.match(/from:/g)?.length ?? 0;
      const kind = count > 6 || (count > 1 && dice.below(2) === 0) ? 'remove' : 'add';
      const next = change(text, { kind, index: dice.below(count + (kind === 'add' ? 1 : 0)) });
      expect(gapsIn(next), `${text}\n${next}`).toEqual([]);
      text = next;
    }
  });

  test('rewrite at most the two next to them', () => {
    const lines = linesIn(change(inBraces, { kind: 'add', index: 2 }));
    const lost = [...linesIn(inBraces)].filter((line) => !lines.has(line));
    expect(lost).toEqual(['  - { from: 25000, to: 50000, price: 14175 } # why']);
  });
});

describe('a price of the library edition', () => {
  test.each(['add', 'remove'] as const)('has one edit that is right and is undone: %s', (kind) => {
    const { edits, seeList, readLibrary } = openSample();
    const before = readLibrary();
    const list = seeList('library', 'tiers.0.price');
    expect(list).toMatchObject({ noneMoved: 'They stand in the order of their figures.' });
    const answer = edits.save({ ...list, action: 'write', change: { kind, index: 1 } });
    expect(answer).toEqual({ outcome: 'done', problems: [] });
    expect(readLibrary()).not.toBe(before);
    edits.undo();
    expect(readLibrary()).toBe(before);
  });

  test('is not moved past another', () => {
    const { edits, seeList, readLibrary } = openSample();
    const before = readLibrary();
    const list = seeList('library', 'tiers.0.price');
    const step = { kind: 'swap', index: 0 } as const;
    expect(edits.save({ ...list, action: 'write', change: step }).outcome).toBe('refused');
    expect(readLibrary()).toBe(before);
  });

  test.each([
    ['tiers.0.to', 'tiers.1.from'],
    ['tiers.1.from', 'tiers.0.to'],
  ])('has %s changed together with %s', (field, also) => {
    const { edits, see, readLibrary } = openSample();
    const before = readLibrary();
    const seen = see('library', field);
    expect(seen.also).toBe(also);
    edits.save({ ...seen, action: 'write', value: '20000' });
    expect(readLibrary()).toBe(before.replaceAll(/(to|from): 25000/g, '$1: 20000'));
  });

  test('has the start of the first range stand alone', () => {
    expect(openSample().see('library', 'tiers.0.from').also).toBeUndefined();
  });
});
