import { fieldName } from '../../compile/schema/describe.ts';
import type { Finder } from './find.ts';
import { fold } from './fold.ts';
import type { KeptWords, ReplaceRequest } from './replace.ts';
import { isWanted, wholeWords } from './replace.ts';

/** Texts that visitors read the words in, and that are typed otherwise, so that they stay. */
export function listMixedWords(finder: Finder, request: ReplaceRequest): readonly KeptWords[] {
  const words = fold(request.from).trim();
  return finder
    .find(request.from)
    .filter(({ isMixed, text }) => isMixed === true && wholeWords(words, text).length > 0)
    .map(({ fields, span, text }): KeptWords => {
      const names = fields.map(({ file, pointer }) => fieldName(file, pointer));
      return { kind: 'mixed', fields: names, span, text };
    })
    .filter(({ fields }) => isWanted(fields, request));
}
