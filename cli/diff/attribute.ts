import { segmentsOf, valueAt } from '../schema/pointer.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { isContentField } from '../schema/content-fields.ts';
import type { Cause } from './causes.ts';
import { compareOne } from './compare-sites.ts';
import type { Generalise } from './generalise.ts';
import { pageId } from './shown-site.ts';
import type { ComparePages } from './page-changes.ts';
import type { ShownSite } from './shown-site.ts';
import type { Side } from './side.ts';
import type { Occurrence } from './change.ts';

/** What is needed to find out what caused a change. */
export interface Experiment {
  readonly old: Side;
  readonly next: Side;
  readonly causes: readonly Cause[];
  readonly shownOld: ShownSite;
  /** The old version with some of the causes; undefined where these alone make no site. */
  readonly show: (causes: readonly Cause[]) => ShownSite | undefined;
  readonly generalise: Generalise;
  readonly comparePages: ComparePages;
}

/** Finds the causes of a change. */
export type Attribute = (occurrence: Occurrence) => readonly Cause[];

/**
 * A cause is the one whose text is the text that changed, where only one is. Of others it is tried out: the cause that
 * alone brings about the change, or else all without which it is another one.
 */
export function createAttribution(experiment: Experiment): Attribute {
  const { causes } = experiment;
  const [only, ...others] = causes;
  if (only === undefined || others.length === 0) return () => causes;
  const texts = new Map(causes.map((cause) => [cause, textsOf(cause, experiment)]));
  const reproduces = createReproduction(experiment);
  return (occurrence) => {
    const candidates = rank(candidatesOf(occurrence, experiment), occurrence, texts);
    const [literal, ...ambiguous] = candidates.filter((cause) =>
      isLiteral(occurrence, texts.get(cause), experiment),
    );
    if (literal !== undefined && ambiguous.length === 0) return [literal];
    const alone = candidates.find((cause) => reproduces(occurrence, [cause]));
    if (alone !== undefined) return [alone];
    const needed = candidates.filter(
      (cause) =>
        !reproduces(
          occurrence,
          causes.filter((other) => other !== cause),
        ),
    );
    return needed.length > 0 ? needed : candidates.slice(0, 1);
  };
}

/** Whether some causes alone bring about a change. What was shown for earlier changes is shown again. */
function createReproduction({ shownOld, show, comparePages }: Experiment) {
  const sites = new Map<string, ShownSite | undefined>();
  const pages = new Map<string, readonly Occurrence[]>();
  return (occurrence: Occurrence, causes: readonly Cause[]): boolean => {
    const key = causes.map(({ id }) => id).join('\n');
    if (!sites.has(key)) sites.set(key, show(causes));
    const site = sites.get(key);
    if (site === undefined) return false;
    const id = pageId(occurrence.spot);
    const found = pages.get(`${key}\n${id}`) ?? compareSafely(id, shownOld, site, comparePages);
    pages.set(`${key}\n${id}`, found);
    return found.some(
      ({ kind, before, after }) =>
        kind === occurrence.kind && before === occurrence.before && after === occurrence.after,
    );
  };
}

/** A part of an edit may be something that cannot be shown without the rest of it. */
function compareSafely(...compared: Parameters<typeof compareOne>): readonly Occurrence[] {
  try {
    return compareOne(...compared);
  } catch {
    return [];
  }
}

/** What a cause states in both versions. */
interface CauseTexts {
  readonly before: string;
  readonly after: string;
  readonly words: ReadonlySet<string>;
}

function textsOf({ source, field }: Cause, { old, next }: Experiment): CauseTexts {
  if (source.kind === 'asset') return { before: '', after: '', words: wordsIn(field) };
  const { kind, difference } = source;
  const textAt = (side: Side, pointer: string | undefined): string => {
    const value = pointer === undefined ? undefined : valueAt(side.written[kind].value, pointer);
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  };
  const [before, after] = [textAt(old, difference.old), textAt(next, difference.new)];
  return { before, after, words: wordsIn(`${before} ${after}`) };
}

/** Whether a change is that the text of a cause is shown in its new form in place of the old one, and nothing else. */
function isLiteral(
  { before = '', after = '', spot }: Occurrence,
  texts: CauseTexts | undefined,
  { generalise }: Experiment,
): boolean {
  if (texts === undefined || texts.before.length < 4 || texts.after.length < 4) return false;
  const turns = (old: string, next: string) =>
    old.includes(texts.before) && old.replaceAll(texts.before, () => texts.after) === next;
  return (
    turns(before, after) || turns(generalise(before, spot.region), generalise(after, spot.region))
  );
}

function rank(
  candidates: readonly Cause[],
  { before = '', after = '' }: Occurrence,
  texts: ReadonlyMap<Cause, CauseTexts>,
): readonly Cause[] {
  const [old, next] = [wordsIn(before), wordsIn(after)];
  const changed = [...old, ...next].filter((word) => !(old.has(word) && next.has(word)));
  const score = (cause: Cause) =>
    changed.filter((word) => texts.get(cause)?.words.has(word) === true).length;
  const scores = new Map(candidates.map((cause) => [cause, score(cause)]));
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
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
