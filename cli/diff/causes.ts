import type { Position } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';
import { listOverwritten } from '../resolve/rules/inherited.ts';
import { siteIcons } from '../resolve/site-icons.ts';
import { fieldName } from '../schema/describe.ts';
import { segmentsOf } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { nodeAt } from '../schema/schema-node.ts';
import type { Difference } from './differences.ts';
import { listDifferences } from './differences.ts';
import type { Side } from './side.ts';

/** One difference between what is written in two versions, by which pages may differ. */
export interface Cause extends Position {
  readonly id: string;
  readonly action: 'changed' | 'added' | 'removed';
  /** What differs, as `explain` calls it: `nevada.headerTitle`, `defaults.features.2`, `site.name`; of a file its path. */
  readonly field: string;
  readonly file: string;
  /** Whose value is shown in its place, as `by indiana, line 1681`. */
  readonly overwritten?: string;
  /** Where it is typed: in the new version, but in the old one what was removed. */
  readonly version: 'old' | 'new';
  readonly source:
    { readonly kind: FileKind; readonly difference: Difference } | { readonly kind: 'asset' };
}

const kinds = ['regions', 'library'] as const;

/** Every difference between what is written in two versions, and between the files that they name. */
export function findCauses(old: Side, next: Side): readonly Cause[] {
  return [...kinds.flatMap((kind) => writtenCauses(kind, old, next)), ...assetCauses(old, next)];
}

function writtenCauses(kind: FileKind, old: Side, next: Side): readonly Cause[] {
  const lost = kind === 'regions' ? listOverwritten(next.written) : new Map<string, string>();
  return listDifferences(old.written[kind].value, next.written[kind].value).map((difference) => {
    const overwritten = lost.get(difference.new ?? '');
    const cause = describe(kind, difference, old, next);
    return { ...cause, ...(overwritten !== undefined && { overwritten }) };
  });
}

function describe(kind: FileKind, difference: Difference, old: Side, next: Side): Cause {
  const version = difference.new === undefined ? 'old' : 'new';
  const { document } = (version === 'new' ? next : old).written[kind];
  const pointer = difference.new ?? difference.old ?? '';
  const action = actionOf(difference.old, difference.new);
  const { file, start } = document.locate(pointer, action === 'changed' ? 'value' : 'key');
  return {
    id: `${kind} ${difference.old ?? ''} ${difference.new ?? ''}`,
    ...{ action, field: fieldName(kind, pointer), version },
    ...{ file: file.path, ...positionAt(file, start) },
    source: { kind, difference },
  };
}

function actionOf(old: unknown, next: unknown): Cause['action'] {
  if (old === undefined) return 'added';
  return next === undefined ? 'removed' : 'changed';
}

/** A file counts for itself, unless it comes and goes with the line that names it. */
function assetCauses(old: Side, next: Side): readonly Cause[] {
  const paths = [...new Set([...old.files.keys(), ...next.files.keys()])].sort();
  return paths.flatMap((path) => {
    const [before, after] = [old.files.get(path), next.files.get(path)];
    const action = actionOf(before, after);
    const isNamed = !icons.has(path) && !(after ? old : next).manifest.madeAssets.has(path);
    const isSame = action === 'changed' ? before?.hash === after?.hash : isNamed;
    return isSame ? [] : [assetCause(path, action)];
  });
}

/** No line names them. */
const icons: ReadonlySet<string> = new Set(Object.values(siteIcons));

function assetCause(path: string, action: Cause['action']): Cause {
  const version = action === 'removed' ? 'old' : 'new';
  const place = { file: path, line: 1, column: 1, version } as const;
  return { id: `asset ${path}`, action, field: path, ...place, source: { kind: 'asset' } };
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

/** Whether a cause chooses what is shown: a yes or no, a name, a link, an item of a list. */
export function isChoice({ source, action }: Cause): boolean {
  if (source.kind === 'asset' || action !== 'changed') return true;
  const { kind, difference } = source;
  const { format = '', enum: choices, names, type } = nodeAt(kind, difference.new ?? '') ?? {};
  const isFigure = type === 'number' || type === 'integer';
  const isName = choices !== undefined || names !== undefined;
  return isName || !(isFigure || ['text', 'prose', 'email', 'phone'].includes(format));
}
