import { isDeepStrictEqual } from 'node:util';
import type { SourceFile } from '../../../diagnostics/span.ts';
import type { Period } from '../../page/inspector/edit-messages.ts';
import { withPeriod } from '../../page/inspector/periods.ts';
import type { FileKind } from '../../../compile/schema/schema-node.ts';
import { applyEdits } from '../../../compile/source/text-edit.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { nearestPlace, placeAt } from '../../../compile/source/yaml-document.ts';
import type { ScalarValue, YamlNode } from '../../../compile/source/yaml-node.ts';
import { toValue } from '../../../compile/source/yaml-node.ts';
import { linesOf } from '../../edit/copy-field.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { editPlace } from '../../edit/flow.ts';
import { insertField, insertItem } from '../../edit/insert.ts';
import { intoList } from '../../edit/into-list.ts';
import { Lines } from '../../edit/lines.ts';
import { removeField, removeItem } from '../../edit/remove.ts';
import { setScalar } from '../../edit/set-scalar.ts';
import { indented } from '../../edit/wrap.ts';
import type { YamlFields, YamlValue } from '../../edit/yaml-value.ts';
import { isFields, isItems, toYaml } from '../../edit/yaml-value.ts';

/** A value that holds for a time. */
export interface HeldValue extends Period {
  readonly value: YamlValue;
}

interface Held extends HeldValue {
  /** Among those that are typed; undefined for a new one. */
  readonly index?: number;
}

/** The file in which a value holds for a time, and where that value is typed in it. */
export interface Planned {
  readonly after: SourceFile;
  readonly pointer: string;
}

/**
 * Has another value hold for a time in the place of a single one: both then stand in a list of
 * dated values (docs/marketers.md), where those that stay are as they were typed. One that is left
 * alone and always holds stands without a list.
 *
 * @param pointer Of the field, in the file as it is typed.
 */
export function planValue(
  document: YamlDocument,
  kind: FileKind,
  pointer: string,
  next: HeldValue,
): Planned {
  const { node } = placeAt(document, pointer);
  const after = planned(node, next);
  const [{ index, from, until } = {}, other] = after;
  if (other === undefined && from === undefined && until === undefined) {
    const kept = node.kind === 'scalar' ? document.file : standAlone(document, pointer, index ?? 0);
    if (index !== undefined) return { after: kept, pointer };
    return { after: edited(kept, (file) => setScalar(file, pointer, scalarOf(next))), pointer };
  }
  const known = node.kind === 'scalar' ? [] : heldBy(node);
  const list = new DatedList(asList(document, pointer, node), kind, pointer, known);
  return list.become(after);
}

/** The same as a value that a region states in the place of one that it inherits. */
export function planInherited(document: YamlDocument, pointer: string, next: HeldValue): YamlValue {
  return planned(placeAt(document, pointer).node, next).map(toEntry);
}

function planned(node: YamlNode, next: HeldValue): readonly Held[] {
  return withPeriod<Held>(heldBy(node), next, (a, b) => isDeepStrictEqual(a.value, b.value));
}

function heldBy(node: YamlNode): readonly Held[] {
  const entries = node.kind === 'list' ? node.items : [node];
  return entries.map((entry, index) => ({ ...readHeld(toYaml(toValue(entry))), index }));
}

function readHeld(typed: YamlValue): HeldValue {
  if (!isFields(typed) || typed['value'] === undefined) return { value: typed };
  const { value, from, until } = typed;
  return {
    value,
    ...(from !== undefined && { from: String(from) }),
    ...(until !== undefined && { until: String(until) }),
  };
}

function toEntry({ value, from, until }: HeldValue): YamlFields {
  return { value, ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
}

function scalarOf({ value }: HeldValue): ScalarValue {
  if (isItems(value) || isFields(value)) throw new Error('Single values alone are planned.');
  return value;
}

/** The file with a list where the value stands; an empty one in the place of a single value. */
function asList(document: YamlDocument, pointer: string, node: YamlNode): SourceFile {
  if (node.kind === 'list') return document.file;
  if (node.kind === 'map') return intoList(document, pointer);
  const { start, end } = node;
  return applyEdits(document.file, [{ start, end, replacement: '[]' }]);
}

/** A list of dated values while it is edited. */
class DatedList {
  #now: Held[];

  constructor(
    private file: SourceFile,
    private readonly kind: FileKind,
    private readonly pointer: string,
    known: readonly Held[],
  ) {
    this.#now = [...known];
  }

  /** Makes it hold others, in order: only the bounds of entries are typed anew. */
  become(after: readonly Held[]): Planned {
    const kept = this.#now.map((known) => after.find(({ index }) => index === known.index));
    for (const [at, entry] of kept.entries())
      if (entry) for (const name of ['from', 'until'] as const) this.#bound(at, name, entry[name]);
    for (const at of [...kept.keys()].toReversed())
      if (!kept[at]) this.#edit((file) => removeItem(file, `${this.pointer}/${at}`));
    this.#now = kept.flatMap((entry) => entry ?? []);
    for (const [at, entry] of after.entries())
      if (!this.#now.includes(entry)) this.#insert(entry, after[at - 1]);
    const own = this.#now.findIndex(({ index }) => index === undefined);
    return { after: this.file, pointer: `${this.pointer}/${own}/value` };
  }

  #insert(entry: Held, before: Held | undefined): void {
    const at = before === undefined ? 0 : this.#now.indexOf(before) + 1;
    this.#edit((file) => insertItem(file, this.kind, this.pointer, at, toEntry(entry)));
    this.#now.splice(at, 0, entry);
  }

  #bound(at: number, name: 'from' | 'until', moment: string | undefined): void {
    const place = `${this.pointer}/${at}/${name}`;
    this.#edit((document) => {
      const isThere = nearestPlace(document, place).missing.length === 0;
      if (moment === undefined) return isThere ? removeField(document, place) : document.file;
      if (isThere) return setScalar(document, place, moment);
      return insertField(document, this.kind, place, moment);
    });
  }

  #edit(step: (document: YamlDocument) => SourceFile): void {
    this.file = edited(this.file, step);
  }
}

/** Puts the value of an entry in the place of all of them, with the comment beside their name. */
function standAlone(document: YamlDocument, pointer: string, index: number): SourceFile {
  const { file } = document;
  const place = placeAt(document, pointer);
  const entry = place.node.kind === 'list' ? `${pointer}/${index}` : pointer;
  const value = placeAt(document, `${entry}/value`);
  const [first, ...others] = linesOf(value) ?? [];
  if (first === undefined) {
    const { start, end } = place.node;
    return editPlace(place, {
      start,
      end,
      replacement: file.text.slice(value.node.start, value.node.end),
    });
  }
  const lines = new Lines(file);
  const start = lines.slotOf(place);
  const comment = file.text.slice(start, lines.end(lines.indexAt(start)));
  const indent = ' '.repeat(lines.columnAt(lines.startOf(place)));
  const typed = [first.slice(first.indexOf(':') + 1) + comment, ...indented(others, indent)];
  const replacement = typed.join(lines.newline);
  return applyEdits(file, [{ start, end: lines.end(lines.lastOf(place)), replacement }]);
}
