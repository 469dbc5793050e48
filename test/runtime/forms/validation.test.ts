import { expect, test } from 'vitest';
import { interfaceWords } from '../../example-words.ts';
import type { FieldModel, Validation } from '../../../runtime/forms/field-model.ts';
import type { Limits } from '../../../runtime/forms/rules/number.ts';
import {
  email,
  number,
  phone,
  required,
  validateField,
  validateFields,
} from '../../../runtime/forms/validation.ts';

const words = interfaceWords.forms.validation;

function field(...validations: readonly Validation[]): FieldModel {
  return { path: 'a', label: 'A', type: 'text', required: true, validations };
}

test.each([null, '', '  \t', false, []])('required fails on %o', (a) => {
  expect(validateField(field(required(words)), { a }, words)).toBe(words.required);
});

test('required fails on a value that is not there at all', () => {
  expect(validateField(field(required(words)), {}, words)).toBe(words.required);
});

test.each(['x', true, ['x']])('required is content with %o', (a) => {
  expect(validateField(field(required(words)), { a }, words)).toBeUndefined();
});

test('required is skipped while its `unless` holds', () => {
  const rule = required(words, { unless: (values) => values['b'] === 'yes' });
  expect(validateField(field(rule), { a: '', b: 'yes' }, words)).toBeUndefined();
});

test('required is not skipped when its `unless` does not hold', () => {
  const rule = required(words, { unless: (values) => values['b'] === 'yes' });
  expect(validateField(field(rule), { a: '', b: 'no' }, words)).toBe(words.required);
});

test.each([
  'ada',
  'ada@',
  '@school.example',
  'a b@school.example',
  'ada@school',
  'ada@school..example',
])('"%s" is no e-mail address', (a) => {
  expect(validateField(field(email(words)), { a }, words)).toBe(words.email);
});

test.each(['ada@school.example', ' ada@school.example ', 'a+b@mail.school.example'])(
  '"%s" is an e-mail address',
  (a) => {
    expect(validateField(field(email(words)), { a }, words)).toBeUndefined();
  },
);

test.each(['', '  ', null])('without a value (%o) there is no address to check', (a) => {
  expect(validateField(field(email(words)), { a }, words)).toBeUndefined();
});

test.each<[Limits, string, string | undefined]>([
  [{ least: 1, greatest: 9 }, '9', undefined],
  [{ least: 1, greatest: 9 }, '10', 'Enter a number from 1 to 9'],
  [{ least: 1, greatest: Infinity }, '0', 'Enter 1 or more'],
  [{ least: -Infinity, greatest: 9 }, '10', 'Enter 9 or less'],
  [{ least: 1, greatest: 9 }, 'nine', words.number],
  [{ least: 1, greatest: Infinity }, ' 12,000.5 ', undefined],
  [{ least: 1, greatest: 9 }, ' ', undefined],
])('a number within %j is asked for: "%s" gives %o', (limits, a, message) => {
  expect(validateField(field(number(words, limits)), { a }, words)).toBe(message);
});

test('a phone number is distinguished from other texts', () => {
  const check = (a: string): string | undefined => validateField(field(phone(words)), { a }, words);
  expect([check('12'), check(' (555) 010-0123 '), check('')]).toEqual([
    words.phone,
    undefined,
    undefined,
  ]);
});

test('validations run in order and stop at the first failure', () => {
  const ran: string[] = [];
  const rule =
    (name: string, message?: string): Validation =>
    () => {
      ran.push(name);
      return message;
    };
  const message = validateField(field(rule('1'), rule('2', 'No.'), rule('3', 'Never.')), {}, words);
  expect([message, ran]).toEqual(['No.', ['1', '2']]);
});

test('a validation that throws gives the message of the unexpected', () => {
  const broken: Validation = () => {
    throw new Error('broken');
  };
  expect(validateField(field(broken), {}, words)).toBe(words.unexpected);
});

test('all fields are checked, each by its path', () => {
  const fields = [
    field(required(words)),
    { ...field(email(words)), path: 'b' },
    { ...field(), path: 'c' },
  ];
  expect(validateFields(fields, { b: 'x' }, words)).toEqual({
    a: words.required,
    b: words.email,
  });
});
