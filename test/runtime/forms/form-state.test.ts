import { expect, test } from 'vitest';
import { isValid, reduceForm, shownErrors, startForm } from '../../../runtime/forms/form-state.ts';
import type { FieldsOf, FormAction, FormState } from '../../../runtime/forms/form-state.ts';
import type { FieldModel } from '../../../runtime/forms/field-model.ts';
import { email, required } from '../../../runtime/forms/validation.ts';

const base = { label: '', type: 'text', required: true } as const;
const name: FieldModel = { ...base, path: 'name', validations: [required()] };
const mail: FieldModel = { ...base, path: 'mail', validations: [required(), email()] };
const fieldsOf: FieldsOf = () => [name, mail];

function after(...actions: readonly FormAction[]): FormState {
  const start = startForm(fieldsOf, { name: '', mail: '' });
  return actions.reduce((state, action) => reduceForm(fieldsOf, state, action), start);
}

const rejection = { fields: { name: 'Taken' }, form: ['Closed'] };

test('no error shows at first, though the form is not valid', () => {
  expect([shownErrors(after()), isValid(after())]).toEqual([{}, false]);
});

test('the error of a touched field shows', () => {
  expect(shownErrors(after({ type: 'touch', path: 'mail' }))).toEqual({ mail: 'Required' });
});

test('the error of a changed field shows', () => {
  const state = after({ type: 'change', path: 'mail', value: 'x' });
  expect(shownErrors(state)).toEqual({ mail: 'Invalid e-mail address' });
});

test('once a submit was attempted, all errors show', () => {
  expect(shownErrors(after({ type: 'attempt' }))).toEqual({ name: 'Required', mail: 'Required' });
});

test('a change validates anew', () => {
  const state = after(
    { type: 'attempt' },
    { type: 'change', path: 'name', value: 'Ada' },
    { type: 'change', path: 'mail', value: 'ada@school.example' },
  );
  expect([shownErrors(state), isValid(state)]).toEqual([{}, true]);
});

test('sending is pending and takes back what the server said before', () => {
  const state = after({ type: 'fail', rejection }, { type: 'send' });
  expect(state).toMatchObject({
    pending: true,
    submitFailed: false,
    rejection: { fields: {}, form: [] },
  });
});

test('success is submitted and no longer pending', () => {
  expect(after({ type: 'send' }, { type: 'succeed' })).toMatchObject({
    pending: false,
    submitted: true,
  });
});

test('failure keeps what was typed', () => {
  const state = after(
    { type: 'change', path: 'name', value: 'Ada' },
    { type: 'send' },
    { type: 'fail', rejection },
  );
  expect(state).toMatchObject({
    values: { name: 'Ada' },
    pending: false,
    submitted: false,
    submitFailed: true,
  });
});

test('what the server said of a field shows on it', () => {
  expect(shownErrors(after({ type: 'fail', rejection }))).toEqual({ name: 'Taken' });
});

test('what the server said of a field goes when the field is changed', () => {
  const state = after({ type: 'fail', rejection }, { type: 'change', path: 'name', value: 'Ada' });
  expect(state.rejection).toEqual({ fields: {}, form: ['Closed'] });
});

test('a field that is there only for some values is checked only then', () => {
  const dependent: FieldsOf = (values) => (values['name'] === 'Ada' ? [name, mail] : [name]);
  const start = startForm(dependent, { name: 'Bob', mail: '' });
  const changed = reduceForm(dependent, start, { type: 'change', path: 'name', value: 'Ada' });
  expect([isValid(start), isValid(changed)]).toEqual([true, false]);
});

test('a preset replaces its own values and validates anew, without an error that the visitor has not caused', () => {
  const state = after(
    { type: 'change', path: 'name', value: 'Ada' },
    { type: 'preset', values: { mail: 'x' } },
  );
  expect(state.values).toEqual({ name: 'Ada', mail: 'x' });
  expect([isValid(state), shownErrors(state)]).toEqual([false, {}]);
});

test('a preset takes back what the server said of the value before', () => {
  const state = after({ type: 'fail', rejection }, { type: 'preset', values: { name: 'Ada' } });
  expect(state.rejection).toEqual({ fields: {}, form: ['Closed'] });
});
