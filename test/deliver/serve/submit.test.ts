import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { asRecord } from '../../../runtime/services/narrow.ts';
import { submissionsFile } from '../../../cli/deliver/serve/api/api.ts';
import { serveApi } from './serve-api.ts';

const hutk = '0123456789abcdef0123456789abcdef';

const setup: Readonly<Record<string, string>> = {
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@school.example',
  company: 'School',
  account_role: 'teach',
};

const demo: Readonly<Record<string, string>> = {
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@school.example',
  company: 'School',
  role: 'educator',
  adult: 'true',
};

/** A submission of these fields; an empty text leaves one out. */
function body(fields: Readonly<Record<string, string>>, rest: object = {}): object {
  const entries = Object.entries(fields).filter(([, value]) => value !== '');
  return { ...rest, fields: entries.map(([name, value]) => ({ name, value })) };
}

test('a submission is answered with an id and the words of the form', async () => {
  const { submit } = await serveApi();
  const response = await submit('onboarding-setup', body(setup, { hutk }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    inlineMessage: expect.stringContaining('your setup has begun'),
  });
});

test('a submission that was answered is in the journal, under the same id', async () => {
  const { submit, submissions } = await serveApi();
  const answer = await submit('onboarding-setup', body(setup, { hutk }));
  const { id } = asRecord(await answer.json());
  expect(submissions()).toEqual([
    {
      id,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      formId: 'onboarding-setup',
      hutk,
      fields: Object.entries(setup).map(([name, value]) => ({ name, value })),
    },
  ]);
});

test('what else the CRM takes is kept', async () => {
  const { submit, submissions } = await serveApi();
  const pageUri = 'https://careers.example/nv/';
  const fields = Object.entries(setup).map(([name, value]) => ({
    name,
    value,
    objectTypeId: '0-1',
  }));
  await submit('onboarding-setup', { pageUri, fields });
  expect(submissions()).toMatchObject([{ pageUri, fields }]);
});

test('concurrent submissions are whole lines, each once', async () => {
  const { submit, submissions } = await serveApi();
  const names = Array.from({ length: 20 }, (_, index) => `Ada ${String(index)}`);
  await Promise.all(
    names.map((firstname) => submit('onboarding-setup', body({ ...setup, firstname }))),
  );
  const kept = JSON.stringify(submissions());
  expect(submissions()).toHaveLength(20);
  expect(names.filter((name) => kept.includes(`"${name}"`))).toEqual(names);
});

test('a line that a crash cut short does not swallow the next', async () => {
  const { root, submit } = await serveApi();
  const path = join(root, submissionsFile);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '{"id":"cut sh');
  await submit('onboarding-setup', body(setup));
  const [first, second, end] = readFileSync(path, 'utf8').split('\n');
  expect([first, end]).toEqual(['{"id":"cut sh', '']);
  expect(JSON.parse(second ?? '')).toMatchObject({ formId: 'onboarding-setup' });
});

test('only the owner can read the journal', async () => {
  const { root, submit } = await serveApi();
  await submit('onboarding-setup', body(setup));
  expect(statSync(join(root, submissionsFile)).mode & 0o777).toBe(0o600);
});

test('a journal that is a link is not followed', async () => {
  const { root, submit } = await serveApi();
  const elsewhere = join(root, 'elsewhere.txt');
  mkdirSync(join(root, '.career-site'));
  writeFileSync(elsewhere, '');
  symlinkSync(elsewhere, join(root, submissionsFile));
  expect((await submit('onboarding-setup', body(setup))).status).toBe(500);
  expect(readFileSync(elsewhere, 'utf8')).toBe('');
});

test('a journal in a folder that is a link is not followed', async () => {
  const { root, submit } = await serveApi();
  const elsewhere = join(root, 'elsewhere');
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, join(root, '.career-site'));
  expect((await submit('onboarding-setup', body(setup))).status).toBe(500);
  expect(readdirSync(elsewhere)).toEqual([]);
});

test('a journal that cannot be written is a 500, and the visitor can send again', async () => {
  const { root, submit } = await serveApi();
  writeFileSync(join(root, '.career-site'), 'a file where the folder belongs');
  expect((await submit('onboarding-setup', body(setup))).status).toBe(500);
  rmSync(join(root, '.career-site'));
  expect((await submit('onboarding-setup', body(setup))).status).toBe(200);
});

test.each([
  ['email', '', 'REQUIRED_FIELD', "Required field 'email' is missing"],
  ['email', '   ', 'REQUIRED_FIELD', "Required field 'email' is missing"],
  ['email', 'ada@school', 'INVALID_EMAIL', 'Invalid email address'],
  ['phone', 'call me', 'VALUE_NOT_IN_FIELD_DEFINITION', 'Invalid phone number'],
  ['account_role', 'rule', 'VALUE_NOT_IN_FIELD_DEFINITION', "'rule' is not one of"],
  ['interests', 'exploration; fun', 'VALUE_NOT_IN_FIELD_DEFINITION', "'fun' is not one of"],
  ['start_date', '2026-13-40', 'VALUE_NOT_IN_FIELD_DEFINITION', 'Invalid date'],
  ['kickoff_call', 'soon', 'VALUE_NOT_IN_FIELD_DEFINITION', 'Invalid date'],
  ['message', 'x'.repeat(65_537), 'INPUT_TOO_LARGE', 'The value is too long'],
  ['shoe_size', '38', 'FIELD_NOT_IN_FORM_DEFINITION', "The form has no field 'shoe_size'"],
])('the value of %s that is %j is refused: %s', async (name, value, errorType, text) => {
  const { submit, submissions } = await serveApi();
  const response = await submit('onboarding-setup', body({ ...setup, [name]: value }));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    status: 'error',
    errors: [{ errorType, message: expect.stringContaining(`Error in 'fields.${name}'. ${text}`) }],
  });
  expect(submissions()).toEqual([]);
});

