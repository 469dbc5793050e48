import { formatDollars } from '../../../runtime/app/format.ts';
import type { InterfaceWords, Plan, RegionConfig } from '../../../runtime/contract.ts';
import { fillIn } from '../../../runtime/services/fill-in.ts';

/** How the brochure says prices: as the pages do, but for what it says in words of its own. */
export type PriceWords = Pick<InterfaceWords['plans'], 'free' | 'perYear' | 'maximumStudents'> &
  RegionConfig['pages']['brochure']['prices'];

/** What a plan costs, in the words of the brochure. */
export function priceOf({ price: amount, unit }: Plan, words: PriceWords): string {
  const price = formatDollars(amount);
  switch (unit) {
    case 'free':
      return words.free;
    case 'per-year':
      return fillIn(words.perYear, { price });
    case 'per-student-per-year':
      return fillIn(words.perStudentPerYear, { price });
    case 'starting-at':
      return fillIn(words.startingAt, { price });
  }
}
