import { expect, test } from 'vitest';
import { inputAttributes } from '../../../runtime/forms/view/field-attributes.ts';

function attributesOf(path: string): object {
  return inputAttributes({ path, label: '', type: 'text', required: false, validations: [] });
}

test('a field that the CRM has a name for is filled in by browsers', () => {
  expect(attributesOf('Firstname')).toEqual({ type: 'text', autoComplete: 'given-name' });
});

test.each(['topic', 'constructor', '__proto__'])('%s is not', (path) => {
  expect(attributesOf(path)).toEqual({ type: 'text' });
});
