import { expect, test } from 'vitest';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { until } from '../../until.ts';
import { answerCalls, find, type, wakeUp } from './island-page.tsx';
import { fillAndSend, loadCall, openForm, props, send, sendCall } from './open-form.tsx';

/** A form whose texts the CRM has written with entities, and no tag beside them. */
const written = {
  name: 'Form',
  inlineMessage: 'Thanks! We&rsquo;ll write.',
  formFieldGroups: [
    {
      richText: { content: 'Tell us what you&rsquo;d like.' },
      fields: [
        { name: 'email', label: 'E&#8209;mail', fieldType: 'text', required: true },
        { name: 'role', fieldType: 'select', options: [{ value: 't', label: 'Coach&#47;aide' }] },
      ],
    },
  ],
};

async function openWritten(): Promise<HTMLElement> {
  answerCalls({ [loadCall]: { body: written }, [sendCall]: { body: {} } });
  const { element } = await wakeUp(crmFormIsland, props);
  await until(() => find(element, 'form'));
  return element;
}

/** Definitions and refusals in the shapes that HubSpot writes. */
export function testCrmShapes(): void {
  test('entities are read as the letters that they stand for, also where no tag stands beside them', async () => {
    const element = await openWritten();
    await until(() => expect(element.textContent).toContain('Tell us what you’d like.'));
    await until(() => expect(element.textContent).toContain('Coach/aide'));
    send(element);
    const summary = await until(() => find(element, '.error-summary'));
    await until(() => expect(summary.textContent).toContain('E‑mail'));
    expect(element.textContent).not.toMatch(/&\w+;|&#/);
  });

  test('entities of a confirmation are read as well', async () => {
    const element = await openWritten();
    type(find(element, '#form-email'), 'ada@school.example');
    send(element);
    await until(() => expect(element.textContent).toContain('Thanks! We’ll write.'));
  });

  test('what is wrong with the form as a whole stands in the summary that takes focus', async () => {
    const refused = [
      { type: 'field', field: 'email', error: 'Known already' },
      { type: 'global', error: 'Our list is full today.' },
    ];
    const { element } = await openForm({ status: 402, body: refused });
    fillAndSend(element);
    const summary = await until(() => find(element, '.error-summary'));
    expect(summary.textContent).toContain('Known already');
    expect(summary.textContent).toContain('Our list is full today.');
  });

  test('fields of one name have labels and values of their own', async () => {
    const cities = ['0-1', '0-2'].map((objectTypeId) => ({
      name: 'city',
      label: `City ${objectTypeId}`,
      fieldType: 'text',
      objectTypeId,
    }));
    answerCalls({ [loadCall]: { body: { formFieldGroups: [{ fields: cities }] } } });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, 'form'));
    const inputs = [...element.querySelectorAll('input')];
    const [first] = inputs;
    if (first !== undefined) type(first, 'Reno');
    expect(inputs.map(({ value }) => value)).toEqual(['Reno', '']);
    expect(new Set(inputs.map(({ id }) => id)).size).toBe(2);
    expect(inputs.map(({ id }) => find(element, `label[for="${id}"]`).textContent)).toEqual([
      'City 0-1',
      'City 0-2',
    ]);
  });

  test('a form without fields counts as one that did not load', async () => {
    answerCalls({ [loadCall]: { body: { formFieldGroups: [{ fields: [] }] } } });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '.crm-form__failure'));
    expect(element.querySelector('form')).toBeNull();
  });
}
