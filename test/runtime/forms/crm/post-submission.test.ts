// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { interfaceWords } from '../../../example-words.ts';
import { postSubmission } from '../../../../runtime/forms/crm/post-submission.ts';
import type { Destination } from '../../../../runtime/forms/crm/post-submission.ts';
import { createSubmissionIds } from '../../../../runtime/forms/crm/submission-ids.ts';
import { bodyOf, createFakeServer } from '../../services/fake-fetch.ts';
import type { FakeAnswer, FakeServer, SeenCall } from '../../services/fake-fetch.ts';

const words = interfaceWords.forms.failure;

beforeEach(() => sessionStorage.clear());

const hutk = '0123456789abcdef0123456789abcdef';
const submission = { fields: [{ name: 'firstname', value: 'Ada' }] };

function to(server: FakeServer, more: Partial<Destination> = {}): Destination {
  const ids = createSubmissionIds();
  return { api: server, formId: 'a', ids, takesKey: true, words, ...more };
}

function keysOf({ calls }: FakeServer): readonly (string | null)[] {
  return calls.map(({ init }: SeenCall) => new Headers(init.headers).get('Idempotency-Key'));
}

const refused = {
  status: 400,
  body: { errors: [{ message: "Error in 'context.hutk'. 'x' is not a valid Hutk" }] },
};

test('a submission whose visitor token is refused is sent once more without it', async () => {
  const server = createFakeServer(refused, { body: {} });
  await postSubmission(to(server), { hutk, fields: [] });
  expect(server.calls.map(bodyOf)).toEqual([{ hutk, fields: [] }, { fields: [] }]);
});

test('a submission that fails otherwise is sent once', async () => {
  const server = createFakeServer({ status: 400, body: { errors: [{ message: 'No.' }] } });
  await expect(postSubmission(to(server), { hutk, fields: [] })).rejects.toThrow();
  expect(server.calls).toHaveLength(1);
});

test('the id of the form can’t lead to another call', async () => {
  const server = createFakeServer({ body: {} });
  await postSubmission(to(server, { formId: '../x?y' }), { fields: [] });
  expect(server.calls[0]?.url).toBe('/api/v1/crm/submit/..%2Fx%3Fy');
});

describe('the id of a submission', () => {
  test.each(['unreachable', { status: 500 }, { status: 502 }, { status: 409 }] as const)(
    'is kept when the server said nothing final (%o)',
    async (first) => {
      const server = createFakeServer(first, { body: {} });
      await expect(postSubmission(to(server), submission)).rejects.toThrow();
      await postSubmission(to(server), submission);
      const [one, two] = keysOf(server);
      expect(one).toMatch(/^[\da-f-]{36}$/);
      expect(two).toBe(one);
    },
  );

  test.each([{ body: {} }, { status: 400 }, { status: 402, body: [] }, { status: 422 }])(
    'is another once the server answered (%o)',
    async (first) => {
      const server = createFakeServer(first, { body: {} });
      await postSubmission(to(server), submission).catch(() => undefined);
      await postSubmission(to(server), submission);
      const [one, two] = keysOf(server);
      expect(two).not.toBe(one);
    },
  );

  test('is another for another form', async () => {
    const server = createFakeServer('unreachable');
    await postSubmission(to(server), submission).catch(() => undefined);
    await postSubmission(to(server, { formId: 'b' }), submission).catch(() => undefined);
    const [one, two] = keysOf(server);
    expect(two).not.toBe(one);
  });

  test('is kept when the visitor token came or went', async () => {
    const server = createFakeServer('unreachable');
    await postSubmission(to(server), submission).catch(() => undefined);
    await postSubmission(to(server), { hutk, ...submission }).catch(() => undefined);
    const [one, two] = keysOf(server);
    expect(two).toBe(one);
  });

  test('goes in no header that the server does not allow', async () => {
    const server = createFakeServer({ body: {} });
    await postSubmission(to(server, { takesKey: false }), submission);
    expect(keysOf(server)).toEqual([null]);
  });

  test('goes in the hidden field, in the place of its default, with its object type', async () => {
    const server = createFakeServer('unreachable');
    const idField = { name: 'submission_id', objectTypeId: '0-1' };
    const withDefault = {
      fields: [...submission.fields, { name: 'submission_id', value: 'none', objectTypeId: '0-1' }],
    };
    await postSubmission(to(server, { idField }), withDefault).catch(() => undefined);
    const [key] = keysOf(server);
    expect(bodyOf(server.calls[0])).toEqual({
      fields: [...submission.fields, { ...idField, value: key }],
    });
  });
});

describe('without an answer', () => {
  async function messageOf(answer: FakeAnswer, more: Partial<Destination> = {}): Promise<string> {
    const error: unknown = await postSubmission(
      to(createFakeServer(answer), more),
      submission,
    ).catch((reason: unknown) => reason);
    return error instanceof Error ? error.message : '';
  }

  test.each(['unreachable', { status: 502 }, { status: 504 }] as const)(
    'the message says that it may have arrived and is safe to send again (%o)',
    async (answer) => {
      expect(await messageOf(answer)).toBe(words.noAnswerYet);
    },
  );

  test('the message does not call it safe where the server can’t recognise a repeat', async () => {
    expect(await messageOf('unreachable', { takesKey: false })).toBe(words.noAnswer);
  });

  test('the message calls it safe where a hidden field identifies a repeat', async () => {
    const idField = { name: 'submission_id' };
    expect(await messageOf('unreachable', { takesKey: false, idField })).toBe(words.noAnswerYet);
  });

  test('of a device that is offline, the message says that nothing was sent', async () => {
    const api = { ...createFakeServer('unreachable'), isOffline: () => true };
    expect(await messageOf('unreachable', { api })).toBe(words.notSent);
  });

  test('the message is that of any call where an answer came', async () => {
    expect(await messageOf({ status: 500 })).toBe(words.general);
  });
});
