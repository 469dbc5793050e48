import { segmentsOf } from '../schema/pointer.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { isContentField } from '../schema/content-fields.ts';
import type { Cause } from './causes.ts';
import type { Occurrence } from './change.ts';
import { isFileRemade } from './change.ts';
import type { CauseTexts } from './cause-texts.ts';
import { readCauseTexts, wordsIn } from './cause-texts.ts';
import type { TextPair } from './literal-causes.ts';
import { findLiteralCauses } from './literal-causes.ts';
import type { ShownSite } from './shown-site.ts';
import type { Side } from './side.ts';
import type { Workbench } from './trial.ts';
import { createReproduction, findSmallestSet } from './trial.ts';

/** What is needed to find out what caused a change. */
export interface Experiment extends Workbench {
  readonly old: Side;
  readonly next: Side;
  readonly causes: readonly Cause[];
  readonly shownNew: ShownSite;
}

/** Finds the causes of a change. What caused such a change elsewhere is looked at first. */
export type Attribute = (
  occurrence: Occurrence,
  elsewhere: readonly (readonly Cause[])[],
) => readonly Cause[];

/**
 * The causes of a change are those whose words are what changed, where that is clear from the words. Others are tried
 * out: the fewest that cause the change.
 */
export function createAttribution(experiment: Experiment): Attribute {
  const { causes, old, next } = experiment;
  if (causes.length < 2) return () => causes;
  const texts = new Map(causes.map((cause) => [cause, readCauseTexts(cause, old, next)]));
  const textsOfCause = (cause: Cause) => texts.get(cause) ?? noTexts;
  const reproduces = createReproduction(experiment);
  return (occurrence, elsewhere) => {
    const candidates = candidatesOf(occurrence, experiment);
    const literal = literalCauses(occurrence, candidates, textsOfCause, experiment);
    if (literal !== undefined) return literal;
    const again = elsewhere.find(
      (known) =>
        known.every((cause) => candidates.includes(cause)) && reproduces(occurrence, known),
    );
    if (again !== undefined) return again;
    const likely = rank(candidates, occurrence, textsOfCause);
    const all = [...likely, ...causes.filter((cause) => !likely.includes(cause))];
    return findSmallestSet(all, (some) => reproduces(occurrence, some)) ?? likely.slice(0, 1);
  };
}

const noTexts: CauseTexts = { replacements: [], words: new Set() };

/** Of a file that is drawn the first of its causes, as each is enough to redraw it. */
function literalCauses(
  occurrence: Occurrence,
  candidates: readonly Cause[],
  textsOfCause: (cause: Cause) => CauseTexts,
  experiment: Experiment,
): readonly Cause[] | undefined {
  const { before, after } = occurrence;
  if (before === undefined || after === undefined) return undefined;
  if (!isFileRemade(occurrence))
    return findLiteralCauses({ old: before, next: after }, candidates, textsOfCause);
  const drawn = drawnFrom(before, experiment);
  return drawn && findLiteralCauses(drawn, candidates, textsOfCause)?.slice(0, 1);
}

/** What a file is drawn from in both versions. */
function drawnFrom(name: string, { shownOld, shownNew }: Experiment): TextPair | undefined {
  const [old, next] = [shownOld.drawnFrom(name), shownNew.drawnFrom(name)];
  if (old === undefined || next === undefined) return undefined;
  return { old, next, encode: (words) => JSON.stringify(words).slice(1, -1) };
}

function rank(
  candidates: readonly Cause[],
  { before = '', after = '' }: Occurrence,
  textsOfCause: (cause: Cause) => CauseTexts,
): readonly Cause[] {
  const [old, next] = [wordsIn(before), wordsIn(after)];
  const changed = [...old, ...next].filter((word) => !(old.has(word) && next.has(word)));
  const score = (cause: Cause) =>
    changed.filter((word) => textsOfCause(cause).words.has(word)).length;
  const scores = new Map(candidates.map((cause) => [cause, score(cause)]));
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function candidatesOf({ spot }: Occurrence, { causes, old, next }: Experiment): readonly Cause[] {
  const chain = new Set([
    ...chainOf(spot.region, old.resolved),
    ...chainOf(spot.region, next.resolved),
  ]);
  return causes.filter((cause) => {
    const owner = ownerOf(cause);
    return owner === undefined || chain.has(owner.region) || !isContentField(owner.field);
  });
}

/** The region that a cause is written in, and the field of it; its whole entry has none. */
export function ownerOf({
  source,
}: Cause): { readonly region: string; readonly field: string } | undefined {
  if (source.kind !== 'regions') return undefined;
  const { difference } = source;
  const [group, region, field = ''] = segmentsOf(difference.new ?? difference.old ?? '');
  return group === 'regions' && region !== undefined ? { region, field } : undefined;
}

/** A region and those whose content it shows. */
export function chainOf(key: string, { regions }: ResolvedSite): readonly string[] {
  const links = new Map(regions.map(({ key: from, link }) => [from, link?.to]));
  const chain = [key];
  for (let to = links.get(key); to !== undefined && !chain.includes(to); to = links.get(to)) {
    chain.push(to);
  }
  return chain;
}
