import { expect, test } from 'vitest';
import type { FieldModel, Validation } from '../../../runtime/forms/field-model.ts';
import {
  email,
  required,
  validateField,
  validateFields,
} from '../../../runtime/forms/validation.ts';

function field(...validations: readonly Validation[]): FieldModel {
  return { path: 'a', label: 'A', type: 'text', required: true, validations };
}

test.each([null, '', '  \t', false, []])('required fails on %o', (a) => {
  expect(validateField(field(required()), { a })).toBe('Required');
});

test('required fails on a value that is not there at all', () => {
  expect(validateField(field(required()), {})).toBe('Required');
});

test.each(['x', true, ['x']])('required is content with %o', (a) => {
  expect(validateField(field(required()), { a })).toBeUndefined();
});

test('required is skipped while its `unless` holds', () => {
  const rule = required({ unless: (values) => values['b'] === 'yes' });
  expect(validateField(field(rule), { a: '', b: 'yes' })).toBeUndefined();
});

test('required is not skipped when its `unless` does not hold', () => {
  const rule = required({ unless: (values) => values['b'] === 'yes' });
  expect(validateField(field(rule), { a: '', b: 'no' })).toBe('Required');
});

test.each([
  'ada',
  'ada@',
  '@school.example',
  'a b@school.example',
  'ada@school',
  'ada@school..example',
])('"%s" is no e-mail address', (a) => {
  expect(validateField(field(email()), { a })).toBe('Invalid e-mail address');
});

test.each(['ada@school.example', ' ada@school.example ', 'a+b@mail.school.example'])(
  '"%s" is an e-mail address',
  (a) => {
    expect(validateField(field(email()), { a })).toBeUndefined();
  },
);

test.each(['', '  ', null])('without a value (%o) there is no address to check', (a) => {
  expect(validateField(field(email()), { a })).toBeUndefined();
});

test('validations run in order and stop at the first failure', () => {
  const ran: string[] = [];
  const rule =
    (name: string, message?: string): Validation =>
    () => {
      ran.push(name);
      return message;
    };
  const message = validateField(field(rule('1'), rule('2', 'No.'), rule('3', 'Never.')), {});
  expect([message, ran]).toEqual(['No.', ['1', '2']]);
});

test('a validation that throws gives the message of the unexpected', () => {
  const broken: Validation = () => {
    throw new Error('broken');
  };
  expect(validateField(field(broken), {})).toBe('An unexpected error occurred');
});

test('all fields are checked, each by its path', () => {
  const fields = [field(required()), { ...field(email()), path: 'b' }, { ...field(), path: 'c' }];
  expect(validateFields(fields, { b: 'x' })).toEqual({
    a: 'Required',
    b: 'Invalid e-mail address',
  });
});
