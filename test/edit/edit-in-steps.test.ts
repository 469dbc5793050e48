import { expect, test } from 'vitest';
import { editInSteps } from '../../cli/edit/edit-in-steps.ts';
import { setScalar } from '../../cli/edit/set-scalar.ts';
import { applyEdits } from '../../cli/source/text-edit.ts';
import type { YamlDocument } from '../../cli/source/yaml-document.ts';
import { documentOf } from '../source/sample.ts';

const text = 'first: 1\nsecond: 2\n';

test('each step has what the one before it left', () => {
  const edits = editInSteps(documentOf(text), [
    (document) => setScalar(document, '/first', 300),
    (document) => setScalar(document, '/second', document.file.text.length),
  ]);
  expect(applyEdits(text, edits)).toBe(`first: 300\nsecond: ${text.length + 2}\n`);
});

test('the first step has the document itself, which is not read again', () => {
  const document = documentOf(text);
  const seen: YamlDocument[] = [];
  const look = (given: YamlDocument): [] => {
    seen.push(given);
    return [];
  };
  editInSteps(document, [look, look]);
  expect(seen[0]).toBe(document);
});
