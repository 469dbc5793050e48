import { expect, test } from 'vitest';
import { interfaceWords } from '../../../example-words.ts';
import { initialValues, modelsOf, unknownParts } from '../../../../runtime/forms/crm/fields.ts';
import { wireValue } from '../../../../runtime/forms/crm/submission.ts';
import { validateFields } from '../../../../runtime/forms/validation.ts';
import { consentData, formOf, smallFormOf } from './form-of.ts';

const words = interfaceWords.forms;

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
  expect(modelsOf(formOf([{ name: 'a', fieldType }]), {}, words)[0]?.type).toBe(type);
});

test('unknown field types are reported', () => {
  const form = formOf([
    { name: 'a', fieldType: 'hologram' },
    { name: 'b', fieldType: 'text' },
  ]);
  expect(unknownParts(form)).toEqual(['type "hologram"']);
});

test('unknown operators of conditions are reported', () => {
  const dependent = {
    filters: [{ operator: 'WITHIN_TIME', strValue: '7' }, { operator: 'EQ' }],
    dependentFormField: { name: 'b' },
  };
  const form = formOf([{ name: 'a', fieldType: 'date', dependentFieldFilters: [dependent] }]);
  expect(unknownParts(form)).toContain('operator "WITHIN_TIME"');
});

test('a field of contacts and one of companies may have one name', () => {
  const form = formOf([
    { name: 'city', objectTypeId: '0-1' },
    { name: 'city', objectTypeId: '0-2', defaultValue: 'Reno' },
  ]);
  expect(initialValues(form, {}, undefined)).toEqual({ city: '', '0-2/city': 'Reno' });
});

test('a text field called email must hold an e-mail address', () => {
  const fields = modelsOf(formOf([{ name: 'email', fieldType: 'text' }]), {}, words);
  expect([
    validateFields(fields, { email: '' }, words.validation),
    validateFields(fields, { email: 'x' }, words.validation),
  ]).toEqual([{ email: words.validation.required }, { email: words.validation.email }]);
});

test('a hidden field is never asked for', () => {
  const fields = modelsOf(formOf([{ name: 'a', hidden: true, required: true }]), {}, words);
  expect(validateFields(fields, {}, words.validation)).toEqual({});
});

test('a field for a file says how large it may be', () => {
  const [field] = modelsOf(formOf([{ name: 'a', fieldType: 'file' }]), {}, words);
  expect(field?.help).toBe(words.fileLimit.replace('{size}', '48'));
});

test('a file that is too large to be sent is an error', () => {
  const fields = modelsOf(formOf([{ name: 'a', fieldType: 'file' }]), {}, words);
  const a = new File([new Uint8Array(48_001)], 'list.csv');
  const message = words.validation.fileSize.replace('{size}', '48');
  expect(validateFields(fields, { a }, words.validation)).toEqual({ a: message });
});

test.each([
  ['number', 'many', { a: words.validation.number }],
  ['number', '1,200', {}],
  ['number', '0', { a: 'Enter a number from 1 to 5000' }],
  ['phonenumber', '12', { a: words.validation.phone }],
  ['phonenumber', '(555) 010-0123', {}],
])('a %s of "%s" is checked before it is sent: %j', (fieldType, a, expected) => {
  const form = formOf([{ name: 'a', fieldType, validation: { data: '1:5000' } }]);
  expect(validateFields(modelsOf(form, {}, words), { a }, words.validation)).toEqual(expected);
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
  expect(modelsOf(formOf([role]), { role: 'teacher' }, words).map(({ path }) => path)).toEqual([
    'role',
  ]);
});

test('a dependent field comes after the one that it depends on', () => {
  const form = formOf([role, { name: 'last', fieldType: 'text' }]);
  const paths = modelsOf(form, { role: 'other' }, words).map(({ path }) => path);
  expect(paths).toEqual(['role', 'which', 'last']);
});

test('values start with the defaults of the definition, otherwise empty', () => {
  const options = ['x', 'y', 'z'].map((value) => ({ value }));
  const form = formOf([
    { name: 'a', fieldType: 'text', defaultValue: 'A' },
    { name: 'b', fieldType: 'text' },
    { name: 'c', fieldType: 'checkbox', defaultValue: 'x;y', options },
    { name: 'd', fieldType: 'checkbox', selectedOptions: ['z'], options },
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

test.each([
  ['select', { defaultValue: 'old' }, ''],
  ['radio', { selectedOptions: ['old'] }, ''],
  ['select', { defaultValue: 'secret' }, ''],
  ['checkbox', { selectedOptions: ['new', 'old'] }, ['new']],
  ['checkbox', { defaultValue: 'new; old' }, ['new']],
])('a default of a %s that no choice shows is left out: %j', (fieldType, defaults, a) => {
  const options = [{ value: 'new' }, { value: 'secret', hidden: true }];
  const form = formOf([{ name: 'a', fieldType, options, ...defaults }]);
  expect(initialValues(form, {}, undefined)).toEqual({ a });
});

test('a hidden group sends all that is chosen in it', () => {
  const options = [{ value: 'a' }, { value: 'b' }];
  const topics = { name: 'topics', fieldType: 'checkbox', selectedOptions: ['a', 'b'], options };
  const form = formOf([{ ...topics, hidden: true }]);
  expect(initialValues(form, {}, undefined)).toEqual({ topics: 'a; b' });
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
  const fields = modelsOf(smallFormOf(consentData(options)), {}, words);
  expect(fields.slice(1)).toMatchObject([{ label: 'I agree', type: 'toggle', required: true }]);
});

test.each(['constructor', 'toString', '__proto__'])(
  'a field called %s is a field like any other',
  (name) => {
    const form = formOf([{ name, required: true }]);
    expect(initialValues(form, {}, undefined)[name]).toBe('');
    expect(Object.entries(validateFields(modelsOf(form, {}, words), {}, words.validation))).toEqual(
      [[name, words.validation.required]],
    );
  },
);
