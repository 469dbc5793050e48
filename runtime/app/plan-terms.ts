import type { InterfaceWords, Plan } from '../contract.ts';
import { fillIn } from '../services/fill-in.ts';
import { formatCount, formatDollars } from './format.ts';

export type TermWords = Pick<InterfaceWords['plans'], 'maximumStudents' | 'minimumOrder'>;

/** For whom a plan is and how it is paid; `freeQuota` is how many students a free account has. */
export function termsOf(plan: Plan, freeQuota: number, words: TermWords): readonly string[] {
  const students = plan.unit === 'free' ? freeQuota : plan.maximumStudents;
  const terms = [
    students === undefined
      ? undefined
      : fillIn(words.maximumStudents, { count: formatCount(students) }),
    plan.minimumOrder === undefined
      ? undefined
      : fillIn(words.minimumOrder, { price: formatDollars(plan.minimumOrder) }),
    plan.payment,
  ];
  return terms.filter((term) => term !== undefined);
}

type PriceWords = Pick<InterfaceWords['plans'], 'perYear' | 'perStudentPerYear' | 'startingAt'>;

/**
 * What is said around the price of a plan, with `{price}` in it; undefined where the plan is free.
 */
export function priceMessage({ unit }: Plan, words: PriceWords): string | undefined {
  return unit === 'free' ? undefined : words[messages[unit]];
}

const messages = {
  'per-year': 'perYear',
  'per-student-per-year': 'perStudentPerYear',
  'starting-at': 'startingAt',
} as const;

/**
 * What the price of a plan is for, such as `a student a year`; undefined where it is free, or
 * begins at an amount.
 */
export function unitOf(plan: Plan, words: PriceWords): string | undefined {
  if (plan.unit === 'starting-at') return undefined;
  const message = priceMessage(plan, words);
  return message === undefined ? undefined : fillIn(message, { price: '' }).trim();
}
