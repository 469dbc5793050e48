import { expect, test } from 'vitest';
import { crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { answerCalls, find, findAll, type, until, wakeUp } from './island-page.tsx';
import { loadCall, openForm, props, send } from './open-form.tsx';
import { form } from './sample.ts';

/** The form of the CRM as it is loaded, displayed and validated. */
export function testForms(): void {
  test('while a form loads, and when it can’t be loaded, a way to write is there', async () => {
    answerCalls({});
    const { element, prerendered } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]', 'Could not contact server'));
    expect(prerendered).toContain('mailto:hello@career.example');
    find(element, 'a[href="mailto:hello@career.example"]');
  });

  test('a form that could not be loaded can be asked for again', async () => {
    const answers = [{ status: 404 }, { body: form }];
    answerCalls({ [loadCall]: answers });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]'));
    find(element, 'button', 'Try again').click();
    await until(() => find(element, '#form-email'));
  });

  test('focus stays in the place of a form that is asked for again', async () => {
    answerCalls({ [loadCall]: [{ status: 404 }, { body: form }] });
    const { element } = await wakeUp(crmFormIsland, props);
    await until(() => find(element, '[role=alert]'));
    const again = find(element, 'button', 'Try again');
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
    const { element } = await wakeUp(crmFormIsland, props);
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
}
