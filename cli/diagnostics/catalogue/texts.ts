import { error, fixableError, warning } from './entry.ts';

/** What can be wrong with a single text. */
export const textCodes = {
  'empty-text': error(
    'The text of {what} is empty[{blank} but for blanks]. Write something[{needed}|, or delete the line].',
    'A text is empty or consists of blanks.',
    'The page would have a gap where the text belongs.',
    'Write the text, or delete the line if the field is optional.',
  ),
  'text-too-long': error(
    'The text of {what} has {length} characters, but its place has room for {limit}. Shorten it by {excess:character}.',
    'A text is longer than its place on the page.',
    'It would be cut off, or push other content out of its place.',
    'Shorten it to the length that the message names.',
  ),
  'line-break-in-text': error(
    'The text of {what} has line breaks, but its place shows a single paragraph. [{isBlank}Delete this empty line: even below `>-` it divides paragraphs.|{isDeeper}Indent this line like those around it: `>-` joins only such lines.|Write it on one line, or start it with `>-`, which joins the lines below it.]',
    'A text has line breaks, and its place shows one paragraph.',
    'The breaks would disappear or split the text where nobody wants it.',
    'Write it on one line, or start it with `>-`, which joins the lines below it.',
  ),
  'html-in-text': error(
    '{markup} is HTML, but visitors would read it letter for letter, because texts are plain here. Write the text without it[: "{bare}"].',
    'A text contains HTML.',
    'Texts are plain here, so visitors would read the tags.',
    'Write the text without the tags.',
  ),
  'field-in-text': error(
    'This line is indented so deep that it belongs to the text of "{beside}": visitors would read it there, and "{name}" would say nothing. Indent it like "{beside}". If it is to be read, put the whole text in quotes.',
    'A line that looks like a field is indented so deep that it belongs to the text above.',
    'Visitors would read it as part of that text, and the field would be missing.',
    'Indent it like the field above. If it is part of the text, put the whole text in quotes.',
  ),
  'missing-placeholder': error(
    ({ name }: { name: string }) =>
      `This text must hold {${name}}, with its braces: the page puts in its place what the text is about. Write it where that belongs.`,
    'A message lacks a word in single braces that the page replaces, such as {count}.',
    'Visitors would not read what the message is about, such as how many matches there are.',
    'Write the word in its braces where that belongs. The words around it are yours.',
  ),
  'unknown-placeholder': fixableError(
    'Nothing is put in the place of {typed} in this text, so that visitors would read it as it stands. [What is filled in here: {known}.|Write the word itself.]',
    'A message holds a word in braces that the page does not replace.',
    'Visitors would read it as it stands, with its braces.',
    'Write one of those that the message names, in single braces, or the word itself.',
  ),
  'markdown-in-text': warning(
    '[This is a plain text: visitors would read {typed} as it is typed, with its marks. Write only "{words}".|Visitors would read {typed} as it is typed. Write a blank in its place.]',
    'A text contains marks of Markdown, such as `#`, `*`, backticks or, where it is plain, `**` and `[ ]( )`.',
    'Only fields that say so, such as the paragraphs of the privacy page, can hold bold words and links, and none holds other marks. Visitors would read them.',
    'Write the words without the marks.',
  ),
} as const;
