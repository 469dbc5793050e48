import { expect, test } from 'vitest';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, setSettings, type, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';
import { fillAndSend, loadCall, openForm, props, send, sendCall, words } from './open-form.tsx';
import { form } from './sample.ts';

/** The id by which an API can tell a submission that it has already. */
export function testSubmissionIds(): void {
  test('a form that got no answer says so, and is sent again under the same id', async () => {
    const { element, server } = await openForm([{ status: 502 }, { body: {} }]);
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', words.failure.noAnswerYet));
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(server.keys).toEqual([server.keys[0], server.keys[0]]);
  });

  test('a form that was changed after no answer came is another submission', async () => {
    const { element, server } = await openForm([{ status: 502 }, { body: {} }]);
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', words.failure.noAnswerYet));
    type(find(element, '#form-firstname'), 'Grace');
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(new Set(server.keys).size).toBe(2);
  });

  test('the id of a submission goes in the hidden field that the settings name', async () => {
    setSettings({ environment: 'production', submissionIdField: 'attendance' });
    const { element, server } = await openForm();
    fillAndSend(element);
    await until(() => find(element, '.confirmation'));
    const value = server.keys[0];
    expect(server.posted[0]).toHaveProperty('fields.3', { name: 'attendance', value });
  });

  test('a field that visitors see never takes the id of a submission', async () => {
    setSettings({ environment: 'production', submissionIdField: 'firstname' });
    const { element, server } = await openForm();
    fillAndSend(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted[0]).toHaveProperty('fields.0', { name: 'firstname', value: 'Ada' });
  });

  test.each([
    ['keeps the key from', {}, null],
    [
      'sends the key to',
      { apiAllowsIdempotencyKey: true },
      expect.stringMatching(/^[\da-f-]{36}$/),
    ],
  ] as const)('a form %s an API on another host with %o', async (_kind, more, expected) => {
    const api = 'https://api.example';
    setSettings({ environment: 'production', api, ...more });
    const server = answerCalls({
      [loadCall.replace(' ', ` ${api}`)]: { body: form },
      [sendCall.replace(' ', ` ${api}`)]: { body: {} },
    });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, 'form'));
    fillAndSend(element);
    await until(() => find(element, '.confirmation'));
    expect(server.keys).toEqual([expected]);
  });
}
