import type { Plan } from '../../../runtime/contract.ts';

/** What a plan costs, in the words of the brochure. */
export function priceOf({ price, unit }: Plan): string {
  switch (unit) {
    case 'free':
      return 'Free';
    case 'per-year':
      return `${dollars(price)} a year`;
    case 'per-student-per-year':
      return `${dollars(price)} per student a year`;
    case 'starting-at':
      return `Plans start at ${dollars(price)}`;
  }
}

/** For whom a plan is and how it is paid; `quota` is how many students a free account has. */
export function termsOf(plan: Plan, quota: number): readonly string[] {
  const students = plan.unit === 'free' ? quota : plan.maximumStudents;
  return [
    students === undefined ? undefined : `Up to ${students} students`,
    plan.minimumOrder === undefined ? undefined : `Minimum ${dollars(plan.minimumOrder)}`,
    plan.payment,
  ].filter((term) => term !== undefined);
}

/** Without `Intl`, whose words differ between versions of Node. */
function dollars(amount: number): string {
  const [whole = '', cents] = amount.toFixed(Number.isInteger(amount) ? 0 : 2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${grouped}${cents === undefined ? '' : `.${cents}`}`;
}
