import type { Origin } from '../page/table/messages.ts';
import type { FoundValue, Provenance } from '../../compile/resolve/resolved.ts';
import { childPointer, segmentsOf } from '../../compile/schema/pointer.ts';

/** How an owner comes to a value. */
export function originOf(owner: string, found: FoundValue | undefined): Origin {
  if (found === undefined) return 'nothing';
  const [hop] = found.provenance.via;
  if (hop === undefined) return 'own';
  if (hop.kind === 'reuse') return 'reused';
  if (hop.kind === 'default') return 'inherited';
  return overwrittenIn(owner, found) === undefined ? 'falls through' : 'overwritten';
}

/** The same in words, with whom it is taken from. */
export function sayOrigin(owner: string, found: FoundValue | undefined): string {
  const to = found?.provenance.via[0]?.to ?? '';
  const [, winner = ''] = segmentsOf(found?.provenance.pointer ?? '');
  const words: Readonly<Record<Origin, string>> = {
    own: 'own',
    inherited: 'defaults',
    reused: `reuses ${to}`,
    'falls through': `falls through to ${to}`,
    overwritten: `own, overwritten by ${winner}`,
    nothing: 'nobody',
  };
  return words[originOf(owner, found)];
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
