import { expect, test } from 'vitest';
import { edited } from '../../../cli/author/edit/edit-in-steps.ts';
import { setScalar } from '../../../cli/author/edit/set-scalar.ts';
import { documentOf } from '../../compile/source/sample.ts';

const text = 'first: 1\nsecond: 2\n';

test('a step has what the one before it left', () => {
  const after = edited(setScalar(documentOf(text), '/first', 300), (document) =>
    setScalar(document, '/second', document.file.text.length),
  );
  expect(after.text).toBe(`first: 300\nsecond: ${text.length + 2}\n`);
});
