import type { Scalar } from '../../../runtime/dev/inspector/edit-messages.ts';
import { printDate, readDate } from '../../resolve/dates.ts';
import { childPointer, lastSegment, parentPointer, valueAt } from '../../schema/pointer.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';

/** A field of the same list that says the same as another one, so that it is changed with it. */
interface SameValue {
  readonly pointer: string;
  /** What it says where the other one says a value; undefined where it cannot say the same. */
  readonly valueFor: (value: Scalar) => Scalar | undefined;
}

/** The field that is changed with one: the other date of a recorded webinar. */
export function sameValue(document: YamlDocument, pointer: string): SameValue | undefined {
  const { other, valueFor } = dates[lastSegment(pointer)] ?? {};
  if (other === undefined || valueFor === undefined) return undefined;
  const place = childPointer(parentPointer(pointer), other);
  if (valueAt(document.value, place) === undefined) return undefined;
  return { pointer: place, valueFor: (value) => valueFor(String(value)) };
}

/** The dates of a recorded webinar: as visitors read it, and as webinars are sorted by. */
const dates: Readonly<
  Record<string, { other: string; valueFor: (date: string) => string | undefined }>
> = {
  date: { other: 'sortableDate', valueFor: readDate },
  sortableDate: { other: 'date', valueFor: printDate },
};
