import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldToShow } from '../find/shown-field.ts';
import { takeFieldToShow } from '../find/shown-field.ts';
import type { Looking } from './looking.ts';
import { lookAgain, lookAt, lookAtField, nextSpot, withNeighbours, wordsFirst } from './looking.ts';
import type { Spot } from './spots.ts';
import { anchorOf, spotsAt, withMadeSpots } from './spots.ts';
import type { FollowedField } from './text-fields.ts';
import type { Point } from './use-pointing.ts';
import type { Inspected } from './use-texts.ts';
import { useTexts } from './use-texts.ts';

/**
 * Where a look is wanted: a point of an element, which may move before there is something to look
 * at.
 */
interface AwaitedLook {
  readonly element: Element;
  readonly offset: Point;
  readonly isPinned: boolean;
}

function awaitLook({ x, y }: Point, isPinned: boolean): AwaitedLook | undefined {
  const element = document.elementFromPoint(x, y);
  if (element === null) return undefined;
  const { left, top } = element.getBoundingClientRect();
  return { element, offset: { x: x - left, y: y - top }, isPinned };
}

function pointOf({ element, offset }: AwaitedLook): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left + offset.x, y: top + offset.y };
}

function scrolledTo(spot: Spot): Spot {
  anchorOf(spot)?.scrollIntoView({ block: 'nearest' });
  return spot;
}

function ifPinned<T extends { readonly isPinned: boolean }>(look: T | undefined): T | undefined {
  return look?.isPinned === true ? look : undefined;
}

function lookAtAwaited(awaited: AwaitedLook, spots: readonly Spot[]): Looking | undefined {
  return lookAtWords(pointOf(awaited), awaited.isPinned, spots);
}

function lookAtWords(
  { x, y }: Point,
  isPinned: boolean,
  spots: readonly Spot[],
): Looking | undefined {
  return lookAt(wordsFirst(spotsAt(spots, x, y), spots), isPinned);
}

function spotsOf({ spots, findMade }: Inspected): readonly Spot[] {
  return withMadeSpots(spots, findMade);
}

/** What is looked at once the texts of the page are others, or another field is to be looked at. */
function lookAtPage(
  now: Looking | undefined,
  inspected: Inspected,
  followed: FollowedField | undefined,
): Looking | undefined {
  const spots = spotsOf(inspected);
  const next = followed && lookAtField(now?.spot, followed, spots);
  return next ?? (now && (lookAgain(now, spots) ?? ifPinned(now)));
}

function toFollow({ owner, field }: FieldToShow): FollowedField {
  return { owner, item: field, rest: '' };
}

/** The field that the address of the page names. */
function followedAtFirst(): FollowedField | undefined {
  const named = takeFieldToShow();
  return named && toFollow(named);
}

/** The field that is to be looked at; what is shown of it is scrolled to. */
function useFollowed(looking: Looking | undefined) {
  const [followed, follow] = useState(followedAtFirst);
  const isToScroll = useRef(followed !== undefined);
  useEffect(() => {
    const pinned = ifPinned(looking);
    if (pinned === undefined || !isToScroll.current) return;
    isToScroll.current = false;
    scrolledTo(pinned.spot);
  }, [looking]);
  const show = (field: FieldToShow): void => {
    isToScroll.current = true;
    follow(toFollow(field));
  };
  return { followed, follow, show };
}

/**
 * What is looked at, and how that is changed.
 *
 * @param isActive Whether the texts are wanted: while a spot is looked at they are in any case.
 */
export function useLooking(isActive: boolean) {
  const [looking, setLooking] = useState<Looking>();
  const [awaited, setAwaited] = useState<AwaitedLook>();
  const { followed, follow, show } = useFollowed(looking);
  const inspected = useTexts(isActive || (looking ?? awaited ?? followed) !== undefined);
  const spots = (): readonly Spot[] => (inspected === undefined ? [] : spotsOf(inspected));
  const look = (next: Looking | undefined): void => {
    follow(undefined);
    setLooking(next);
  };
  const waitToLook = (next: AwaitedLook | undefined): void =>
    setAwaited((now) => ifPinned(next) ?? ifPinned(now) ?? next);
  const lookAtSpot = (spot: Spot, isPinned: boolean): void =>
    look(lookAt(withNeighbours(spot, spots()), isPinned));
  useEffect(() => {
    if (inspected !== undefined) setLooking((now) => lookAtPage(now, inspected, followed));
  }, [inspected, followed]);
  // With the texts, not a frame later: what is pointed at or clicked then is newer than what was
  // awaited.
  useLayoutEffect(() => {
    if (inspected === undefined || awaited === undefined) return;
    setLooking(lookAtAwaited(awaited, spotsOf(inspected)));
    setAwaited(undefined);
  }, [inspected, awaited]);
  useEffect(() => {
    if (isActive) return;
    setLooking(ifPinned);
    setAwaited(ifPinned);
  }, [isActive]);
  return {
    /** Undefined until the texts of the page are known. */
    inspected,
    looking,
    lookAtPoint(point: Point, isPinned: boolean): void {
      if (inspected === undefined) waitToLook(awaitLook(point, isPinned));
      else look(lookAtWords(point, isPinned, spots()));
    },
    /** Looks at the spot after the one that is looked at, or before it. */
    step(step: 1 | -1): void {
      const spot = nextSpot(spots(), looking?.spot, step);
      if (spot !== undefined) lookAtSpot(scrolledTo(spot), false);
    },
    /** Looks at a spot until that is ended; without one at the spot that is looked at. */
    pin(spot?: Spot): void {
      if (spot !== undefined) lookAtSpot(spot, true);
      else if (looking !== undefined) setLooking({ ...looking, isPinned: true });
    },
    /** Looks at another field instead, now or once the page shows it. */
    follow,
    /** The same, and scrolls to where it is. */
    show,
    leave(): void {
      setAwaited(undefined);
      look(undefined);
    },
  };
}
