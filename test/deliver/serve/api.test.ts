import { expect, test } from 'vitest';
import { serveApi } from './serve-api.ts';

test('a form is answered as the CRM describes it', async () => {
  const { ask } = await serveApi();
  const response = await ask('/api/v1/crm/form/onboarding-setup');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    name: 'Initial setup',
    formFieldGroups: expect.arrayContaining([{ fields: expect.any(Array) }]),
  });
});

test('the id that the content gives to a form decides which one answers', async () => {
  const { ask } = await serveApi();
  const form: unknown = await (await ask('/api/v1/crm/form/crm-4711')).json();
  expect(form).toMatchObject({ name: 'Request Demo Access' });
});

test('the sign-up form of a webinar answers under the id of its region', async () => {
  const { ask } = await serveApi();
  const form: unknown = await (await ask('/api/v1/crm/form/nevada-fall')).json();
  expect(form).toMatchObject({ name: 'Sign up for the webinar' });
});

test('an unknown form is a 404 in JSON', async () => {
  const { ask } = await serveApi();
  const response = await ask('/api/v1/crm/form/unheard-of');
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    status: 'error',
    message: "There is no form 'unheard-of'",
  });
});

test('an unknown call is a 404 in JSON', async () => {
  const { ask } = await serveApi();
  const response = await ask('/api/v3/anything');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'application/json; charset=utf-8',
  ]);
});

test('a call with another method names the right one', async () => {
  const { ask } = await serveApi();
  const response = await ask('/api/v1/crm/submit/onboarding-setup');
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('the webinars of a region are its upcoming one and its history', async () => {
  const { ask } = await serveApi();
  expect(await (await ask('/api/v2/marketing/webinars?regionId=nv')).json()).toMatchObject({
    upcoming: { webinarSignupForm: 'nevada-fall', webinarDetails: 'On Tuesday.' },
    history: [{ sortableDate: '2026-03-12' }],
  });
});

test('without a region the webinars are those of the edition without a state', async () => {
  const { ask } = await serveApi();
  expect(await (await ask('/api/v2/marketing/webinars')).json()).toEqual({ history: [] });
});

test('webinars of an unknown region are a 404', async () => {
  const { ask } = await serveApi();
  expect((await ask('/api/v2/marketing/webinars?regionId=zz')).status).toBe(404);
});

test.each(['/api/v1/marketing/deployments', '/marketing/deployments'])(
  '%s answers the records of the regions that were built',
  async (path) => {
    const { ask } = await serveApi();
    expect(await (await ask(path)).json()).toEqual([{ id: 'nevada' }]);
  },
);

test('API answers are not cached', async () => {
  const { ask } = await serveApi();
  const response = await ask('/api/v1/marketing/deployments');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('an injected status answers with its body', async () => {
  const body = [{ type: 'field', field: 'email', error: 'Taken' }];
  const { submit } = await serveApi({ misbehave: () => ({ kind: 'status', status: 402, body }) });
  const response = await submit('onboarding-setup', {});
  expect([response.status, await response.json()]).toEqual([402, body]);
});

test('an injected page is HTML where JSON belongs', async () => {
  const { ask } = await serveApi({ misbehave: () => ({ kind: 'html' }) });
  const response = await ask('/api/v1/crm/form/onboarding-setup');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('an injected cut breaks off in the middle', async () => {
  const { ask } = await serveApi({ misbehave: () => ({ kind: 'cut' }) });
  const answer = ask('/api/v1/crm/form/onboarding-setup').then((response) => response.json());
  await expect(answer).rejects.toThrow();
});

test('the API misbehaves for the calls that were named alone', async () => {
  const { ask } = await serveApi({
    misbehave: ({ path }) =>
      path.endsWith('/webinars') ? { kind: 'status', status: 500, body: null } : undefined,
  });
  expect((await ask('/api/v2/marketing/webinars')).status).toBe(500);
  expect((await ask('/api/v1/marketing/deployments')).status).toBe(200);
});
