import type { doubtfulCodes } from '../catalogue/doubtful.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const doubtfulExplanations: Readonly<Record<keyof typeof doubtfulCodes, Explanation>> = {
  'doubtful-number': explanation(
    'A number has a point before three digits, or more than two decimals.',
    'In YAML a point stands before decimals: 5.000 is five, and pages would offer for $5 what costs $5,000.',
    'Write thousands without a point or comma, such as 5000, and at most two decimals, such as 3.50.',
  ),
  'unusual-number': explanation(
    'A number is written in a way that only programs use, such as 05, 1e3, 0x1F or .5.',
    'People may read another number in it than pages show.',
    'Write the plain number that the message names.',
  ),
  'comment-in-text': explanation(
    'A line that begins with # stands inside a text of several lines.',
    'Within a text nothing is a comment, so visitors would read the line.',
    'Move the line above the name of the field, or delete it.',
  ),
  'lost-field-name': explanation(
    'A line within a text reads like the start of another text, as if the line with its name was deleted, or a new text written above it.',
    'It has joined the text of the field above, where visitors would read it.',
    'Put the line with the name back, such as `description: >-`, or delete what is left of the old text. If all is one text, let the line begin with the word that ends the line above.',
  ),
  'invisible-character': explanation(
    'A text holds a character without any width, as web pages and word processors leave them behind.',
    'Nobody sees it, but a search does not find the word, and programs that read aloud say it wrong.',
    'Delete the character. Where an editor does not show it, delete the letters around it and type them again.',
  ),
  'unreadable-character': explanation(
    'A text holds the sign for a lost character, or one that only a single font knows.',
    'Visitors would see an empty box or a question mark.',
    'Write the character that belongs there.',
  ),
  'garbled-text': explanation(
    'A text holds characters such as â€™ or Ã©, which arise when it is read with the wrong encoding and saved again.',
    'Visitors would read them as they stand.',
    'Write the character that the message names, and open the text that it was copied from as UTF-8.',
  ),
  'placeholder-text': explanation(
    'A text holds words such as TODO, TBD or lorem ipsum.',
    'They stand for words that are still to come, and visitors would read them.',
    'Write the words that belong there, or leave them out until they are known.',
  ),
  'quotes-in-text': explanation(
    'Straight quotes stand around all of a text, within the text itself.',
    'They were typed for a program, or copied from a list, and visitors would read them.',
    'Delete them. For the words of somebody, write real quotes: “ and ”.',
  ),
  'comma-at-end': explanation(
    'A text ends in a comma.',
    'It was probably copied from a list or a longer sentence, and visitors would read it.',
    'Delete the comma.',
  ),
  'unmatched-quote': explanation(
    'A quotation opens and never closes, or closes without having opened.',
    'Visitors would not know where it ends.',
    'Add the missing quote, or delete the one that stands alone.',
  ),
  'doubled-word': explanation(
    'A small word such as "the" is written twice in a row.',
    'Visitors would read it twice.',
    'Delete one of the two.',
  ),
};
