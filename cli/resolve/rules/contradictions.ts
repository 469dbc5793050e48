import { childPointer, lastSegment, parentPointer, valueAt } from '../../schema/pointer.ts';
import { listTypedNumbers } from '../../schema/walk.ts';
import { atPlace } from '../../source/locate-piece.ts';
import type { Rule } from './rule.ts';

/** Of two numbers that a range lies between, the first is the smaller one. */
export const swappedRange: Rule = function* ({ written: { regions } }) {
  const { document } = regions;
  for (const { pointer, value: from } of listTypedNumbers(document, 'regions')) {
    const name = lastSegment(pointer);
    const other = name.replace(/From(?=[A-Z]|$)|^from(?=[A-Z]|$)/, (word) =>
      word === 'from' ? 'to' : 'To',
    );
    const path = childPointer(parentPointer(pointer), other);
    const to = valueAt(document.value, path);
    if (other === name || typeof to !== 'number' || from <= to) continue;
    const related = [{ message: 'this is less', span: document.locate(path, 'value') }];
    yield atPlace({ document, pointer }, 'swapped-range', { name, from, other, to }, { related });
  }
};

/** What is free costs nothing, and nothing else does. */
export const priceOfFree: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [index, { price, unit }] of value.site.plans.entries()) {
    const pointer = `/site/plans/${index}/price`;
    if ((unit === 'free') !== (price === 0))
      yield atPlace({ document, pointer }, 'price-of-free', { price, unit });
  }
};
