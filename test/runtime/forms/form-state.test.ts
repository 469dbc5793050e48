import { expect, test } from 'vitest';
import {
  isValid,
  reduceForm,
  rejectionOf,
  shownErrors,
  startForm,
} from '../../../runtime/forms/form-state.ts';
import type { FormAction, FormState, Validate } from '../../../runtime/forms/form-state.ts';
import type { FieldModel } from '../../../runtime/forms/field-model.ts';
import { email, required, validateFields } from '../../../runtime/forms/validation.ts';
import { interfaceWords } from '../../example-words.ts';

const words = interfaceWords.forms.validation;

const base = { label: '', type: 'text', required: true } as const;
const name: FieldModel = { ...base, path: 'name', validations: [required(words)] };
const mail: FieldModel = { ...base, path: 'mail', validations: [required(words), email(words)] };
const validate: Validate = (values) => validateFields([name, mail], values, words);

function after(...actions: readonly FormAction[]): FormState {
  const start = startForm(validate, { name: '', mail: '' });
  return actions.reduce((state, action) => reduceForm(validate, state, action), start);
}

const rejection = { fields: { name: 'Taken' }, form: ['Closed'] };

test('no error shows at first, though the form is not valid', () => {
  expect([shownErrors(after()), isValid(after())]).toEqual([{}, false]);
});

const typed = (value: string): FormAction => ({ type: 'change', path: 'mail', value });
const left: FormAction = { type: 'touch', path: 'mail' };

test('the error of a field that was left shows', () => {
  expect(shownErrors(after(left))).toEqual({ mail: words.required });
});

test('no error shows while a field is typed into for the first time', () => {
  expect(shownErrors(after(typed('x')))).toEqual({});
});

test('the error of a field that was wrong changes as it is typed into', () => {
  expect(shownErrors(after(typed('x'), left, typed('')))).toEqual({ mail: words.required });
});

test('the error of a field that was wrong goes as soon as it is right', () => {
  expect(shownErrors(after(typed('x'), left, typed('x@a.example')))).toEqual({});
});

test('a field that has been put right is wrong again only once it was left again, before a submit was attempted', () => {
  const wrongAgain = [typed('x'), left, typed('x@a.example'), typed('x@a')];
  expect([shownErrors(after(...wrongAgain)), shownErrors(after(...wrongAgain, left))]).toEqual([
    {},
    { mail: words.email },
  ]);
});

test('once a submit was attempted, all errors show', () => {
  expect(shownErrors(after({ type: 'attempt' }))).toEqual({
    name: words.required,
    mail: words.required,
  });
});

test('after a failed submit, a field that is emptied again says so at once', () => {
  const attempt: FormAction = { type: 'attempt' };
  const wasWrong = after(attempt, typed('x@a.example'), typed(''));
  const wasRight = after(typed('x@a.example'), attempt, typed(''));
  expect(shownErrors(wasWrong)['mail']).toBe(words.required);
  expect(shownErrors(wasRight)['mail']).toBe(words.required);
});

test('a change validates again', () => {
  const state = after(
    { type: 'attempt' },
    { type: 'change', path: 'name', value: 'Ada' },
    { type: 'change', path: 'mail', value: 'ada@school.example' },
  );
  expect([shownErrors(state), isValid(state)]).toEqual([{}, true]);
});

test('sending is uploading and takes back what the server said before', () => {
  const state = after({ type: 'fail', message: rejection }, { type: 'upload' });
  expect(state.request).toEqual({ status: 'uploading' });
  expect(rejectionOf(state)).toEqual({ fields: {}, form: [] });
});

test('success is received', () => {
  const state = after({ type: 'upload' }, { type: 'receive', result: undefined });
  expect(state.request.status).toBe('received');
});

test('a reset takes back how the last submission ended, and keeps what was typed', () => {
  const change: FormAction = { type: 'change', path: 'name', value: 'Ada' };
  const state = after(change, { type: 'fail', message: rejection }, { type: 'reset' });
  expect(state).toMatchObject({ values: { name: 'Ada' }, request: { status: 'none' } });
});

test('failure keeps what was typed', () => {
  const state = after(
    { type: 'change', path: 'name', value: 'Ada' },
    { type: 'upload' },
    { type: 'fail', message: rejection },
  );
  expect(state).toMatchObject({
    values: { name: 'Ada' },
    request: { status: 'error', message: rejection },
  });
});

test('what the server said of a field shows on it', () => {
  expect(shownErrors(after({ type: 'fail', message: rejection }))).toEqual({ name: 'Taken' });
});

test('what the server said of a field goes when the field is changed', () => {
  const state = after(
    { type: 'fail', message: rejection },
    { type: 'change', path: 'name', value: 'Ada' },
  );
  expect(rejectionOf(state)).toEqual({ fields: {}, form: ['Closed'] });
});

test('a field that is there only for some values is checked only then', () => {
  const dependent: Validate = (values) =>
    validateFields(values['name'] === 'Ada' ? [name, mail] : [name], values, words);
  const start = startForm(dependent, { name: 'Bob', mail: '' });
  const changed = reduceForm(dependent, start, { type: 'change', path: 'name', value: 'Ada' });
  expect([isValid(start), isValid(changed)]).toEqual([true, false]);
});

test('a preset replaces its own values and validates again, without an error that the visitor has not caused', () => {
  const state = after(
    { type: 'change', path: 'name', value: 'Ada' },
    { type: 'preset', values: { mail: 'x' } },
  );
  expect(state.values).toEqual({ name: 'Ada', mail: 'x' });
  expect([isValid(state), shownErrors(state)]).toEqual([false, {}]);
});

test('a preset takes back what the server said of the value before', () => {
  const state = after(
    { type: 'fail', message: rejection },
    { type: 'preset', values: { name: 'Ada' } },
  );
  expect(rejectionOf(state)).toEqual({ fields: {}, form: ['Closed'] });
});
