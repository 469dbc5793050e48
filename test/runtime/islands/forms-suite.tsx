import { expect, test, vi } from 'vitest';
import { CrmForm } from '../../../runtime/islands/CrmForm.tsx';
import type { CrmFormProps } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, findAll, setEnvironment, type, until, wakeUp } from './island-page.tsx';
import type { Answer, Server } from './island-page.tsx';
import { contact, form } from './sample.ts';

const props: CrmFormProps = { id: 'form', formId: 'demo', contact };
const loadCall = 'GET /api/v1/crm/form/demo';
const sendCall = 'POST /api/v1/crm/submit/demo';

interface Open {
  readonly element: HTMLElement;
  readonly server: Server;
  readonly errors: readonly unknown[];
}

async function openForm(
  sent: Answer | readonly Answer[] = { body: {} },
  more: Partial<CrmFormProps> = {},
): Promise<Open> {
  const server = answerCalls({ [loadCall]: { body: form }, [sendCall]: sent });
  const { element, errors } = await wakeUp('CrmForm', CrmForm, { ...props, ...more });
  await until(() => find(element, 'form'));
  return { element, server, errors };
}

function fill(element: HTMLElement): void {
  type(find(element, '#form-firstname'), 'Ada');
  type(find(element, '#form-email'), 'ada@school.example');
  for (const box of findAll(element, '[name=topics]')) box.click();
}

function send(element: HTMLElement): void {
  find(element, 'button[type=submit]').click();
}

function fillAndSend(element: HTMLElement): void {
  fill(element);
  send(element);
}

/** Stays where it is, and lists where it would have gone. */
function noteVisits(pathname: string): readonly string[] {
  const visited: string[] = [];
  vi.stubGlobal('location', { pathname, assign: (url: string) => visited.push(url) });
  return visited;
}

/** The form of the CRM. */
export function testForms(): void {
  test('while a form loads, and when it can’t be loaded, a way to write is there', async () => {
    answerCalls({});
    const { element, prerendered } = await wakeUp('CrmForm', CrmForm, props);
    await until(() => find(element, '[role=alert]', 'Could not contact server'));
    expect(prerendered).toContain('mailto:hello@career.example');
    find(element, 'a[href="mailto:hello@career.example"]');
  });

  test('a form that could not be loaded can be asked for again', async () => {
    const answers = [{ status: 404 }, { body: form }];
    answerCalls({ [loadCall]: answers });
    const { element } = await wakeUp('CrmForm', CrmForm, props);
    await until(() => find(element, '[role=alert]'));
    find(element, 'button', 'Try again').click();
    await until(() => find(element, '#form-email'));
  });

  test('required fields and groups are marked', async () => {
    const { element } = await openForm();
    const labels = findAll(element, '.field__label').map((label) => label.textContent);
    expect(labels).toEqual(['First name *', 'E-mail *', 'Topics *']);
  });

  test('fields tell the browser what they take in', async () => {
    const { element } = await openForm();
    const field = find(element, '#form-email');
    expect(['type', 'autocomplete'].map((name) => field.getAttribute(name))).toEqual([
      'email',
      'email',
    ]);
  });

  test('an attempt with errors sends nothing, and the summary of errors takes focus', async () => {
    const { element, server } = await openForm();
    send(element);
    await until(() => expect(find(element, '.error-summary')).toBe(document.activeElement));
    expect(findAll(element, '.error-summary a').map((link) => link.textContent)).toEqual([
      'First name: Required',
      'E-mail: Required',
      'Topics: Required',
    ]);
    expect(server.posted).toEqual([]);
  });

  test('the summary names a field without the stop that ends its label', async () => {
    const field = {
      name: 'adult',
      label: 'I am <b>18</b> or older.',
      fieldType: 'booleancheckbox',
    };
    const groups = [{ fields: [{ ...field, required: true }] }];
    answerCalls({ [loadCall]: { body: { ...form, formFieldGroups: groups } } });
    const { element } = await wakeUp('CrmForm', CrmForm, props);
    await until(() => find(element, 'form'));
    send(element);
    await until(() => find(element, '.error-summary a', 'I am 18 or older: Required'));
  });

  test('a link of the summary leads to its field', async () => {
    const { element } = await openForm();
    send(element);
    await until(() => find(element, '.error-summary a'));
    find(element, '.error-summary a', 'Topics').click();
    expect(document.activeElement?.id).toBe('form-topics');
  });

  test('a field with an error says so to assistive technology', async () => {
    const { element } = await openForm();
    type(find(element, '#form-email'), 'x');
    await until(() => find(element, '.field__error', 'Invalid e-mail address'));
    const field = find(element, '#form-email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('form-email-error');
  });

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

  test('the server’s own message wins over that of the definition', async () => {
    const { element } = await openForm({ body: { inlineMessage: 'From the server' } });
    fillAndSend(element);
    await until(() => find(element, '.confirmation', 'From the server'));
  });

  test('without any message the words of the site are shown', async () => {
    const answers = { [loadCall]: { body: { ...form, inlineMessage: '' } }, [sendCall]: {} };
    answerCalls(answers);
    const { element } = await wakeUp('CrmForm', CrmForm, props);
    await until(() => find(element, 'form'));
    fillAndSend(element);
    await until(() => find(element, '.confirmation h2', 'Your inquiry has been submitted'));
  });

  test.each([
    ['/demo-access/', '/demo-access/confirmation/', '/demo-access/confirmation/'],
    ['/quote/', '/quote/confirmation/', '/quote/confirmation/'],
    ['/spring26/quote/', '/quote/confirmation/', '/spring26/quote/confirmation/'],
  ])('a submission on %s can lead to %s, as %s', async (pathname, submittedUrl, target) => {
    const { element } = await openForm({ body: {} }, { submittedUrl });
    const visited = noteVisits(pathname);
    fillAndSend(element);
    await until(() => find(element, 'button', 'Form Submitted'));
    expect(visited).toEqual([target]);
  });

  test('a double click sends once', async () => {
    const { element, server } = await openForm();
    fillAndSend(element);
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted).toHaveLength(1);
  });

  test('a failed submission is told beside the button, keeps the values and can be repeated', async () => {
    const { element, server } = await openForm([{ status: 500 }, { body: {} }]);
    fillAndSend(element);
    await until(() => find(element, '.submit [role=alert]', 'An error occurred'));
    expect(find(element, '#form-firstname')).toHaveProperty('value', 'Ada');
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted).toHaveLength(2);
  });

  test('a preview on a host of another kind sends nothing, says so and keeps the values', async () => {
    setEnvironment('preview');
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
    const fault = { message: "Error in 'fields.email'. x", errorType: 'INVALID_EMAIL' };
    const { element } = await openForm({ status: 400, body: { errors: [fault] } });
    fillAndSend(element);
    await until(() => find(element, '#form-email-error', 'Invalid e-mail address'));
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
