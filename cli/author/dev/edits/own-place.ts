import type { OwnChoice } from '../../page/inspector/edit-messages.ts';
import type {
  FieldPlace,
  FoundValue,
  Hop,
  ResolvedSite,
} from '../../../compile/resolve/resolved.ts';
import { isContentField } from '../../../compile/schema/content-fields.ts';
import { childPointer, isObject, segmentsOf } from '../../../compile/schema/pointer.ts';
import { childNode, isOneValue, nodeAt } from '../../../compile/schema/schema-node.ts';
import { describeHop } from '../inspect/describe-place.ts';

/** What a region can only state as a whole: a list or a picture (docs/product.md R3). */
export function ownPlace({ pointer }: Pick<FieldPlace, 'pointer'>) {
  const segments = segmentsOf(pointer);
  let node = nodeAt('regions', '/defaults');
  let depth = 0;
  for (const segment of segments) {
    node = node && childNode(node, segment);
    depth++;
    const merges = node?.properties ?? isObject(node?.additionalProperties);
    if (merges === false || isOneValue(node)) break;
  }
  const whole = segments.slice(0, depth);
  return {
    /** Below the region. */
    pointer: whole.reduce(childPointer, ''),
    /** The segments from there to the field. */
    below: segments.slice(depth),
  };
}

type Regions = Pick<ResolvedSite, 'regions'>;

/** Whether a region can state what it inherits, and who would show it. */
export function describeOwn(place: FieldPlace, found: FoundValue, resolved: Regions): OwnChoice {
  if (canOwn(place, found)) {
    const linking = regionsLinkingTo(place.owner, resolved);
    return {
      own: segmentsOf(ownPlace(place).pointer).join('.'),
      ...(linking.length > 0 && { linking }),
    };
  }
  const link = found.provenance.via.find(({ kind }) => kind !== 'default');
  return link === undefined ? {} : { noneOwn: explainLink(link), link: link.kind };
}

function explainLink(link: Hop): string {
  const line = `${link.kind}: ${link.to}`;
  return `${describeHop(link)}, so it can’t have its own as long as its entry says “${line}”. Without that line it would show none of ${link.to}’s texts.`;
}

/** A region can override what `defaults` states, not what comes by a link (docs/product.md R3). */
function canOwn({ owner, pointer }: FieldPlace, { provenance }: FoundValue): boolean {
  const [hop, ...others] = provenance.via;
  const [field = ''] = segmentsOf(pointer);
  const isDefault = hop?.kind === 'default' && hop.from === owner && others.length === 0;
  return isDefault && owner !== 'generic' && isContentField(field);
}

/** Keys of the regions that take what a region states, over as many links as there are. */
function regionsLinkingTo(key: string, { regions }: Regions): readonly string[] {
  const next = regions.filter(({ link }) => link?.to === key);
  return next.flatMap((region) => [region.key, ...regionsLinkingTo(region.key, { regions })]);
}
