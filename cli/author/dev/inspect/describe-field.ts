import type { FieldDetails, FieldReach } from '../../page/inspector/messages.ts';
import type { Span } from '../../../diagnostics/span.ts';
import { positionAt } from '../../../diagnostics/span.ts';
import { findDependents, ofPagesThere } from '../../reach/dependents.ts';
import { overwrittenIn } from '../../table/origin.ts';
import type { FoundValue, Provenance, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { printPeriod } from '../../../compile/resolve/timed/period.ts';
import { segmentsOf } from '../../../compile/schema/pointer.ts';
import { nodeAt } from '../../../compile/schema/schema-node.ts';
import { describeEditing } from '../edits/field-editing.ts';
import { describePlan, zoneOf } from '../edits/plan-edit.ts';
import { describeChain, describeHop, describePlace } from './describe-place.ts';
import type { FieldName } from '../../find/field-name.ts';
import { fileKindOf, fieldPlaceOf } from '../../find/field-name.ts';
import { nameInWords } from '../../find/name-in-words.ts';
import { showField } from './show-field.ts';

/** All that the inspector shows of a field; undefined where there is no such field. */
export function describeField(
  resolved: ResolvedSite,
  root: string,
  { owner, field }: FieldName,
): FieldDetails | undefined {
  const place = fieldPlaceOf({ owner, field });
  const found = isOwner(resolved, owner) ? resolved.findValue(place) : undefined;
  if (found === undefined) return undefined;
  const { provenance } = found;
  const { derivedFrom } = provenance;
  const editing = describeEditing(resolved, place, found);
  const plan = editing && describePlan(resolved, fileKindOf(owner), found, editing.seen);
  const zone = zoneOf(resolved, fileKindOf(owner), provenance.pointer);
  const description = nodeAt(fileKindOf(owner), provenance.pointer)?.description;
  return {
    owner,
    field,
    title: nameInWords(resolved, place),
    place: describePlace(provenance.span, root),
    chain: describeChain(owner, provenance),
    ...(description !== undefined && { description }),
    ...(derivedFrom !== undefined && { derivedFrom }),
    hops: [
      ...provenance.via.map((hop) => ({ words: describeHop(hop), span: hop.span })),
      ...describeOverwritten(owner, found),
      // Those of the value itself are reported with what it is then.
      ...(plan
        ? found.times.filter(({ pointer }) => pointer !== provenance.pointer)
        : found.times
      ).map((time) => ({
        words: `${time.holds ? 'shown' : 'another value'} ${printPeriod(time)}`,
        span: time.span,
      })),
    ].map(({ words, span }) => ({ words, place: describePlace(span, root) })),
    tokens: describeTokens(found, resolved, root),
    reach: describeReach(resolved, owner, provenance),
    ...(editing !== undefined && {
      editing: { ...editing, ...(plan && { plan }), ...(zone !== undefined && { zone }) },
    }),
  };
}

function isOwner({ generic, regions }: ResolvedSite, name: string): boolean {
  const keys = regions.map(({ key }) => key);
  return ['site', 'library', generic.key, ...keys].includes(name);
}

/** A region's own value that its fallthrough overwrites. */
function describeOverwritten(
  owner: string,
  found: FoundValue,
): readonly { readonly words: string; readonly span: Span }[] {
  const { pointer, span } = found.provenance;
  const own = overwrittenIn(owner, found);
  if (own === undefined) return [];
  const [, winner = ''] = segmentsOf(pointer);
  const { line } = positionAt(span.file, span.start);
  const words = `what ${owner} says itself is overwritten by ${winner}, line ${line}`;
  return [{ words, span: own.span }];
}

function describeTokens(
  { tokens }: FoundValue,
  { findValue }: ResolvedSite,
  root: string,
): FieldDetails['tokens'] {
  return tokens.flatMap(({ name, text, owner, pointer }) => {
    const provenance = findValue({ owner, pointer })?.provenance;
    if (provenance === undefined) return [];
    const shown = showField({ owner, field: segmentsOf(pointer).join('.'), provenance }, root);
    const isFact = shown.isPart !== true && provenance.derivedFrom === undefined;
    return [{ name, text, place: shown.place, ...(isFact && { fact: shown }) }];
  });
}

/** Editions that show the same written value: all, for what the whole site shares. */
export function describeReach(
  resolved: ResolvedSite,
  owner: string,
  { pointer }: Provenance,
): FieldReach {
  const { fields } = findDependents(resolved, fileKindOf(owner), pointer);
  const owners = new Set(ofPagesThere(resolved, fields).map((field) => field.owner));
  const regionCount = resolved.regions.length;
  if (!owners.has('site')) return { editions: [...owners], regionCount };
  return { editions: [...resolved.regions, resolved.generic].map(({ key }) => key), regionCount };
}
