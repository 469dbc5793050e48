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
