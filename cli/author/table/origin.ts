import type { Origin } from '../page/table/messages.ts';
import type { FoundValue, Provenance } from '../../compile/resolve/resolved.ts';
import { childPointer, segmentsOf } from '../../compile/schema/pointer.ts';

/** How an owner comes to a value, and the same in words, with whom it is taken from. */
export function originOf(
  owner: string,
  found: FoundValue | undefined,
): readonly [origin: Origin, from: string] {
  if (found === undefined) return ['nothing', 'nobody'];
  const { via, pointer } = found.provenance;
  const [hop] = via;
  if (hop === undefined) return ['own', 'own'];
  if (hop.kind === 'default') return ['inherited', 'defaults'];
  if (hop.kind === 'reuse') return ['reused', `reuses ${hop.to}`];
  return overwrittenIn(owner, found) === undefined
    ? ['falls through', `falls through to ${hop.to}`]
    : ['overwritten', `own, overwritten by ${segmentsOf(pointer)[1] ?? ''}`];
}

/** A region's own value that its fallthrough overwrites. */
export function overwrittenIn(
  owner: string,
  { provenance: { via }, lost }: FoundValue,
): Provenance | undefined {
  const ownFields = `${childPointer('/regions', owner)}/`;
  const own = lost.find((value) => value.provenance.pointer.startsWith(ownFields));
  return via.length === 0 ? undefined : own?.provenance;
}
