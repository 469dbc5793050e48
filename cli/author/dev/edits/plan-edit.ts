import { isDeepStrictEqual } from 'node:util';
import type {
  FieldPlan,
  PlanEdit,
  SeenValue,
  ShownPeriod,
} from '../../page/inspector/edit-messages.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { insertField } from '../../edit/insert.ts';
import { numberAsTyped } from '../../edit/number-as-typed.ts';
import { toYaml, withValue } from '../../edit/yaml-value.ts';
import { zonePlaceOf, zonesAt } from '../../../compile/resolve/identity.ts';
import type { FoundValue, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { childPointer, valueAt } from '../../../compile/schema/pointer.ts';
import type { FileKind } from '../../../compile/schema/schema-node.ts';
import { mayBeTimed, nodeAt } from '../../../compile/schema/schema-node.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { toValue } from '../../../compile/source/yaml-node.ts';
import { fieldPlaceOf, fileKindOf } from '../../find/field-name.ts';
import { isScalar } from './field-editing.ts';
import { ownPlace } from './own-place.ts';
import type { Planned } from './plan-value.ts';
import { planInherited, planValue } from './plan-value.ts';
import type { TypedEdit } from './type-edit.ts';
import { conflictWith, pointerOf, typedValue } from './type-edit.ts';

/** What a field says when; undefined where nothing of it may hold for a time. */
export function describePlan(
  { written }: Pick<ResolvedSite, 'written'>,
  kind: FileKind,
  { provenance, times, typed }: FoundValue,
  seen: SeenValue,
): FieldPlan | undefined {
  const field = fieldPointer(kind, seen.pointer);
  if (field === undefined || !mayBeTimed(kind, field)) return undefined;
  const own = times.filter(({ pointer }) => pointer === provenance.pointer);
  const periods = own.flatMap(({ node, from, until, holds }): readonly ShownPeriod[] => {
    const value = toValue(node);
    const bounds = { from: from?.typed, until: until?.typed, ...(from && { at: from.at }) };
    return isScalar(value) ? [{ value, ...bounds, holds }] : [];
  });
  if (periods.length < own.length) return undefined;
  const inOrder = periods.toSorted((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1));
  const always = isScalar(typed) ? [{ value: typed, holds: true }] : [];
  const zones = zonesFor(written.regions.value, kind, field);
  return { periods: inOrder.length > 0 ? inOrder : always, zones };
}

/** JSON Pointer of a field by that of its value, which may be typed in a list of dated ones. */
function fieldPointer(kind: FileKind, typedAt: string): string | undefined {
  const undated = typedAt.replace(/(?:\/\d+)?\/value$/, '');
  return [typedAt, undated].find((pointer) => nodeAt(kind, pointer) !== undefined);
}

type Regions = ResolvedSite['written']['regions']['value'];

/** The zone of a place; of regions.yaml, where none is stated there, those that can be. */
function zonesFor(regions: Regions, kind: FileKind, pointer: string): FieldPlan['zones'] {
  const { zones: names } = regions.site.interface.dates;
  const stated = zonesAt(regions, kind === 'regions' ? pointer : '');
  const choices = kind === 'regions' ? Object.keys(names) : [];
  const zones = stated.length > 0 ? stated : choices;
  return zones.map((zone) => {
    const name = names[zone] ?? zone;
    // Some zones share their name.
    const city = zone.split('/').at(-1)?.replaceAll('_', ' ');
    return { zone, name: zones.length > 1 ? `${name} (${city})` : name };
  });
}

/** Of a moment: by whose clocks its hour is, where that is known. */
export function zoneOf(
  { written }: Pick<ResolvedSite, 'written'>,
  kind: FileKind,
  pointer: string,
): string | undefined {
  if (nodeAt(kind, pointer)?.format !== 'moment') return undefined;
  const [only, other] = zonesFor(written.regions.value, kind, pointer);
  return other === undefined ? only?.name : undefined;
}

/** Has another value hold for a time, where it is written or as a region's own. */
export function planEdit(document: YamlDocument, edit: PlanEdit): TypedEdit {
  const { seen, zone } = edit;
  const kind = fileKindOf(edit.owner);
  const now = valueAt(document.value, seen.pointer);
  if (!isDeepStrictEqual(now, seen.typed)) return conflictWith(now);
  const field = fieldPointer(kind, seen.pointer) ?? seen.pointer;
  const planned =
    edit.target === 'write'
      ? planValue(document, kind, field, heldBy(kind, edit))
      : own(document, field, edit);
  const stating = zonePlaceOf(
    edit.target === 'write' ? field : childPointer('/regions', edit.owner),
  );
  const typed = numberAsTyped(planned.after, planned.pointer, String(edit.value));
  if (zone === undefined) return { after: typed };
  const withZone = (file: YamlDocument) =>
    insertField(file, 'regions', childPointer(stating, 'timeZone'), zone);
  return { after: edited(typed, withZone) };
}

function heldBy(kind: FileKind, edit: PlanEdit) {
  const { from, until } = edit;
  return { value: typedValue(kind, edit), from, until };
}

/** States all that the region inherits there, with the other value in its time. */
function own(document: YamlDocument, field: string, edit: PlanEdit): Planned {
  const { pointer, below } = ownPlace(fieldPlaceOf(edit));
  const whole = field.slice(0, field.length - pointerOf(below).length);
  const dated = planInherited(document, field, heldBy('regions', edit));
  const value = withValue(toYaml(valueAt(document.value, whole)), below, dated);
  const place = childPointer('/regions', edit.owner) + pointer;
  return { after: insertField(document, 'regions', place, value), pointer: place };
}
