import { expect, test, vi } from 'vitest';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, findAll, nextTask, type, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';
import { loadCall, openForm, props, send, words } from './open-form.tsx';
import { form } from './sample.ts';

/** The form of the CRM as it is loaded, displayed and validated. */
export function testForms(): void {
  test('while a form loads, and when it can’t be loaded, a way to write is there', async () => {
    answerCalls({});
    const { element, prerendered } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]', words.failure.unreachable));
    expect(prerendered).toContain('mailto:hello@career.example');
    find(element, 'a[href="mailto:hello@career.example"]');
  });

  test('a form that could not be loaded can be asked for again', async () => {
    const answers = [{ status: 404 }, { body: form }];
    answerCalls({ [loadCall]: answers });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]'));
    find(element, 'button', words.retry).click();
    await until(() => find(element, '#form-email'));
  });

  test('focus stays in the place of a form that is asked for again', async () => {
    answerCalls({ [loadCall]: [{ status: 404 }, { body: form }] });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]'));
    const again = find(element, 'button', words.retry);
    again.focus();
    again.click();
    await until(() => find(element, '#form-email'));
    expect(document.activeElement).toBe(find(element, '#form'));
  });

  test('required fields and groups are marked', async () => {
    const { element } = await openForm();
    const labels = findAll(element, '.field__label').map((label) => label.textContent);
    expect(labels).toEqual(['First name *', 'E-mail *', 'Topics *']);
  });

  test('what the mark means is said before the fields', async () => {
    const { element } = await openForm();
    const [first] = findAll(element, 'form > *');
    expect(first?.textContent).toBe(words.requiredFields);
  });

  test('a form without required fields explains no mark', async () => {
    const groups = [{ fields: [{ name: 'zip', label: 'ZIP code', fieldType: 'text' }] }];
    answerCalls({ [loadCall]: { body: { ...form, formFieldGroups: groups } } });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '#form-zip'));
    expect(findAll(element, '.crm-form__required')).toEqual([]);
  });

  test('a field for a file says how large it may be, to everyone', async () => {
    const groups = [{ fields: [{ name: 'list', label: 'List', fieldType: 'file' }] }];
    answerCalls({ [loadCall]: { body: { ...form, formFieldGroups: groups } } });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '#form-list'));
    expect(find(element, '#form-list').getAttribute('aria-describedby')).toBe('form-list-help');
    find(element, '#form-list-help', words.fileLimit.replace('{size}', '48'));
  });

  test('an error is said once a field is left, and corrected as it is typed', async () => {
    const { element } = await openForm();
    const field = find(element, '#form-email');
    field.focus();
    type(field, 'x');
    await nextTask();
    expect(findAll(element, '.field__error')).toEqual([]);
    field.blur();
    await until(() => find(element, '.field__error', words.validation.email));
    type(field, 'x@school.example');
    await until(() => expect(findAll(element, '.field__error')).toEqual([]));
  });

  test('a form that can’t be loaded because the device is offline says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answerCalls({});
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]', words.failure.offline));
  });

  test('fields have the attributes that browsers know them by', async () => {
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
      `First name: ${words.validation.required}`,
      `E-mail: ${words.validation.required}`,
      `Topics: ${words.validation.required}`,
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
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, 'form'));
    send(element);
    await until(() =>
      find(element, '.error-summary a', `I am 18 or older: ${words.validation.required}`),
    );
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
    const field = find(element, '#form-email');
    field.focus();
    type(field, 'x');
    field.blur();
    await until(() => find(element, '.field__error', words.validation.email));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe('form-email-error');
  });
}
