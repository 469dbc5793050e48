import { expect, test } from 'vitest';
import { readProse } from '../../runtime/components/prose/read-prose.ts';

test('plain words are one part', () => {
  expect(readProse('Plain words, 2 * 3 and *one* star.')).toEqual([
    { kind: 'words', text: 'Plain words, 2 * 3 and *one* star.' },
  ]);
});

test('bold words and links are taken out of the words around them', () => {
  expect(readProse('Click **I AGREE** or [write](mailto:a@b.example).')).toEqual([
    { kind: 'words', text: 'Click ' },
    { kind: 'bold', text: 'I AGREE' },
    { kind: 'words', text: ' or ' },
    { kind: 'link', text: 'write', target: 'mailto:a@b.example' },
    { kind: 'words', text: '.' },
  ]);
});

test('parts may follow each other without words between', () => {
  expect(readProse('**one**[two](#three)').map(({ kind }) => kind)).toEqual(['bold', 'link']);
});
