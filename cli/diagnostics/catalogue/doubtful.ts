import { always, error, fixableError, warning } from './entry.ts';

/** What a file may hold, and what was hardly meant as it is typed. */
export const doubtfulCodes = {
  'doubtful-number': error(
    '{source} [is read as {becomes}, because a point stands before decimals|has more than two decimals]. Write [{instead}: thousands take no point|thousands without a point, and at most two decimals, such as 3.50].',
    'A number has a point before three digits, or more than two decimals.',
    'In YAML a point stands before decimals: 5.000 is five, and pages would offer for $5 what costs $5,000.',
    'Write thousands without a point or comma, such as 5000, and at most two decimals, such as 3.50.',
  ),
  'unusual-number': warning(
    '{source} is read as {becomes}. Write {becomes}, so that nobody reads another number in it; or put it right if a digit is missing.',
    'A number is written in a way that only programs use, such as 05, 1e3, 0x1F or .5.',
    'People may read another number in it than pages show.',
    'Write the plain number that the message names.',
  ),
  'comment-in-text': error(
    'This line is no comment, because it stands inside the text of "{field}": visitors would read it. Move it above "{field}", or delete it. If it belongs to the text, let the line begin with the word before it.',
    'A line that begins with # stands inside a text of several lines.',
    'Within a text nothing is a comment, so visitors would read the line.',
    'Move the line above the name of the field, or delete it.',
  ),
  'comment-in-words': error(
    'Visitors would read what stands between {sign} and its end: a text has no comments. Move it into a line of its own above the field, behind a #, or delete it.',
    'A text holds a comment between `/*` and `*/`, or `<!--` and `-->`.',
    'Within a text nothing is a comment, so visitors would read it.',
    'Move it into a line of its own above the field, behind a #, or delete it.',
  ),
  'blank-before-sign': warning(
    'A blank stands before "{sign}". Delete it.',
    'A blank stands before a comma, a semicolon, or the sign that ends a sentence.',
    'Visitors would read it so, and the sign may stand alone at the start of a line.',
    'Delete the blank.',
    { fixable: always },
  ),
  'wrapped-link': error(
    'This address was copied from a mail or a search, and leads through a program that follows who opens it. Write [{address}|the address of the page itself].',
    'An address is that of a scanner of mails or of a search engine, which leads on to another.',
    'Visitors would be led through a service of others, whose addresses stop to work.',
    'Open the link, and copy the address of the page that it leads to.',
    { fixable: always },
  ),
  'lost-field-name': warning(
    '[{isItem}This line may have lost its dash: it is read as part of the entry above. Put `- >-` above it. If it belongs to that entry, let the line begin with the word before it.|{isLeftOver}This line is read as part of "{beside}", whose text begins beside its name. If that text is a new one, delete what is left of the old one here. If the line lost the name of its field, put|This line may have lost the name of its field: it is read as part of "{beside}". Put][{isItem}| the line with its name back above it][, such as {absent}][{isItem}|. If it belongs to "{beside}", let the line begin with the word before it.]',
    'A line within a text reads like the start of another, as if the line with its name was deleted or a new text written above.',
    'Visitors would read it in the field above. It is an error where a field is missing, or a text too long, for that.',
    'Put the line with the name back, such as `title: >-`, or delete the rest of the old one. If all is one text, begin the line with the word that ends the one above.',
  ),
  'invisible-character': fixableError(
    '[After "{before}"|At the start of the text] there is a character that nobody sees ({name}). Searching, copying and reading aloud stumble over it. Delete it.',
    'A text holds a character without any width, as web pages and word processors leave them behind.',
    'Nobody sees it, but a search does not find the word, and programs that read aloud say it wrong.',
    'Delete the character. Where an editor does not show it, delete the letters around it and type them again.',
  ),
  'unreadable-character': error(
    '[{isPrivate}There is a character here that a single font has ({name}), and visitors would see an empty box.|A character was lost here, and this sign is shown in its place ({name}).] Write [{instead}, if that belongs here|the one that belongs here].',
    'A text holds the sign for a lost character, or one that only a single font knows.',
    'Visitors would see an empty box or a question mark.',
    'Write the character that belongs there.',
  ),
  'garbled-text': error(
    '"{typed}" [is what becomes of "{meant}" when a text is copied with the wrong encoding. Write "{meant}".|stands for a blank that was copied with the wrong encoding. Put a space in its place.]',
    'A text holds characters such as â€™ or Ã©, which arise when it is read with the wrong encoding and saved again.',
    'Visitors would read them as they stand.',
    'Write the character that the message names, and open the text that it was copied from as UTF-8.',
  ),
  'placeholder-text': warning(
    'Visitors would read "{words}", which stands for words that are still to come. Write those, or leave them out.',
    'A text holds words such as TODO, TBD or lorem ipsum.',
    'They stand for words that are still to come, and visitors would read them.',
    'Write the words that belong there, or leave them out until they are known.',
  ),
  'quotes-in-text': warning(
    'Visitors would read the [{isListed}quotes around this text and the comma behind them. Write only {inside}|straight quotes around this text. If they are not to be read, write only {inside}; if somebody is quoted, write “{inside}”.]',
    'Straight quotes stand around all of a text, within the text itself.',
    'They were typed for a program, or copied from a list, and visitors would read them.',
    'Delete them. For the words of somebody, write real quotes: “ and ”.',
  ),
  'comma-at-end': warning(
    'This text ends in a comma, and visitors would read it. Delete the comma.',
    'A text ends in a comma.',
    'It was probably copied from a list or a longer sentence, and visitors would read it.',
    'Delete the comma.',
  ),
  'unmatched-quote': warning(
    'This {quote} has no partner in its text. Add the one that opens or closes the quotation, or delete it. Quotations are written “like this”.',
    'A quotation opens and never closes, or closes without having opened.',
    'Visitors would not know where it ends.',
    'Add the missing quote, or delete the one that stands alone.',
  ),
  'misspelt-date': warning(
    '"{word}" was probably meant as "{meant}". Write that.',
    'The name of a month or weekday has a letter wrong.',
    'Visitors would read it so, and dates with it are compared with nothing.',
    'Write the name that the message gives.',
  ),
  'doubled-word': warning(
    '"{words}" has a word twice. Write "{word}".',
    'A small word such as "the" is written twice in a row.',
    'Visitors would read it twice.',
    'Delete one of the two.',
  ),
} as const;
