import type { Extent, Span } from '../../diagnostics/span.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import { printPeriod } from '../../compile/resolve/timed/period.ts';
import { listFiles } from '../../compile/resolve/written.ts';
import { comparable, nearest } from '../../compile/schema/nearest.ts';
import { childPointer, segmentsOf } from '../../compile/schema/pointer.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import type { AssetFiles } from '../../compile/source/assets.ts';
import type { PlacedNode } from '../../compile/source/yaml-document.ts';
import { childrenOf, placeAt } from '../../compile/source/yaml-document.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { once } from '../../compile/values/once.ts';
import type { WrittenValue } from '../edit/written-values.ts';
import { listWrittenValues } from '../edit/written-values.ts';
import { listDrawnWords } from './drawn-words.ts';
import { canRead } from './filled-in.ts';
import { fold, placesOf } from './fold.ts';
import type { Reading } from './readings.ts';
import { createReader, readingOf } from './readings.ts';

export interface StatedField {
  readonly file: FileKind;
  /** JSON Pointer in the file. */
  readonly pointer: string;
}

/** A place that has the words. */
export interface Hit {
  /** Whether a text says them, a field or a region is called so, or a drawing shows them. */
  readonly kind: 'text' | 'name' | 'drawing';
  readonly span: Span;
  /** The field; of a drawing those that name its file. */
  readonly fields: readonly StatedField[];
  /** What is said there; empty for a group of fields. */
  readonly text: string;
  /** Whether the words are not typed so: a token prints some, or marks stand among them. */
  readonly isMixed?: boolean;
  /** Where the words stand in the text; undefined for a name. */
  readonly match?: Extent | undefined;
  /** Keys of those whose visitors read the text so; without it all that show it do. */
  readonly editions?: readonly string[];
  /** When it is shown, where that is not now. */
  readonly time?: string;
}

export type Finder = ReturnType<typeof openFinder>;

/** Finds words in all that a site says. Nothing is read before the first search, if only for ''. */
export function openFinder(resolved: ResolvedSite, read: AssetFiles['read']) {
  const index = once(() => ({
    texts: listTexts(resolved, read),
    names: groupBy(listNames(resolved), ({ place }) => comparable(place.segment)),
  }));
  const saying = (words: string): readonly Hit[] =>
    index().texts.flatMap((entry) => hitIn(entry, words) ?? []);
  /** Where nothing says the words: what does so without signs, or once pages fill it in. */
  const sayingLoosely = (words: string): readonly Hit[] => {
    const exact = saying(words);
    if (exact.length > 0) return exact;
    const bare = words.replaceAll(/\$(?=\d)/g, '');
    if (bare !== words) return sayingLoosely(bare);
    return index().texts.flatMap((entry) => filledHitIn(entry, words) ?? []);
  };
  return {
    /** @param file Whose hits come first among those of a kind. */
    find(typed: string, file: FileKind = 'regions'): readonly Hit[] {
      const words = fold(typed).trim();
      if (words === '') return [];
      const called = inOrder(calledSo(typed, index().names), file);
      const said = inOrder(sayingLoosely(words), file);
      return words.includes(' ') ? [...said, ...called] : [...called, ...said];
    },
    /** What may be meant by words that nothing has: a name, or as many of them as are said. */
    near(typed: string): string | undefined {
      const { texts, names } = index();
      const isSaid = (part: string): boolean =>
        texts.some(({ readings }) => readings.some(({ words }) => words.includes(part)));
      const known = Array.from(names.values(), ([{ place }]) => place.segment);
      return nearest(typed, known) ?? longestPart(typed, isSaid);
    },
  };
}

/** What is typed so comes before what tokens make of it, and drawings stand between the two. */
function inOrder(hits: readonly Hit[], file: FileKind): readonly Hit[] {
  const isFilled = ({ editions }: Hit) => Number(editions !== undefined);
  const isDrawn = ({ kind }: Hit) => Number(kind === 'drawing');
  const isElsewhere = ({ fields: [field] }: Hit) => Number(field?.file !== file);
  return hits.toSorted(
    (a, b) =>
      isFilled(a) - isFilled(b) || isDrawn(a) - isDrawn(b) || isElsewhere(a) - isElsewhere(b),
  );
}

