import type { FieldReach } from './messages.ts';

/** How many names are told before the rest is counted. */
const toldNames = 4;

/** Who shows a value, in words such as `2 of 53 regions: nevada, oklahoma`. */
export function nameEditions({ editions, of }: FieldReach): string {
  if (of === 1) return 'the library edition';
  if (editions.length === of) return `all ${of} regions`;
  const rest = editions.length - toldNames;
  const told = editions.slice(0, toldNames).join(', ');
  return `${editions.length} of ${of} regions: ${rest > 0 ? `${told} and ${rest} more` : told}`;
}
