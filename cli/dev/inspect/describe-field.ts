import type { FieldDetails, FieldReach } from '../../../runtime/dev/inspector/messages.ts';
import type { FoundValue, Provenance, ResolvedSite } from '../../resolve/resolved.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { describeChain, describeHop, describePlace } from './describe-place.ts';

/** A field as pages name it. */
interface FieldName {
  /** Key of a region, `site` or `library`. */
  readonly owner: string;
  /** Such as `features.0.title`. */
  readonly field: string;
}

/** All that the inspector shows of a field; undefined where there is no such field. */
export function describeField(
  resolved: ResolvedSite,
  root: string,
  { owner, field }: FieldName,
): FieldDetails | undefined {
  const pointer = pointerOf(field);
  const found = isOwner(resolved, owner) ? resolved.findValue({ owner, pointer }) : undefined;
  if (found === undefined) return undefined;
  const { provenance } = found;
  const { derivedFrom } = provenance;
  const description = nodeAt(fileKindOf(owner), provenance.pointer)?.description;
  return {
    owner,
    field,
    place: describePlace(provenance.span, root),
    chain: describeChain(owner, provenance),
    ...(description !== undefined && { description }),
    ...(derivedFrom !== undefined && { derivedFrom }),
    hops: provenance.via.map((hop) => ({
      words: describeHop(hop),
      place: describePlace(hop.span, root),
    })),
    tokens: describeTokens(found, resolved, root),
    reach: findReach(resolved, owner, pointer, provenance),
  };
}

function isOwner({ generic, regions }: ResolvedSite, name: string): boolean {
  const keys = regions.map(({ key }) => key);
  return ['site', 'library', generic.key, ...keys].includes(name);
}

/** The pointer of a field below its owner. */
function pointerOf(field: string): string {
  return field.split('.').reduce(childPointer, '');
}

/** The file in which the values of an owner are written. */
function fileKindOf(owner: string): FileKind {
  return owner === 'library' ? 'library' : 'regions';
}

function describeTokens(
  { tokens }: FoundValue,
  { findValue }: ResolvedSite,
  root: string,
): FieldDetails['tokens'] {
  return tokens.flatMap(({ name, text, ...place }) => {
    const source = findValue(place)?.provenance;
    return source === undefined ? [] : [{ name, text, place: describePlace(source.span, root) }];
  });
}

/** Who shows what is written at the same place. What the whole site shares is everyone's. */
function findReach(
  { generic, regions, findValue }: ResolvedSite,
  owner: string,
  pointer: string,
  { pointer: writtenAt }: Provenance,
): FieldReach {
  const all = [...regions, generic].map(({ key }) => key);
  if (owner === 'library') return { editions: ['library'], of: 1 };
  if (owner === 'site') return { editions: all, of: all.length };
  const sharing = all.filter(
    (key) => findValue({ owner: key, pointer })?.provenance.pointer === writtenAt,
  );
  return { editions: sharing, of: all.length };
}