test('each value of a field that was sent twice is checked', async () => {
  const { submit, submissions } = await serveApi();
  const values = [...Object.entries(setup), ['email', 'ada@school']];
  const fields = values.map(([name, value]) => ({ name, value }));
  const response = await submit('onboarding-setup', { fields });
  expect(await response.json()).toMatchObject({ errors: [{ errorType: 'INVALID_EMAIL' }] });
  expect(submissions()).toEqual([]);
});

test.each([
  ['phone', '(555) 010-0123'],
  ['interests', 'exploration; early_learners'],
  ['start_date', '2026-09-01'],
  ['start_date', '1788220800000'],
  ['kickoff_call', '2026-09-01T09:30'],
])('the value of %s may be %j', async (name, value) => {
  const { submit } = await serveApi();
  const response = await submit('onboarding-setup', body({ ...setup, [name]: value }));
  expect(response.status).toBe(200);
});

test.each([
  ['number_of_students', 'many', 'INVALID_NUMBER'],
  ['number_of_students', '0', 'NUMBER_OUT_OF_RANGE'],
  ['email', 'ada@Throwaway.example', 'BLOCKED_EMAIL'],
  ['adult', 'false', 'REQUIRED_FIELD'],
  ['adult', 'perhaps', 'VALUE_NOT_IN_FIELD_DEFINITION'],
])('the demo form refuses %s with the value %j', async (name, value, errorType) => {
  const { submit } = await serveApi();
  const response = await submit('crm-4711', body({ ...demo, [name]: value }));
  expect(await response.json()).toMatchObject({ errors: [{ errorType }] });
});

test('all problems are answered at once, in the order of the form', async () => {
  const { submit } = await serveApi();
  const response = await submit('onboarding-setup', body({ email: 'x', company: 'School' }));
  const answer = JSON.stringify(await response.json());
  expect(answer.match(/fields\.\w+/g)).toEqual([
    'fields.firstname',
    'fields.lastname',
    'fields.email',
    'fields.account_role',
  ]);
});

test('a field that depends on another is required while it is shown', async () => {
  const { submit } = await serveApi();
  const response = await submit('onboarding-setup', body({ ...setup, account_role: 'other' }));
  expect(await response.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('fields.account_role_other') }],
  });
});

test('a malformed hutk is refused under an error type of its own', async () => {
  const { submit } = await serveApi();
  const response = await submit('onboarding-setup', body(setup, { hutk: 'abc' }));
  expect(await response.json()).toMatchObject({
    errors: [
      {
        errorType: 'INVALID_HUTK',
        message: "Error in 'context.hutk'. 'abc' is not a valid Hutk",
      },
    ],
  });
});

const libraryDemo = {
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@library.example',
  company: 'Library',
};

test('a form that asks for consent takes nothing without it', async () => {
  const { submit } = await serveApi();
  const response = await submit('library-demo', body(libraryDemo));
  expect(await response.json()).toMatchObject({
    errors: [{ errorType: 'MISSING_PROCESSING_CONSENT' }],
  });
});

test('consent is kept with the submission', async () => {
  const { submit, submissions } = await serveApi();
  const legalConsentOptions = { consent: { consentToProcess: true, text: 'I agree.' } };
  const response = await submit('library-demo', body(libraryDemo, { legalConsentOptions }));
  expect(response.status).toBe(200);
  expect(submissions()).toMatchObject([{ legalConsentOptions }]);
});

test.each([
  ['no object', '7'],
  ['no list of fields', '{"fields":{}}'],
  ['a field without a name', '{"fields":[{"value":"x"}]}'],
  ['a hutk that is no text', '{"hutk":1,"fields":[]}'],
  ['no JSON', '{'],
])('a body with %s is a 400', async (_, text) => {
  const { ask } = await serveApi();
  const response = await ask('/api/v1/crm/submit/onboarding-setup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: text,
  });
  expect(response.status).toBe(400);
});

test('a body of another media type is refused, so that no other site can send one', async () => {
  const { ask } = await serveApi();
  const response = await ask('/api/v1/crm/submit/onboarding-setup', {
    method: 'POST',
    body: JSON.stringify(body(setup)),
  });
  expect(response.status).toBe(415);
});

test('a body that is too large is refused', async () => {
  const { submit } = await serveApi();
  const response = await submit('onboarding-setup', body({ message: 'x'.repeat(300_000) }));
  expect(response.status).toBe(413);
});

test('a submission to an unknown form is a 404', async () => {
  const { submit } = await serveApi();
  expect((await submit('unheard-of', body(setup))).status).toBe(404);
});
