import type { FoundValue, Provenance } from '../../compile/resolve/resolved.ts';
import { childPointer, segmentsOf } from '../../compile/schema/pointer.ts';

/** How an owner comes to a value, and the same in words, with whom it is taken from. */
export function originOf(owner: string, found: FoundValue | undefined) {
  if (found === undefined) return ['nothing', 'nobody'] as const;
  const { via, pointer } = found.provenance;
  const [hop] = via;
  if (hop === undefined) return ['own', 'own'] as const;
  if (hop.kind === 'default') return ['inherited', 'defaults'] as const;
  if (hop.kind === 'reuse') return ['reused', `reuses ${hop.to}`] as const;
  return overwrittenIn(owner, found) === undefined
    ? (['falls through', `falls through to ${hop.to}`] as const)
    : (['overwritten', `own, overwritten by ${segmentsOf(pointer)[1] ?? ''}`] as const);
}

/** How an owner comes to a value: `own`, `inherited`, … */
export type Origin = ReturnType<typeof originOf>[0];

/** A region's own value that its fallthrough overwrites. */
export function overwrittenIn(
  owner: string,
  { provenance: { via }, lost }: FoundValue,
): Provenance | undefined {
  const ownFields = `${childPointer('/regions', owner)}/`;
  const own = lost.find((value) => value.provenance.pointer.startsWith(ownFields));
  return via.length === 0 ? undefined : own?.provenance;
}