/** What can be searched through. */
interface Entry extends Pick<Hit, 'kind' | 'fields' | 'time'> {
  readonly readings: readonly Reading[];
  readonly locate: () => Span;
}

function hitIn({ readings, locate, ...entry }: Entry, words: string): Hit | undefined {
  const found = readings.filter((reading) => reading.words.includes(words));
  const [first] = found;
  if (first === undefined) return undefined;
  const { text, editions } = first;
  return {
    ...entry,
    ...(first !== readings[0] && { isMixed: true }),
    ...(editions && { editions: found.flatMap((reading) => reading.editions ?? []) }),
    text,
    // Of many hits the first are looked at.
    get span() {
      return locate();
    },
    get match() {
      return placesOf(words, text)[0];
    },
  };
}

/** A text such as `Sheet {number} of {count}`, where the words are what a page makes of it. */
function filledHitIn({ readings, locate, ...entry }: Entry, words: string): Hit | undefined {
  const found = readings.find((reading) => canRead(reading.words, words));
  return (
    found && {
      ...entry,
      text: found.text,
      get span() {
        return locate();
      },
    }
  );
}

function listTexts(resolved: ResolvedSite, read: AssetFiles['read']): readonly Entry[] {
  const readingsOf = createReader(resolved);
  const values = listWrittenValues(resolved.written);
  const texts = values
    .filter(({ node }) => node.enum === undefined && node.names === undefined)
    .map((value): Entry => ({
      kind: 'text',
      fields: [value],
      readings: readingsOf(value),
      locate: () => value.document.locate(value.typedAt, 'value'),
      ...(!value.holds && { time: timeOf(value, resolved) }),
    }));
  const drawn = listDrawnWords(resolved, values, read).map(({ text, span, namedBy }): Entry => {
    return { kind: 'drawing', fields: namedBy, readings: [readingOf(text)], locate: () => span };
  });
  return [...texts, ...drawn];
}

/** When something is shown that is not shown now. */
function timeOf({ file, document, typedAt }: WrittenValue, { written }: ResolvedSite): string {
  const { start } = document.locate(typedAt, 'value');
  const values = written[file]?.timing?.values ?? [];
  const around = values.findLast(({ node }) => node.start <= start && start < node.end);
  return around === undefined ? '' : printPeriod(around);
}

/** A name that stands in a file, of a field or of what holds some. */
interface NamedPlace {
  readonly place: PlacedNode;
  readonly field: StatedField;
}

function listNames({ written }: ResolvedSite): readonly NamedPlace[] {
  return listFiles(written).flatMap(([file, { document }]) => [
    ...namesBelow({ place: placeAt(document, ''), field: { file, pointer: '' } }),
  ]);
}

function* namesBelow({ place, field }: NamedPlace): Generator<NamedPlace> {
  for (const child of childrenOf(place)) {
    const pointer = childPointer(field.pointer, child.segment);
    const named = { place: child, field: { ...field, pointer } };
    if (child.entry !== undefined) yield named;
    yield* namesBelow(named);
  }
}

/** Fields and regions by their name, or by the end of their path, such as `plan.title`. */
function calledSo(
  typed: string,
  names: ReadonlyMap<string, readonly NamedPlace[]>,
): readonly Hit[] {
  const wanted = typed.split('.').map(comparable);
  const isMeant = ({ field }: NamedPlace): boolean => {
    const end = segmentsOf(field.pointer).slice(-wanted.length).map(comparable);
    return wanted.every((name, index) => name === end[index]);
  };
  const found = names.get(wanted.at(-1) ?? '') ?? [];
  return found.filter(isMeant).map(({ place: { document, node, entry = node }, field }) => ({
    kind: 'name',
    span: { file: document.file, start: entry.start, end: entry.end },
    fields: [field],
    text: node.kind === 'scalar' ? String(node.value ?? '') : '',
  }));
}

/** The longest run of at least two words that is said somewhere; the first of several. */
function longestPart(typed: string, isSaid: (part: string) => boolean): string | undefined {
  const words = typed.trim().split(/\s+/);
  let best: readonly string[] = [];
  for (let start = 0, end = 1; end <= words.length;) {
    const part = words.slice(start, end);
    if (start < end && !isSaid(fold(part.join(' ')))) start += 1;
    else {
      if (part.length > best.length) best = part;
      end += 1;
    }
  }
  return best.length > 1 ? best.join(' ') : undefined;
}
