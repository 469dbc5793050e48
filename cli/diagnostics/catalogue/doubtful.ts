import { error, fixable, rewording, warning } from './entry.ts';

export interface Garbled {
  readonly typed: string;
  readonly meant: string;
}

export interface Unreadable {
  /** The number of the character, such as U+FFFD. */
  readonly name: string;
  /** Shown by a single font only. */
  readonly isPrivate: boolean;
  readonly instead: string | undefined;
}

export interface Numeral {
  readonly source: string;
  readonly becomes: string;
  readonly instead: string | undefined;
}

export interface LostName {
  /** The field whose text the line is read as. */
  readonly beside: string;
  readonly isItem: boolean;
  /** No field that is usual here is missing, so the line may be left of a text that the one beside the name replaced. */
  readonly isLeftOver: boolean;
  /** The fields that the line may have been the text of. */
  readonly absent: readonly string[];
}

/** Of more than three names none is likely. */
function namesFor(absent: readonly string[]): string {
  if (absent.length === 0 || absent.length > 3) return '';
  return `, such as ${absent.map((name) => `\`${name}: >-\``).join(' or ')}`;
}

/** What a file may hold, and what was hardly meant as it is typed. */
export const doubtfulCodes = {
  'doubtful-number': error(({ source, becomes, instead }: Numeral) => {
    const reading =
      source === becomes
        ? `${source} has more than two decimals`
        : `${source} is read as ${becomes}, because a point stands before decimals`;
    return instead === undefined
      ? `${reading}. Write thousands without a point, and at most two decimals, such as 3.50.`
      : `${reading}. Write ${instead}: thousands take no point.`;
  }),
  'unusual-number': rewording.warning(
    ({ source, becomes }: Numeral) =>
      `${source} is read as ${becomes}. Write ${becomes}, so that nobody reads another number in it; or put it right if a digit is missing.`,
  ),
  'comment-in-text': error(
    ({ field }: { field: string }) =>
      `This line is no comment, because it stands inside the text of "${field}": visitors would read it. Move it above "${field}", or delete it. If it belongs to the text, let the line begin with the word before it.`,
  ),
  'lost-field-name': warning(({ beside, isItem, isLeftOver, absent }: LostName) => {
    if (isItem) {
      return 'This line may have lost its dash: it is read as part of the entry above. Put `- >-` above it. If it belongs to that entry, let the line begin with the word before it.';
    }
    const what = isLeftOver
      ? `This line is read as part of "${beside}", whose text begins beside its name. If that text is a new one, delete what is left of the old one here. If the line lost the name of its field, put`
      : `This line may have lost the name of its field: it is read as part of "${beside}". Put`;
    return `${what} the line with its name back above it${namesFor(absent)}. If it belongs to "${beside}", let the line begin with the word before it.`;
  }),
  'invisible-character': fixable(
    error(
      ({ name, before }: { name: string; before: string }) =>
        `${before === '' ? 'At the start of the text' : `After "${before}"`} there is a character that nobody sees (${name}). Searching, copying and reading aloud stumble over it. Delete it.`,
    ),
  ),
  'unreadable-character': error(({ name, isPrivate, instead }: Unreadable) => {
    const what = isPrivate
      ? `There is a character here that a single font has (${name}), and visitors would see an empty box.`
      : `A character was lost here, and this sign is shown in its place (${name}).`;
    return `${what} ${instead === undefined ? 'Write the one that belongs here.' : `Write ${instead}, if that belongs here.`}`;
  }),
  'garbled-text': rewording.error(({ typed, meant }: Garbled) =>
    meant.trim() === ''
      ? `"${typed}" stands for a blank that was copied with the wrong encoding. Put a space in its place.`
      : `"${typed}" is what becomes of "${meant}" when a text is copied with the wrong encoding. Write "${meant}".`,
  ),
  'placeholder-text': warning(
    ({ words }: { words: string }) =>
      `Visitors would read "${words}", which stands for words that are still to come. Write those, or leave them out.`,
  ),
  'quotes-in-text': warning(({ inside, comma }: { inside: string; comma: string }) =>
    comma === ''
      ? `Visitors would read the straight quotes around this text. If they are not to be read, write only ${inside}; if somebody is quoted, write “${inside}”.`
      : `Visitors would read the quotes around this text and the comma behind them. Write only ${inside}`,
  ),
  'comma-at-end': warning(
    () => 'This text ends in a comma, and visitors would read it. Delete the comma.',
  ),
  'unmatched-quote': warning(
    ({ quote }: { quote: string }) =>
      `This ${quote} has no partner in its text. Add the one that opens or closes the quotation, or delete it. Quotations are written “like this”.`,
  ),
  'doubled-word': rewording.warning(
    ({ words, word }: { words: string; word: string }) =>
      `"${words}" has a word twice. Write "${word}".`,
  ),
} as const;
