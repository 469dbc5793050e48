import { expect, test } from 'vitest';
import { initialValues, modelsOf, unknownTypes } from '../../../../runtime/forms/crm/fields.ts';
import { wireValue } from '../../../../runtime/forms/crm/submission.ts';
import { validateFields } from '../../../../runtime/forms/validation.ts';
import { consentData, formOf } from './form-of.ts';

test.each([
  ['text', 'text'],
  ['email', 'email'],
  ['textarea', 'textarea'],
  ['select', 'select'],
  ['radio', 'radio'],
  ['checkbox', 'checkbox'],
  ['booleancheckbox', 'toggle'],
  ['number', 'number'],
  ['date', 'date'],
  ['datetime', 'datetime'],
  ['file', 'file'],
  ['phonenumber', 'phone'],
  ['hidden', 'hidden'],
  ['hologram', 'text'],
  ['constructor', 'text'],
])('the field type %s is shown as %s', (fieldType, type) => {
  expect(modelsOf(formOf([{ name: 'a', fieldType }]), {})[0]?.type).toBe(type);
});

test('unknown field types are reported', () => {
  const form = formOf([
    { name: 'a', fieldType: 'hologram' },
    { name: 'b', fieldType: 'text' },
  ]);
  expect(unknownTypes(form)).toEqual(['hologram']);
});

test('a text field called email must hold an e-mail address', () => {
  const fields = modelsOf(formOf([{ name: 'email', fieldType: 'text' }]), {});
  expect([validateFields(fields, { email: '' }), validateFields(fields, { email: 'x' })]).toEqual([
    { email: 'Required' },
    { email: 'Invalid e-mail address' },
  ]);
});

test('a hidden field is never asked for', () => {
  const fields = modelsOf(formOf([{ name: 'a', hidden: true, required: true }]), {});
  expect(validateFields(fields, {})).toEqual({});
});

test('a file that is too large to be sent is an error', () => {
  const fields = modelsOf(formOf([{ name: 'a', fieldType: 'file' }]), {});
  const a = new File([new Uint8Array(48_001)], 'list.csv');
  expect(validateFields(fields, { a })).toEqual({ a: 'The file is larger than 48 kB' });
});

const role = {
  name: 'role',
  fieldType: 'select',
  dependentFieldFilters: [
    {
      filters: [{ operator: 'EQ', strValue: 'other' }],
      dependentFormField: { name: 'which', fieldType: 'text', required: true },
    },
  ],
};

test('a dependent field is neither shown nor required while it is concealed', () => {
  expect(modelsOf(formOf([role]), { role: 'teacher' }).map(({ path }) => path)).toEqual(['role']);
});

test('a dependent field comes after the one that it depends on', () => {
  const form = formOf([role, { name: 'last', fieldType: 'text' }]);
  const paths = modelsOf(form, { role: 'other' }).map(({ path }) => path);
  expect(paths).toEqual(['role', 'which', 'last']);
});

test('values start with the defaults of the definition, otherwise empty', () => {
  const form = formOf([
    { name: 'a', fieldType: 'text', defaultValue: 'A' },
    { name: 'b', fieldType: 'text' },
    { name: 'c', fieldType: 'checkbox', defaultValue: 'x;y' },
    { name: 'd', fieldType: 'checkbox', selectedOptions: ['z'] },
    { name: 'e', fieldType: 'booleancheckbox', defaultValue: 'true' },
    { name: 'f', fieldType: 'file' },
    { name: 'g', fieldType: 'date', defaultValue: 1_767_225_600_000 },
  ]);
  expect(initialValues(form, {}, undefined)).toEqual({
    a: 'A',
    b: '',
    c: ['x', 'y'],
    d: ['z'],
    e: true,
    f: null,
    g: '2026-01-01',
  });
});

test.each([1_767_225_600_000, '1767225600000', '2026-01-01T00:00:00Z'])(
  'the default %o of a date with a time is shown as the visitor’s own time',
  async (defaultValue) => {
    const form = formOf([{ name: 'a', fieldType: 'datetime', defaultValue }]);
    const { a = null } = initialValues(form, {}, undefined);
    expect(a).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(await wireValue('datetime', a)).toBe('1767225600000');
  },
);

test.each(['date', 'datetime'])('a default of a %s that is no time is left out', (fieldType) => {
  const form = formOf([{ name: 'a', fieldType, defaultValue: '9'.repeat(20) }]);
  expect(initialValues(form, {}, undefined)).toEqual({ a: '' });
});

test('presets are merged into the fields that the form has', () => {
  const form = formOf([
    { name: 'email', fieldType: 'text', defaultValue: 'old@school.example' },
    { name: 'message', fieldType: 'textarea' },
  ]);
  const preset = { email: '', message: 'Hello', company: 'Not on this form' };
  expect(initialValues(form, preset, undefined)).toEqual({ email: '', message: 'Hello' });
});

test('a hidden field called campaign holds the campaign id', () => {
  const form = formOf([{ name: 'campaign', fieldType: 'hidden' }]);
  expect(initialValues(form, {}, 'spring26')).toEqual({ campaign: 'spring26' });
});

test('a visible field called campaign is the visitor’s own', () => {
  const form = formOf([{ name: 'campaign', fieldType: 'text' }]);
  expect(initialValues(form, {}, 'spring26')).toEqual({ campaign: '' });
});

test('consent to processing is required where the form asks for it', () => {
  const options = {
    processingConsentType: 'REQUIRED_CHECKBOX',
    processingConsentCheckboxLabel: 'I agree',
  };
  const fields = modelsOf(formOf([], consentData(options)), {});
  expect(fields).toMatchObject([{ label: 'I agree', type: 'toggle', required: true }]);
});

test.each(['constructor', 'toString', '__proto__'])(
  'a field called %s is a field like any other',
  (name) => {
    const form = formOf([{ name, required: true }]);
    expect(initialValues(form, {}, undefined)[name]).toBe('');
    expect(Object.entries(validateFields(modelsOf(form, {}), {}))).toEqual([[name, 'Required']]);
  },
);
