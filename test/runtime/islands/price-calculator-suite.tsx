import { expect, test } from 'vitest';
import { island as priceCalculatorIsland } from '../../../runtime/islands/PriceCalculator.tsx';
import { libraryWords } from '../../example-words.ts';
import { find, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';

const populations = {
  counted: 'population',
  prices: [
    { from: 0, to: 25_000, price: 11_340 },
    { from: 25_000, price: 14_175 },
  ],
  words: libraryWords.pricing.calculator,
  form: { note: 'For groups.', ways: [{ label: 'Ask', href: '/quote/' }] },
};

const students = {
  ...populations,
  counted: 'students',
  prices: { each: 3.5, minimum: 525 },
  words: {
    ...libraryWords.pricing.calculator,
    answer: '{price} for {students}.',
    minimumAnswer: '{price} for {students}, as for {covered}.',
  },
};

/** The price calculator, over the prices of the library edition and over those of schools. */
export function testPriceCalculator(): void {
  test.each([
    ['population', '24,999', '$11,340 a year for a population of 24,999.', populations],
    ['population', '25k', '$14,175 a year for a population of 25,000.', populations],
    ['population', '24 999', '$11,340 a year for a population of 24,999.', populations],
    ['population', '1.2 million', '$14,175 a year for a population of 1,200,000.', populations],
    ['population', '12 thousand', '$11,340 a year for a population of 12,000.', populations],
    ['population', '12,34', 'Write a number, such as 48,000.', populations],
    ['population', '1,2 million', 'Write a number, such as 48,000.', populations],
    ['population', '1.13k', '$11,340 a year for a population of 1,130.', populations],
    [
      'population',
      '99,999,999,999',
      'Write a number up to 40,000,000, such as 48,000.',
      populations,
    ],
    ['population', '0', 'Write a number, such as 48,000.', populations],
    ['population', 'many', 'Write a number, such as 48,000.', populations],
    ['population', '', 'Write a number, such as 48,000.', populations],
    ['students', '1', '$525 for 1, as for 150.', students],
    ['students', '149', '$525 for 149, as for 150.', students],
    ['students', '150', '$525 for 150.', students],
    ['students', '1,001', '$3,503.50 for 1,001.', students],
    ['students', '99,999,999,999', 'Write a number up to 40,000,000, such as 48,000.', students],
    ['students', '0', 'Write a number, such as 48,000.', students],
    ['students', '-20', 'Write a number, such as 48,000.', students],
    ['students', '2.5', 'Write a number, such as 48,000.', students],
    ['students', 'two', 'Write a number, such as 48,000.', students],
  ])('of the %s "%s" the price is said as "%s"', async (_counted, typed, answer, props) => {
    const { element } = await wakeUp(priceCalculatorIsland, props);
    find(element, 'input').setAttribute('value', typed);
    find(element, 'button').click();
    await until(() => expect(find(element, '[role=status]').textContent).toBe(answer));
  });

  test.each([
    ['48k', '/quote/?population=48000'],
    ['many', '/quote/'],
    ['0', '/quote/'],
    ['12,34', '/quote/'],
    ['99,999,999,999', '/quote/'],
  ])('the way on takes along a population typed as "%s"', async (typed, href) => {
    const { element } = await wakeUp(priceCalculatorIsland, populations);
    const input = find(element, 'input');
    Object.assign(input, { value: typed });
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => expect(find(element, 'a').getAttribute('href')).toBe(href));
  });

  test('the way on keeps the account and the part of the page that it leads to', async () => {
    const ways = [{ label: 'Order', href: '/quote/?account=basic#order' }];
    const { element } = await wakeUp(priceCalculatorIsland, {
      ...students,
      form: { ...students.form, ways },
    });
    const input = find(element, 'input');
    Object.assign(input, { value: '400' });
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const href = '/quote/?account=basic&students=400#order';
    await until(() => expect(find(element, 'a').getAttribute('href')).toBe(href));
  });

  test('the row of the prices that has the answer is marked, and no other', async () => {
    const { element } = await wakeUp(priceCalculatorIsland, populations);
    const rows = document.createElement('div');
    rows.innerHTML = '<p data-from="0"></p><p data-from="25000"></p>';
    document.body.append(rows);
    const marked = (): readonly (string | undefined)[] =>
      [...rows.querySelectorAll<HTMLElement>('[aria-current]')].map(
        ({ dataset }) => dataset['from'],
      );
    for (const [typed, row] of [
      ['30,000', ['25000']],
      ['10', ['0']],
      ['many', []],
    ] as const) {
      Object.assign(find(element, 'input'), { value: typed });
      find(element, 'button').click();
      await until(() => expect(marked()).toEqual(row));
    }
    rows.remove();
  });

  test.each([
    ['?population=30000', '$14,175 a year for a population of 30,000.'],
    ['?population=0', ''],
    ['?population=many', ''],
    ['', ''],
  ])('without a form, at an address that ends in "%s" it says "%s"', async (query, text) => {
    history.replaceState(null, '', `/quote/${query}`);
    const { counted, prices, words } = populations;
    const { element } = await wakeUp(priceCalculatorIsland, { counted, prices, words });
    await until(() => expect(find(element, '[role=status]').textContent).toBe(text));
    expect(element.querySelector('input')).toBeNull();
    history.replaceState(null, '', '/');
  });
}
