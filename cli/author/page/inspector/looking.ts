import type { Spot } from './spots.ts';
import { anchorOf, isInHead } from './spots.ts';
import type { FollowedField } from './text-fields.ts';
import { nameField } from './text-fields.ts';

/** What is looked at: a spot, and others that are at the same place. */
export interface Looking {
  readonly spot: Spot;
  readonly others: readonly Spot[];
  /** Whether it stays when the pointer leaves. */
  readonly isPinned: boolean;
}

/** A look at the first of some spots; undefined where there are none. */
export function lookAt(spots: readonly Spot[], isPinned: boolean): Looking | undefined {
  const [spot, ...others] = spots;
  return spot && { spot, others, isPinned };
}

/** The same after the page was brought up to date; undefined where that spot is gone. */
export function lookAgain(looking: Looking, spots: readonly Spot[]): Looking | undefined {
  const again = (spot: Spot): readonly Spot[] => {
    const { attribute, kind } = spot.text;
    const alike = spots.filter(({ text }) => text.attribute === attribute);
    const same =
      alike.find(({ node }) => node === spot.node) ??
      alike.filter(({ text }) => text.kind === kind).find(saysTheSame(spot));
    return same === undefined ? [] : [same];
  };
  return lookAt([looking.spot, ...looking.others].flatMap(again), looking.isPinned);
}

/**
 * A photograph in the place of a drawing is another element, and still the picture of its field.
 */
function saysTheSame({ fields }: Spot): (other: Spot) => boolean {
  const names = new Set(fields.map(nameField));
  return (other) => other.fields.some((field) => names.has(nameField(field)));
}

/**
 * A look at the spot of a field, of several one that is seen on the page, and the nearest to what
 * was looked at, if anything was; undefined where the page shows it nowhere.
 */
export function lookAtField(
  from: Spot | undefined,
  { owner, item, rest }: FollowedField,
  spots: readonly Spot[],
): Looking | undefined {
  const showing = (isIt: (field: string) => boolean): readonly Spot[] =>
    spots.filter(({ fields }) => fields.some((each) => each.owner === owner && isIt(each.field)));
  const itself = showing((field) => field === (rest === '' ? item : `${item}.${rest}`));
  const found = itself.length > 0 ? itself : showing((field) => field.startsWith(`${item}.`));
  const start = spots.findIndex(({ node }) => node === from?.node);
  const distance = (spot: Spot): number => Math.abs(spots.indexOf(spot) - start);
  const [nearest] = found.toSorted(
    (a, b) => Number(isInHead(a)) - Number(isInHead(b)) || distance(a) - distance(b),
  );
  return nearest && lookAt(withNeighbours(nearest, spots), true);
}

/** The spot after another one, or before it, and round at the end. */
export function nextSpot(
  spots: readonly Spot[],
  from: Spot | undefined,
  step: 1 | -1,
): Spot | undefined {
  const at = spots.findIndex(
    ({ node, text }) => node === from?.node && text.attribute === from.text.attribute,
  );
  const first = step === 1 ? 0 : spots.length - 1;
  return spots[at === -1 ? first : (at + step + spots.length) % spots.length];
}

/** A spot, and the link, the picture and the words that belong to it. */
export function withNeighbours(spot: Spot, spots: readonly Spot[]): readonly Spot[] {
  const anchor = anchorOf(spot);
  if (anchor === null || isInHead(spot)) return [spot];
  const near = [anchor, anchor.closest('a')];
  const isNear = (other: Spot): boolean =>
    near.includes(anchorOf(other)) && !isInHead(other) && other !== spot;
  return [spot, ...spots.filter(isNear)];
}

/** What is at a point: words before the link that they are in, wherever in it the point is. */
export function wordsFirst(found: readonly Spot[], spots: readonly Spot[]): readonly Spot[] {
  const [first] = found;
  const near = first === undefined ? [] : withNeighbours(first, spots);
  const all = [...new Set([...near, ...found])];
  const rank = ({ text }: Spot): number => (text.kind === 'link' ? 1 : 0);
  return all.toSorted((a, b) => rank(a) - rank(b));
}
