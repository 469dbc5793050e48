// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { HostedForm } from '../../../runtime/forms/HostedForm.tsx';
import { until } from '../../until.ts';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, wakeUp } from '../islands/island-page.tsx';
import { fillAndSend, loadCall, openForm, props } from '../islands/open-form.tsx';
import { form } from '../islands/sample.ts';

test('a form that is sent is uploading until it is answered', async () => {
  const { element } = await openForm();
  onTestFinished(() => void vi.unstubAllGlobals());
  const sending = (): boolean => element.querySelector('[data-sending]') !== null;
  expect(sending()).toBe(false);
  let answer: (response: Response) => void = () => undefined;
  const call = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', call);
  fillAndSend(element);
  await until(() => expect(call).toHaveBeenCalled());
  expect(sending()).toBe(true);
  answer(new Response('', { status: 500 }));
  await until(() => expect(sending()).toBe(false));
});

test('another id resets a form: nothing of the one before is left while the next loads', async () => {
  answerCalls({ [loadCall]: { body: form } });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    vi.unstubAllGlobals();
  });
  root.render(<HostedForm {...props} />);
  await until(() => find(element, 'form'));
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  root.render(<HostedForm {...props} formId="other" />);
  await until(() => find(element, '.crm-form__loading'));
  expect(element.querySelector('form')).toBeNull();
});

test('the address to write to without the form goes on in a new line before its @ or a dot alone', async () => {
  answerCalls({});
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    vi.unstubAllGlobals();
  });
  root.render(<HostedForm {...props} contact={{ email: 'hello@career.example' }} />);
  await until(() => {
    const link = find(element, '.crm-form__contact a');
    expect(link.innerHTML).toContain('hello<wbr>@career<wbr>.example');
  });
});

test('a form says in which language the CRM has its words, which may not be that of the page', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const langOf = async (metaData: readonly object[]): Promise<string | null> => {
    answerCalls({ [loadCall]: { body: { ...form, metaData } } });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, 'form'));
    return find(element, '.crm-form__group').getAttribute('lang');
  };
  const spanish = [{ name: 'lang', value: 'es' }];
  expect(await langOf(spanish)).toBe('es');
  expect(await langOf([])).toBe('en');
});
