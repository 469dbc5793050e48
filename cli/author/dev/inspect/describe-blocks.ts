import { entryPointer } from '../../../compile/resolve/identity.ts';
import type { FoundValue, Provenance, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { childPointer, parentPointer, valueAt } from '../../../compile/schema/pointer.ts';
import { hashText } from '../../../compile/values/hash.ts';
import { fileKindOf } from '../../find/field-name.ts';
import { labelOf, nameOfItem, schemaOf } from '../../find/name-in-words.ts';
import type { ShownBlock, ShownKind } from '../../page/blocks/messages.ts';
import { describeOwn } from '../edits/own-place.ts';
import { describeReach } from './describe-field.ts';
import { describePlace } from './describe-place.ts';

/** The kinds of blocks that an edition has, as the schema lists and describes them. */
export function listKinds(owner: string): readonly ShownKind[] {
  const { properties = {} } = schemaOf({ owner, pointer: pointerTo('any', 'any') }) ?? {};
  return Object.entries(properties).flatMap(([kind, node]) =>
    kind === 'shown'
      ? []
      : [{ kind, label: labelOf(kind, node), description: node.description ?? '' }],
  );
}

/** A block of an edition's page, and where that is first written. */
export interface FoundBlock {
  readonly name: string;
  readonly found: FoundValue;
  /** Where it is first written; other layers say how theirs differs. */
  readonly base: Provenance;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The blocks of a page, from top to bottom. */
export function findBlocks(
  resolved: ResolvedSite,
  owner: string,
  page: string,
): readonly FoundBlock[] {
  const { library, generic, regions } = resolved;
  const region = [generic, ...regions].find(({ key }) => key === owner)?.config;
  const { blockPages = {} } = (owner === 'library' ? library : region) ?? {};
  const blocks = blockPages[page]?.blocks ?? {};
  return Object.entries(blocks).flatMap(([name, block]) => {
    const found = resolved.findValue({ owner, pointer: pointerTo(page, name) });
    const base = found && (found.lost.at(-1)?.provenance ?? found.provenance);
    return found && base ? [{ name, found, base, value: { ...block } }] : [];
  });
}

export function pointerTo(page: string, block: string): string {
  return ['blockPages', page, 'blocks', block].reduce(childPointer, '');
}

/** The blocks of a page, and what can be done with each. */
export function describeBlocks(
  resolved: ResolvedSite,
  root: string,
  owner: string,
  page: string,
): readonly ShownBlock[] {
  const blocks = findBlocks(resolved, owner, page);
  const kinds = listKinds(owner);
  const { value: written, samples = [] } = resolved.written[fileKindOf(owner)] ?? {};
  return blocks.map(({ name, found, base, value }, index) => {
    const { kind = '', label = '' } = kinds.find((each) => each.kind in value) ?? {};
    const place = { owner, pointer: pointerTo(page, name) };
    const own = entryPointer(owner) + place.pointer;
    return {
      name,
      kind,
      label,
      title: nameOfItem(value[kind]) ?? label,
      isShown: value['shown'] !== false,
      isHiddenHere: valueAt(written, `${own}/shown`) === false,
      isSample: samples.some(({ pointer }) => pointer === base.pointer),
      place: describePlace(base.span, root),
      reach: describeReach(resolved, owner, base),
      ...describeOwn(place, { ...found, provenance: base }, resolved),
      seen: hashText(JSON.stringify([base.pointer, value, blocks.map((each) => each.name)])),
      ...limitsOf(blocks, index),
    };
  });
}

/** Blocks stand in the order in which they are written, those that are inherited first. */
function limitsOf(blocks: readonly FoundBlock[], index: number) {
  const layer = (at: number) => layerOf(blocks[at]?.base);
  const refuse = (other: number, end: string): string | undefined =>
    blocks[other] === undefined ? end : layer(other) === layer(index) ? undefined : apart;
  const [noneUp, noneDown] = [
    refuse(index - 1, 'It is the first.'),
    refuse(index + 1, 'It is the last.'),
  ];
  return {
    ...(noneUp !== undefined && { noneUp }),
    ...(noneDown !== undefined && { noneDown }),
    ...(blocks.length === 1 && {
      noneRemoved: 'A page has one block or more: add another one first.',
    }),
  };
}

function layerOf(base: Provenance | undefined): string | undefined {
  return base && parentPointer(base.pointer);
}

const apart =
  'What a state adds to a page stands below what it inherits, so that the two can’t change places.';
