import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { childPointer, lastSegment, parentPointer, valueAt } from '../../schema/pointer.ts';
import { listTypedNumbers } from '../../schema/walk.ts';
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
    const span = document.locate(pointer, 'value');
    yield createDiagnostic('swapped-range', { name, from, other, to }, span, {
      path: pointer,
      related,
    });
  }
};

/** What is free costs nothing, and nothing else does. */
export const priceOfFree: Rule = function* ({ written: { regions } }) {
  const { document, value } = regions;
  for (const [index, { price, unit }] of value.site.plans.entries()) {
    if ((unit === 'free') === (price === 0)) continue;
    const path = `/site/plans/${index}/price`;
    yield createDiagnostic('price-of-free', { price, unit }, document.locate(path, 'value'), {
      path,
    });
  }
};
