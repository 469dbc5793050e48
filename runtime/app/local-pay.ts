import type { RegionConfig } from '../contract.ts';
import { formatDollars } from './format.ts';

export type Wages = NonNullable<RegionConfig['wages']>;

type Questions = RegionConfig['pages']['try']['questions'];

/** Pay is that of a year, as visitors read it. */
type CareerPay = Readonly<Record<'question' | 'career' | 'pay', string>>;

/**
 * What three careers of `/try/` pay in a region, one of each question; which one differs by the
 * region's key. A region that states no wages shows those of the country.
 */
export function localPay(
  region: string,
  questions: Questions,
  wages: Wages | undefined,
): readonly CareerPay[] {
  return questions.flatMap(({ question, answers }, index) => {
    const place = (region.length + index) % answers.length;
    const answer = answers[place];
    if (answer === undefined) return [];
    const pay = formatDollars(wages?.[index]?.[place] ?? answer.pay);
    return [{ question, career: answer.career, pay }];
  });
}
