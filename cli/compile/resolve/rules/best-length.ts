import { notice } from '../../../diagnostics/catalogue/entry.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { listTypedTexts } from '../../schema/typed-texts.ts';
import { reporter } from '../../source/locate-piece.ts';
import { layersStating, readersOf } from '../layers.ts';
import { expandText } from '../tokens/expand.ts';
import { listFiles } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'longer-than-best': notice(
    'This has {length} characters[ as visitors of {reader} read it], and reads best up to {best}. Shorten it[, or give {reader} words of its own].',
    'A headline or a description has room, and is longer than what is read at a glance.',
    'A headline breaks into more lines than the first screen has room for; search engines cut a description off.',
    'Say it in fewer words. Where it has to be that long, acknowledge the notice.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Texts that the schema names a best length for, with their tokens filled in. */
export const bestLength: Rule = function* (subject) {
  for (const [file, { document }] of listFiles(subject.written)) {
    for (const text of listTypedTexts(document, file)) {
      const { bestLength: best } = text.node;
      if (best === undefined) continue;
      const [longest] = readings(text, subject).toSorted((a, b) => b.length - a.length);
      if (longest !== undefined && longest.length > best)
        yield atPlace(text, 'longer-than-best', { ...longest, best });
    }
  }
};

/** How long a text is as it is read; whose visitors read it so, where it differs. */
interface Length {
  readonly length: number;
  readonly reader?: string;
}

function readings({ file, pointer, text }: TypedText, subject: RuleSubject): readonly Length[] {
  const { written, facts } = subject;
  if (file === 'library') return [{ length: countCharacters(expandText(text, facts.library)) }];
  if (!text.includes('{{')) return [{ length: countCharacters(text) }];
  const [layer = ''] = /^\/(?:defaults|regions\/[^/]+)(?=\/)/.exec(pointer) ?? [];
  const below = pointer.slice(layer.length);
  const readers = readersOf(subject, layer).filter(
    (key) => layersStating(subject.layersOf(key), below)[0]?.pointer === layer,
  );
  return readers.map((key) => {
    const filled = expandText(text, subject.tokensOf(key));
    const reader = written.regions.value.regions[key]?.name ?? 'the edition without a state';
    return { length: countCharacters(filled), reader };
  });
}

function countCharacters(text: string): number {
  return [...text].length;
}
