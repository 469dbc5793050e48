import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Span } from '../../../diagnostics/span.ts';
import { asMoment, isMoment } from '../../schema/formats/date.ts';
import { isTimeZone } from '../../schema/formats/time-zone.ts';
import { childPointer } from '../../schema/pointer.ts';
import type { FileKind, SchemaNode } from '../../schema/schema-node.ts';
import { childNode, rootNode } from '../../schema/schema-node.ts';
import { YamlDocument } from '../../source/yaml-document.ts';
import { groupBy } from '../../values/group-by.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode } from '../../source/yaml-node.ts';
import { zonePlaceOf, zonesAt } from '../identity.ts';
import { instantOf, printInstant } from '../moment.ts';
import type { WrittenFile } from '../written.ts';
import type { Dated } from './dated.ts';
import { holdsValue, misspeltTime, readDated, strayName } from './dated.ts';
import type { Bound, Interval, Period, TimedValue } from './period.ts';
import { always, within } from './period.ts';

/** Without these names, or a slip of them, a file has nothing to choose and is not looked at. */
const timeName = /(?:^|[\s{,])["']?(?:from|until*)["']?[ \t]*:/m;

/**
 * Chooses what holds at an instant, wherever the schema says that a value may be timed
 * (docs/marketers.md). What does not hold is as if it were not written; all else stays where it is
 * typed, so that nothing behind needs to know of times.
 *
 * @param regions What regions.yaml holds; it says the time zones of both files.
 */
export function chooseTimed(
  document: YamlDocument,
  file: FileKind,
  at: string,
  regions: unknown,
): Pick<WrittenFile<unknown>, 'document' | 'timing'> & {
  readonly diagnostics: readonly Diagnostic[];
} {
  if (!timeName.test(document.file.text)) return { document, diagnostics: [] };
  const choice = new Choice(document, at, regions);
  const schema = rootNode(file);
  const whole = { pointer: '', schema, shown: always, isTimed: false };
  const root = choice.fields(document.root, whole);
  const { values } = choice;
  const diagnostics = oncePerZone(choice.diagnostics);
  if (values.length === 0 && diagnostics.length === 0) return { document, diagnostics };
  const timing = values.length > 0 && { timing: { whole: document, values } };
  return { document: new YamlDocument(document.file, root), ...timing, diagnostics };
}

/** One line says the time zone of all times of a place, so it is asked for once. */
function oncePerZone(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const byZone = groupBy(diagnostics, (each) =>
    each.code === 'time-zone-unsaid' ? zonePlaceOf(each.path) : each,
  );
  return Array.from(byZone.values(), ([first]) => first);
}

interface ValuePlace {
  readonly pointer: string;
  readonly schema: SchemaNode | undefined;
  /** When what it is part of is shown. */
  readonly shown: Interval;
  /** Whether the schema says that it may be timed. */
  readonly isTimed: boolean;
}

class Choice {
  readonly values: TimedValue[] = [];
  readonly diagnostics: Diagnostic[] = [];

  constructor(
    private readonly document: YamlDocument,
    private readonly at: string,
    private readonly regions: unknown,
  ) {}

  fields(map: YamlMap, place: ValuePlace): YamlMap {
    const { schema = {} } = place;
    const entries = [...map.entries].flatMap(([name, entry]) => {
      const own = below(place, name, childNode(schema, name));
      const isNeeded = this.isNow(place.shown) && schema.required?.includes(name) === true;
      const value =
        this.field(entry.value, own) ?? (isNeeded ? this.missed(entry, own) : undefined);
      return value === undefined ? [] : [[name, { ...entry, value }] as const];
    });
    return { ...map, entries: new Map(entries) };
  }

  /** Stands in for a needed value that does not hold, so that only the gap is reported. */
  private missed({ start, end }: YamlEntry, { pointer: path }: ValuePlace): YamlNode | undefined {
    const span = { file: this.document.file, start, end };
    this.diagnostics.push(createDiagnostic('timed-gap', {}, span, { path }));
    return this.values.findLast(({ pointer }) => pointer === path)?.node;
  }

  private items(list: YamlList, place: ValuePlace): YamlList {
    const items: YamlNode[] = [];
    for (const item of list.items) {
      const value = this.one(item, below(place, items.length, place.schema?.items));
      if (value !== undefined) items.push(value);
    }
    return { ...list, items };
  }

  /** Where no list belongs, one is a list of dated values; at most one of them holds. */
  private field(node: YamlNode, place: ValuePlace): YamlNode | undefined {
    const { schema, isTimed } = place;
    const isDatedList =
      node.kind === 'list' &&
      schema !== undefined &&
      schema.items === undefined &&
      isTimed &&
      node.items.some((item) => holdsValue(item, schema) || readDated(item, schema));
    if (!isDatedList) return this.one(node, place);
    const values = node.items.flatMap((item) => this.entry(item, schema, place, node) ?? []);
    this.refuseOverlaps(values, place);
    return values.find(({ holds }) => holds)?.node;
  }

  /** A value of a list of them. */
  private entry(
    item: YamlNode,
    schema: SchemaNode,
    place: ValuePlace,
    list: YamlList,
  ): TimedValue | undefined {
    const stray = strayName(item);
    const dated = readDated(item, schema);
    if (dated && holdsValue(item, schema) && !stray) return this.read(dated, place, list);
    this.refuseEntry(item, stray, place);
    return undefined;
  }

  private refuseEntry(
    item: YamlNode,
    stray: ReturnType<typeof strayName>,
    { pointer: path }: ValuePlace,
  ): void {
    const span = stray ? { file: this.document.file, ...stray.span } : this.spanOf(item);
    const extras = { path, ...stray?.extras };
    this.diagnostics.push(createDiagnostic('timed-entry', {}, span, extras));
  }

  /** A value, or undefined where it is timed and does not hold. */
  private one(node: YamlNode, place: ValuePlace): YamlNode | undefined {
    const { schema, isTimed } = place;
    const misspelt = schema && isTimed ? misspeltTime(node, schema) : undefined;
    if (misspelt !== undefined) {
      this.refuseEntry(node, misspelt.stray, place);
      return this.inside(misspelt.value, place);
    }
    const dated = schema && isTimed ? readDated(node, schema) : undefined;
    if (dated === undefined) return this.inside(node, place);
    const value = this.read(dated, place);
    return value.holds ? value.node : undefined;
  }

  private inside(node: YamlNode, place: ValuePlace): YamlNode {
    if (node.kind === 'scalar' || place.schema === undefined) return node;
    return node.kind === 'map' ? this.fields(node, place) : this.items(node, place);
  }

  private read(dated: Dated, place: ValuePlace, oneOf?: YamlList): TimedValue {
    const period = { from: this.bound(dated.from, place), until: this.bound(dated.until, place) };
    const shown = within(place.shown, period);
    this.checkPeriod(period, shown, place);
    const value: TimedValue = {
      pointer: place.pointer,
      oneOf,
      ...period,
      isRead: isRead(dated.from, period.from) && isRead(dated.until, period.until),
      shown,
      span: this.spanOf(dated.value),
      node: this.inside(dated.value, { ...place, shown }),
      holds: this.isNow(shown),
    };
    this.values.push(value);
    return value;
  }

  /** Reads a day, which begins at 00:00, or a day and an hour, in the time zone of its region. */
  private bound(entry: YamlEntry | undefined, { pointer: path }: ValuePlace): Bound | undefined {
    if (entry === undefined) return undefined;
    const node = entry.value;
    const span = this.spanOf(node);
    const typed = node.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
    if (typed === undefined || !isMoment(typed)) {
      const instead = typed === undefined ? undefined : asMoment(typed);
      const value = span.file.text.slice(span.start, span.end);
      const extras = { path, suggestion: instead };
      this.diagnostics.push(createDiagnostic('bad-moment', { value, instead }, span, extras));
      return undefined;
    }
    const zones = zonesAt(this.regions, path);
    const [zone = '', other] = zones;
    if (zone === '' || other !== undefined) {
      this.diagnostics.push(createDiagnostic('time-zone-unsaid', { zones }, span, { path }));
      return undefined;
    }
    return isTimeZone(zone)
      ? { typed, at: printInstant(Date.parse(instantOf(typed, zone))), span }
      : undefined;
  }

  private checkPeriod({ from, until }: Period, shown: Interval, place: ValuePlace): void {
    const path = place.pointer;
    if (from !== undefined && until !== undefined && until.at <= from.at) {
      const related = [{ message: 'it begins here', span: from.span }];
      this.diagnostics.push(createDiagnostic('timed-backwards', {}, until.span, { path, related }));
      return;
    }
    const isPast = shown.end <= this.at && place.shown.end > this.at;
    const isOutside = shown.start >= shown.end && place.shown.start < place.shown.end;
    const span = (isPast ? until : (from ?? until))?.span;
    if (span === undefined || !(isPast || isOutside)) return;
    this.diagnostics.push(createDiagnostic('timed-never', { isPast }, span, { path }));
  }

  private refuseOverlaps(values: readonly TimedValue[], { pointer: path }: ValuePlace): void {
    const sorted = values
      // Of a time that cannot be read nothing is known.
      .filter((value) => value.isRead)
      .map((value) => ({ span: value.span, ...within(always, value) }))
      .filter(({ start, end }) => start < end)
      .toSorted((a, b) => (a.start < b.start ? -1 : 1));
    let [longest] = sorted;
    for (const later of sorted.slice(1)) {
      if (longest !== undefined && longest.end > later.start) {
        const related = [{ message: 'so does this one', span: longest.span }];
        const found = createDiagnostic('timed-overlap', {}, later.span, { path, related });
        this.diagnostics.push(found);
      }
      if (longest === undefined || later.end > longest.end) longest = later;
    }
  }

  private isNow({ start, end }: Interval): boolean {
    return start <= this.at && this.at < end;
  }

  private spanOf({ start, end }: YamlNode): Span {
    const { file } = this.document;
    const lineEnd = file.text.indexOf('\n', start);
    return { file, start, end: lineEnd === -1 ? end : Math.min(end, lineEnd) };
  }
}

function isRead(typed: YamlEntry | undefined, bound: Bound | undefined): boolean {
  return typed === undefined || bound !== undefined;
}

function below(
  { schema: around, ...place }: ValuePlace,
  segment: string | number,
  schema: SchemaNode | undefined,
): ValuePlace {
  return {
    pointer: childPointer(place.pointer, segment),
    schema,
    shown: place.shown,
    isTimed: (around?.timed ?? place.isTimed) && schema?.timed !== false,
  };
}
