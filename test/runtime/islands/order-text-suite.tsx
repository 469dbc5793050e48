import { expect, test, vi } from 'vitest';
import { island as orderTextIsland } from '../../../runtime/islands/OrderText.tsx';
import { find, type, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';

export const order = {
  to: 'hello@careers.example',
  subject: 'An order',
  lines: ['Account: {account}', 'Students: {students}', 'School:'],
  accounts: { basic: 'Basic Upgrade' },
  words: {
    label: 'Your order',
    send: 'Send',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'Selected.',
  },
};

function fieldOf(element: ParentNode): HTMLTextAreaElement {
  const field = element.querySelector('textarea');
  if (field === null) throw new Error('The order has no field.');
  return field;
}

/** What the mail says that its link opens. */
function bodyOf(element: ParentNode): string | null {
  return new URL(find(element, 'a').getAttribute('href') ?? '').searchParams.get('body');
}

/** The order of a school, with what the address of the page says of it. */
export function testOrderText(): void {
  test.each([
    ['?account=basic&students=400', 'Account: Basic Upgrade\nStudents: 400\nSchool:'],
    ['?students=1200', 'Account: \nStudents: 1,200\nSchool:'],
    ['?students=0', 'Account: \nStudents: \nSchool:'],
    ['?students=12%2C34', 'Account: \nStudents: \nSchool:'],
    ['?account=Pay+someone+else', 'Account: \nStudents: \nSchool:'],
    ['?account=toString', 'Account: \nStudents: \nSchool:'],
    ['', 'Account: \nStudents: \nSchool:'],
  ])('at an address that ends in "%s" it says what is known', async (query, text) => {
    history.replaceState(null, '', `/quote/${query}`);
    const { element } = await wakeUp(orderTextIsland, order);
    const field = fieldOf(element);
    await until(() => expect(field.value).toBe(text));
    await until(() => expect(bodyOf(element)).toBe(text.replaceAll('\n', '\r\n')));
    history.replaceState(null, '', '/');
  });

  test('what is written into it goes into the mail', async () => {
    const { element } = await wakeUp(orderTextIsland, order);
    type(fieldOf(element), 'Account: {account}');
    await until(() => expect(bodyOf(element)).toBe('Account: {account}'));
  });

  test.each([
    ['says that it is copied', () => Promise.resolve(), 'Copied.'],
    ['is selected where it may not be', () => Promise.reject(new Error('Denied')), 'Selected.'],
  ])('copied, it %s', async (_what, writeText, status) => {
    const written = vi.fn(writeText);
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written } });
    const { element } = await wakeUp(orderTextIsland, order);
    find(element, 'button').click();
    await until(() => expect(find(element, '[role=status]').textContent).toBe(status));
    const { value, selectionEnd } = fieldOf(element);
    expect(written).toHaveBeenCalledWith(value);
    expect(selectionEnd).toBe(value.length);
    vi.unstubAllGlobals();
  });
}
