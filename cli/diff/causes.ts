import type { Position, SourceFile } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';
import { listOverwritten } from '../resolve/rules/inherited.ts';
import { siteIcons } from '../resolve/site-icons.ts';
import { fieldName } from '../schema/describe.ts';
import type { FileKind } from '../schema/schema-node.ts';
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
  const isWhole = difference.new === undefined || difference.old === undefined;
  const { file, start } = document.locate(pointer, isWhole ? 'key' : 'value');
  return {
    id: idOf(kind, difference),
    action: actionOf(difference),
    field: fieldName(kind, pointer),
    ...causeLocation(file, start),
    version,
    source: { kind, difference },
  };
}

/** Names a difference of a file, the same in every comparison of the same versions. */
function idOf(kind: FileKind, { old = '', new: next = '' }: Difference): string {
  return `${kind} ${old} ${next}`;
}

function actionOf({ old, new: next }: Difference): Cause['action'] {
  if (old === undefined) return 'added';
  return next === undefined ? 'removed' : 'changed';
}

function causeLocation(file: SourceFile, start: number): Pick<Cause, 'file' | 'line' | 'column'> {
  return { file: file.path, ...positionAt(file, start) };
}

/** A file counts for itself, unless it comes and goes with the line that names it. */
function assetCauses(old: Side, next: Side): readonly Cause[] {
  const paths = [...new Set([...old.files.keys(), ...next.files.keys()])].sort();
  return paths.flatMap((path) => {
    const action = actionOfFile(path, old, next);
    return action === undefined ? [] : [assetCause(path, action)];
  });
}

function actionOfFile(path: string, old: Side, next: Side): Cause['action'] | undefined {
  const [before, after] = [old.files.get(path), next.files.get(path)];
  if (before !== undefined && after !== undefined) {
    return before.hash === after.hash ? undefined : 'changed';
  }
  const other = before === undefined ? old : next;
  if (!icons.has(path) && !other.manifest.madeAssets.has(path)) return undefined;
  return before === undefined ? 'added' : 'removed';
}

/** No line names them. */
const icons: ReadonlySet<string> = new Set(Object.values(siteIcons));

function assetCause(path: string, action: Cause['action']): Cause {
  const version = action === 'removed' ? 'old' : 'new';
  const place = { file: path, line: 1, column: 1, version } as const;
  return { id: `asset ${path}`, action, field: path, ...place, source: { kind: 'asset' } };
}
