import { readProse } from '../../../runtime/components/prose/read-prose.ts';
import { entryPointer } from '../../compile/resolve/identity.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import {
  expandText,
  readFacts,
  regionTokens,
  shown,
  withContent,
} from '../../compile/resolve/tokens/expand.ts';
import { segmentsOf, valueAt } from '../../compile/schema/pointer.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import { once } from '../../compile/values/once.ts';
import type { WrittenValue } from '../edit/written-values.ts';
import { fold } from './fold.ts';

/** A text as it is typed, or as visitors read it. */
export interface Reading {
  readonly text: string;
  /** The same as it is compared. */
  readonly words: string;
  /** Keys of those whose visitors read it so, where tokens make of it a text for each. */
  readonly editions?: readonly string[];
}

/** A text after its tokens, and the edition that reads it so; all do where none is named. */
interface Filled {
  readonly text: string;
  readonly edition?: string;
}

/** Makes what tells the readings of a value: first as it is typed. */
export function createReader(
  resolved: ResolvedSite,
): (written: WrittenValue) => readonly Reading[] {
  const fill = createFill(resolved);
  return (written) => {
    const { value, node } = written;
    const typed = shown(value);
    const said = (text: string): string => (node.format === 'prose' ? wordsOfProse(text) : text);
    const filled = typed.includes('{{') ? fill(written, typed) : [];
    const byText = groupBy(filled, ({ text }) => said(text));
    const others = Array.from(byText, ([text, group]) => {
      const editions = group.flatMap(({ edition }) => edition ?? []);
      return { ...readingOf(text), ...(byText.size > 1 && { editions }) };
    });
    return [...[...new Set([typed, said(typed)])].map(readingOf), ...others];
  };
}

export function readingOf(text: string): Reading {
  return { text, words: fold(text) };
}

/** Running text without its marks, and without the addresses of its links. */
function wordsOfProse(text: string): string {
  return readProse(text)
    .map((part) => part.text)
    .join('');
}

/** Of what some read otherwise than others: how each does. */
function createFill({ site, library, generic, regions, written }: ResolvedSite) {
  const facts = readFacts(written);
  const editions = [generic, ...regions].map(({ key, typed, config }) => ({
    key,
    typed,
    config,
    tokens: once(() => withContent(regionTokens(config, facts.site), typed, facts.defaults)),
  }));
  return ({ file, pointer, holds }: WrittenValue, text: string): readonly Filled[] => {
    const [section = '', name = ''] = segmentsOf(pointer);
    if (file === 'library' || section === 'site')
      return [{ text: String(valueAt(file === 'library' ? library : { site }, pointer) ?? text) }];
    const isDefault = section === 'defaults';
    const below = pointer.slice((isDefault ? '/defaults' : entryPointer(name)).length);
    if (holds)
      return editions
        .filter(({ typed }) => valueAt(typed, below) === text)
        .map(({ key, config }) => ({ text: String(valueAt(config, below)), edition: key }));
    // What holds at another time is read by those who may show it then.
    return editions
      .filter(({ key }) => isDefault || key === name)
      .map(({ key, tokens }) => ({ text: expandText(text, tokens()), edition: key }));
  };
}
