import { expect, test, vi } from 'vitest';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, nextTask, setSettings, type, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';
import {
  fillAndSend,
  loadCall,
  noteVisits,
  openForm,
  props,
  send,
  sendCall,
  words,
} from './open-form.tsx';
import { form } from './sample.ts';

/** What the browser dispatches on a page that it kept, when a visitor goes back to it. */
function comeBack(): void {
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

function untilEmpty(element: HTMLElement): Promise<void> {
  return until(() => expect(find(element, '#form-firstname')).toHaveProperty('value', ''));
}

/** The form of the CRM as it is sent, and after that. */
export function testSentForms(): void {
  test('a submission holds the values, several ticks as one, and then the message is shown', async () => {
    const { element, server, errors } = await openForm();
    fillAndSend(element);
    await until(() => find(element, '.confirmation strong', 'then'));
    expect(server.posted).toEqual([
      {
        fields: [
          { name: 'firstname', value: 'Ada' },
          { name: 'email', value: 'ada@school.example' },
          { name: 'topics', value: 'a; b' },
        ],
      },
    ]);
    expect(document.activeElement).toBe(find(element, '.confirmation'));
    expect(errors).toEqual([]);
  });

  test('sending a form is announced by a status that was empty before', async () => {
    const { element } = await openForm([{ status: 500 }]);
    const status = find(element, '.submit [role=status]');
    const announced = new Promise((resolve) => {
      const watch = new MutationObserver(() => resolve(status.textContent));
      watch.observe(status, { childList: true, characterData: true, subtree: true });
    });
    expect(status.textContent).toBe('');
    fillAndSend(element);
    expect(await announced).toBe(words.sending);
  });

  test('the status is empty again once sending failed', async () => {
    const { element } = await openForm([{ status: 500 }]);
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', words.failure.general));
    expect(find(element, '.submit [role=status]').textContent).toBe('');
  });

  test('the server’s own message wins over that of the definition', async () => {
    const { element } = await openForm({ body: { inlineMessage: 'From the server' } });
    fillAndSend(element);
    await until(() => find(element, '.confirmation', 'From the server'));
  });

  test('without any message the words of the site are shown', async () => {
    const answers = { [loadCall]: { body: { ...form, inlineMessage: '' } }, [sendCall]: {} };
    answerCalls(answers);
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, 'form'));
    fillAndSend(element);
    await until(() => find(element, '.confirmation h2', props.confirmation?.title));
  });

  test('a confirmation in place says when the form was sent, and by which day the answer comes', async () => {
    answerCalls({ [loadCall]: { body: { ...form, inlineMessage: '' } }, [sendCall]: {} });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, 'form'));
    fillAndSend(element);
    await until(() => find(element, '.confirmation .sent-note'));
    expect(find(element, '.sent-note').textContent).toMatch(
      /^Sent on .+, 20\d\d, at .+m\. You hear from us by .+\.$/,
    );
  });

  test('a message of the form’s own promises what it says itself', async () => {
    const { element } = await openForm();
    fillAndSend(element);
    await until(() => find(element, '.confirmation .sent-note'));
    expect(find(element, '.sent-note').textContent).toMatch(/^Sent on .+m\.$/);
  });

  test.each([
    ['/demo-access/', '/demo-access/confirmation/', '/demo-access/confirmation/'],
    ['/quote/', '/quote/confirmation/', '/quote/confirmation/'],
    ['/spring26/quote/', '/quote/confirmation/', '/spring26/quote/confirmation/'],
  ])('a submission on %s can lead to %s, as %s', async (pathname, submittedUrl, target) => {
    const { element } = await openForm({ body: {} }, { submittedUrl });
    const visited = noteVisits(pathname);
    fillAndSend(element);
    await until(() => find(element, 'button', words.submitted));
    expect(visited.map((url) => url.replace(/\?sent=.*/, ''))).toEqual([target]);
  });

  test('the check mark says what is the default where nothing else is written', async () => {
    const others = { ...words };
    Reflect.deleteProperty(others, 'submitted');
    const { element } = await openForm({ body: {} }, { words: others });
    fillAndSend(element);
    await until(() => expect(find(element, '.confirmation__mark').textContent).toBe(words.done));
  });

  test('a form that was sent is empty and new when its page comes back', async () => {
    const { element, server } = await openForm({ body: {} }, { submittedUrl: '/there/' });
    noteVisits('/');
    fillAndSend(element);
    await until(() => find(element, 'button', words.submitted));
    comeBack();
    await untilEmpty(element);
    fillAndSend(element);
    await until(() => expect(server.posted).toHaveLength(2));
  });

  test('what was typed and not sent is there when its page comes back', async () => {
    const { element } = await openForm({ body: {} }, { submittedUrl: '/there/' });
    noteVisits('/');
    fillAndSend(element);
    await until(() => find(element, 'button', words.submitted));
    comeBack();
    await untilEmpty(element);
    type(find(element, '#form-firstname'), 'Grace');
    comeBack();
    await nextTask();
    expect(find(element, '#form-firstname')).toHaveProperty('value', 'Grace');
  });

  test('a form stays as it was sent while its page is still being loaded', async () => {
    const { element } = await openForm({ body: {} }, { submittedUrl: '/there/' });
    noteVisits('/');
    fillAndSend(element);
    await until(() => find(element, 'button', words.submitted));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await nextTask();
    find(element, 'button', words.submitted);
  });

  test('what is sent offline is not sent, says so, stays, and can be sent later', async () => {
    const { element, server } = await openForm();
    vi.stubGlobal('navigator', { onLine: false });
    answerCalls({});
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', words.failure.notSent));
    expect(find(element, '#form-firstname')).toHaveProperty('value', 'Ada');
    expect(server.posted).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    const connected = answerCalls({ [sendCall]: {} });
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(connected.posted).toHaveLength(1);
  });

  test('a double click sends once', async () => {
    const { element, server } = await openForm();
    fillAndSend(element);
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted).toHaveLength(1);
  });

  test('a failed submission is shown beside the button, keeps the values and can be repeated', async () => {
    const { element, server } = await openForm([{ status: 500 }, { body: {} }]);
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', words.failure.general));
    expect(find(element, '#form-firstname')).toHaveProperty('value', 'Ada');
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted).toHaveLength(2);
  });

  test('a preview on a host of another kind sends nothing, says so and keeps the values', async () => {
    setSettings({
      environment: 'preview',
      formRefused: 'This is a preview, and nothing was sent.',
    });
    const { element, server } = await openForm();
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', 'nothing was sent'));
    expect(server.posted).toEqual([]);
    expect(find(element, '#form-firstname')).toHaveProperty('value', 'Ada');
  });

  test('what a 402 answer says is shown on the field and on the form', async () => {
    const body = [
      { type: 'field', field: 'email', error: 'Known already' },
      { type: 'global', error: 'Closed' },
    ];
    const { element } = await openForm({ status: 402, body });
    fillAndSend(element);
    await until(() => find(element, '#form-email-error', 'Known already'));
    find(element, '.submit [role=alert]', 'Closed');
  });

  test('what the CRM refuses is shown on its field', async () => {
    const problem = { message: "Error in 'fields.email'. x", errorType: 'INVALID_EMAIL' };
    const { element } = await openForm({ status: 400, body: { errors: [problem] } });
    fillAndSend(element);
    await until(() => find(element, '#form-email-error', words.validation.email));
    await until(() => expect(find(element, '.error-summary')).toBe(document.activeElement));
  });

  test('a campaign id of the address is sent with the form', async () => {
    window.history.replaceState(null, '', '/spring26/quote/');
    const { element, server } = await openForm();
    fillAndSend(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted[0]).toHaveProperty('fields.3', { name: 'campaign', value: 'spring26' });
  });
}
