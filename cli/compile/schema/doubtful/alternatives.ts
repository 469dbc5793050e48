import { notice } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { TypedText } from '../typed-texts.ts';

export const codes = {
  'picture-called-picture': notice(
    'Screen readers say "image" before they read this out. Delete "{words}", and begin with what is seen.',
    'The words for a picture begin with words such as "Image of".',
    'Screen readers say that it is an image by themselves, so visitors would hear it twice.',
    'Begin with what the picture shows. Where it matters that it is a photograph or a drawing, acknowledge the notice.',
  ),
  'file-name-as-words': notice(
    '"{text}" is the name of a file. Write what the picture shows, as you would say it on the phone.',
    'The words for a picture are the name of a file.',
    'Screen readers would read the name out, and nobody would get to know what is shown.',
    'Write what the picture shows. Where the words next to it say the same, write `decorative: true` instead.',
  ),
} as const;

const { atPiece, atPlace } = reporter(codes);

const CALLED_PICTURE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|illustration|screenshot|icon) (?:of|showing) /i;

const FILE_NAME = /^[\w./-]+\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:DSC|IMG)[_-]?\d+$/i;

/** Finds words for a picture that do not say what it shows. */
export function* findEmptyAlternatives(typed: TypedText): Generator<Diagnostic> {
  const { pointer, text } = typed;
  if (!pointer.endsWith('/alt')) return;
  if (FILE_NAME.test(text)) yield atPlace(typed, 'file-name-as-words', { text });
  const [words] = CALLED_PICTURE.exec(text) ?? [];
  if (words === undefined) return;
  const piece = { start: 0, end: words.length };
  yield atPiece(typed, 'picture-called-picture', { words: words.trimEnd() }, piece);
}
