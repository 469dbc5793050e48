import type { Position } from '../../diagnostics/span.ts';
import { positionAt } from '../../diagnostics/span.ts';
import { listOverwritten } from '../../compile/resolve/layers.ts';
import { isLinkKind } from '../../compile/resolve/links.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import { webinarChanges } from '../../compile/resolve/next-change.ts';
import { siteIcons } from '../../compile/resolve/asset-uses.ts';
import { fieldName } from '../../compile/schema/describe.ts';
import { segmentsOf } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import { nodeAt } from '../../compile/schema/schema-node.ts';
import type { Difference } from './differences.ts';
import { listDifferences } from './differences.ts';
import type { Side } from './open-versions.ts';
import type { WebinarEvent } from './webinar-events.ts';
import { webinarEvents } from './webinar-events.ts';

/** Why pages may differ between two versions. */
export type Cause = WrittenCause | TimeCause;

/** That time has passed: the year, webinars that have begun or are over since. */
export interface TimeCause {
  readonly kind: 'time';
  readonly id: 'time';
  readonly action: 'changed';
  readonly field: 'time';
  readonly old: string;
  readonly new: string;
  /** The regions that show a webinar which begins or ends meanwhile. */
  readonly regions: ReadonlySet<string>;
}

/** One difference between what is written in two versions; of a file of them it has no pointers. */
export interface WrittenCause extends Position, Difference {
  readonly id: string;
  readonly action: 'changed' | 'added' | 'removed';
  /** As `explain` calls it: `nevada.headerTitle`, `site.name`; of a file its path. */
  readonly field: string;
  readonly file: string;
  /** Whose value is shown in its place, as `by indiana, line 1681`. */
  readonly overwritten?: string | undefined;
  /** Where it is typed: in the new version, but in the old one what was removed. */
  readonly version: 'old' | 'new';
  readonly kind: FileKind | 'asset';
  /** What it does to webinars. */
  readonly events: readonly WebinarEvent[];
  /** Of a link between regions: `South Dakota no longer shows Arizona’s content`. */
  readonly link?: string | undefined;
}

const kinds = ['regions', 'library'] as const;

/** Every difference between what two versions say, and between the files that they name. */
export function findCauses(old: Side, next: Side): readonly Cause[] {
  return [
    ...kinds.flatMap((kind) => writtenCauses(kind, old, next)),
    ...assetCauses(old, next),
    ...timeCauses(old, next),
  ];
}

function timeCauses({ resolved: old }: Side, { resolved: next }: Side): readonly TimeCause[] {
  if (old.at === next.at) return [];
  const [first = '', last = ''] = [old.at, next.at].toSorted();
  const begun = [old, next].flatMap(webinarChanges).filter(({ at }) => at > first && at <= last);
  const regions = new Set(begun.flatMap((change) => change.regions));
  const instants = { old: old.at, new: next.at };
  return [{ kind: 'time', id: 'time', action: 'changed', field: 'time', ...instants, regions }];
}

function writtenCauses(kind: FileKind, old: Side, next: Side): readonly WrittenCause[] {
  const [before, after] = [old, next].map(({ resolved }) => resolved.written[kind]?.value);
  const lost = kind === 'regions' ? listOverwritten(next.resolved.written) : undefined;
  return listDifferences(before, after).flatMap((difference) => {
    const pointer = difference.new ?? difference.old ?? '';
    const version = difference.new === undefined ? 'old' : 'new';
    const document = (version === 'new' ? next : old).resolved.written[kind]?.document;
    if (document === undefined) return [];
    const action = actionOf(difference.old, difference.new);
    const { file, start } = document.locate(pointer, action === 'changed' ? 'value' : 'key');
    const field = fieldName(kind, pointer);
    const overwritten = lost?.get(difference.new ?? '');
    return {
      id: `${kind} ${difference.old ?? ''} ${difference.new ?? ''}`,
      kind,
      ...difference,
      action,
      field,
      version,
      file: file.path,
      ...positionAt(file, start),
      overwritten,
      link: describeLink(field, old.resolved, next.resolved),
      events: kind === 'regions' ? webinarEvents(field, old.manifest, next.manifest) : [],
    };
  });
}

const linkVerbs = { reuse: 'shows', fallthrough: 'falls through to' } as const;

/** What a link of a region means that comes, goes or leads elsewhere. */
function describeLink(field: string, old: ResolvedSite, next: ResolvedSite): string | undefined {
  const [key, kind = '', ...below] = field.split('.');
  if (!isLinkKind(kind) || below.length > 0) return undefined;
  const regionIn = (site: ResolvedSite, wanted = key) =>
    site.regions.find((region) => region.key === wanted);
  const takenIn = (site: ResolvedSite) => {
    const link = regionIn(site)?.link;
    const target = link?.kind === kind ? regionIn(site, link.to)?.config.name : undefined;
    return target !== undefined && kind === 'reuse' ? `${target}’s content` : target;
  };
  const [before, after] = [takenIn(old), takenIn(next)];
  const region = (regionIn(next) ?? regionIn(old))?.config.name ?? '';
  if (after === undefined) return `${region} no longer ${linkVerbs[kind]} ${before ?? ''}`;
  const instead = before === undefined ? '' : `, not ${before}`;
  return `${region} ${linkVerbs[kind]} ${after}${instead}`;
}

function actionOf(old: unknown, next: unknown): Cause['action'] {
  if (old === undefined) return 'added';
  return next === undefined ? 'removed' : 'changed';
}

/** A file counts for itself, unless it comes and goes with the line that names it. */
function assetCauses(old: Side, next: Side): readonly WrittenCause[] {
  const paths = [...new Set([...old.files.keys(), ...next.files.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [old.files.get(path), next.files.get(path)];
    const action = actionOf(before, after);
    const isNamed = !icons.has(path) && !(after ? old : next).manifest.madeAssets.has(path);
    const isSame = action === 'changed' ? before?.hash === after?.hash : isNamed;
    const version = action === 'removed' ? 'old' : 'new';
    const place = { file: path, line: 1, column: 1, version, events: [] } as const;
    return isSame ? [] : [{ id: `asset ${path}`, kind: 'asset', action, field: path, ...place }];
  });
}

/** No line names them. */
const icons: ReadonlySet<string> = new Set(Object.values(siteIcons));

/** The region that a cause is written in, and the field of it; its whole entry has none. */
export function ownerOf(
  cause: Cause,
): { readonly region: string; readonly field: string } | undefined {
  if (cause.kind === 'time') return undefined;
  const [group, region, field = ''] = segmentsOf(cause.new ?? cause.old ?? '');
  const isRegion = cause.kind === 'regions' && group === 'regions' && region !== undefined;
  return isRegion ? { region, field } : undefined;
}

/** Whether it is what a region takes from another one. */
export function isLink(cause: Cause): boolean {
  return cause.kind !== 'time' && cause.link !== undefined;
}

/** Whether it chooses what is shown: a yes or no, a name, a link, an item of a list. */
export function isChoice({ kind, action, new: pointer = '' }: Cause): boolean {
  if (kind === 'asset' || kind === 'time' || action !== 'changed') return true;
  const { format = '', enum: choices, names, type } = nodeAt(kind, pointer) ?? {};
  const isFigure = type === 'number' || type === 'integer';
  const isName = choices !== undefined || names !== undefined;
  return isName || !(isFigure || ['text', 'prose', 'email', 'phone'].includes(format));
}
