import { expect, test } from 'vitest';
import { libraryPriceIsland } from '../../../runtime/islands/LibraryPrice.tsx';
import { libraryWords } from '../../example-words.ts';
import { find, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';

const props = {
  id: 'price',
  words: libraryWords.pricing.calculator,
  discount: 'For groups.',
  quote: { label: 'Ask', href: '/quote/' },
};

/** The price calculator of the library edition. */
export function testLibraryPrice(): void {
  test.each([
    ['24,999', '$11,340 a year for a population of 24,999.'],
    ['25k', '$14,175 a year for a population of 25,000.'],
    ['99,999,999,999', 'Write a number up to 40,000,000, such as 48,000.'],
    ['many', 'Write a number, such as 48,000.'],
    ['', 'Write a number, such as 48,000.'],
  ])('for the population "%s" the answer is "%s"', async (population, answer) => {
    const tiers = [
      { from: 0, to: 25_000, price: 11_340 },
      { from: 25_000, price: 14_175 },
    ];
    const { element } = await wakeUp(libraryPriceIsland, { ...props, tiers });
    find(element, 'input').setAttribute('value', population);
    find(element, 'button').click();
    await until(() => expect(find(element, '[role=status]').textContent).toBe(answer));
  });

  test.each([
    ['48k', '/quote/?population=48000'],
    ['many', '/quote/'],
  ])('the way to the quote form takes along a population typed as "%s"', async (typed, href) => {
    const { element } = await wakeUp(libraryPriceIsland, { ...props, tiers: [] });
    const input = find(element, 'input');
    Object.assign(input, { value: typed });
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => expect(find(element, 'a').getAttribute('href')).toBe(href));
  });
}
