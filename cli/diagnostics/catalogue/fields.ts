import type { Replacement } from './entry.ts';
import { always, error, fixableError, warning } from './entry.ts';

/** What can be wrong with names of fields and what they lack, and with the kind of a value. */
export const fieldCodes = {
  'unknown-version': error(
    'This program does not know version {version} of the file. Write `version: 1`, or use a newer program.',
    'The file states a version of its format that this program does not know.',
    'The fields of another version may mean something else.',
    'Write `version: 1`, or use the version of career-site that the file was written for.',
  ),
  'unknown-field': fixableError(
    '{Where} has no field "{name}".[ It was probably meant as "{nearest}".][ What you mean is probably {called}.][ Its fields are {known}.]',
    'There is no field of this name in this place.',
    'An unknown field would be ignored, so what it says would never be shown.',
    'Correct the spelling; the message names the nearest field. Letter case counts.',
  ),
  'foreign-comment': error(
    'In YAML {sign} begins no comment, so that this line is read as a field. If it is to be left out, write `# {name}`; if it counts, delete the {sign}.',
    'A line begins with `//`, `/*` or `<!--`, which begin a comment in other languages.',
    'YAML reads it as a field of that name, which no place knows.',
    'Write # before what is to be left out, in each of its lines.',
  ),
  'time-beside-entries': error(
    '"{name}" says when something is shown, and here it stands [beside "{above}" as a field of its own. Indent it like the fields of the entry that it is about|above all fields. Write the name of the field that it is about, below that `- value:` with what it says, and `{name}` below `value`].',
    'A `from` or `until` stands beside a list, and not in the entry of it that it is about.',
    'Nobody could know which of the entries is meant.',
    'Indent it like the fields of its entry. What has no entries is written as a list of dated values: `- value:`, and `from` or `until` below.',
  ),
  'names-with-dots': error(
    'Dots lead to no field here. Write each name on a line of its own, with a colon and indented below the one before: {names}.',
    'The names that lead to a field stand in one line, with dots between them.',
    'YAML takes them for a single name, which no place knows.',
    'Write each name on a line of its own, indented by two spaces more than the one before.',
  ),
  'comma-in-text': fixableError(
    'Between braces a comma ends the text of "{field}", and what follows is taken for a field. Put the text in quotes: {suggestion}',
    'A text between braces has a comma, and no quotes.',
    'YAML ends the text there, so that visitors would read half of it.',
    'Put the whole text in quotes.',
  ),
  'misplaced-field': error(
    '"{name}" does not belong in {where}, but in {locations}. [Write it below the line `{beside}:`, indented by two spaces more than that.|Move it there, and mind the indentation.]',
    'The field exists, but it belongs in another place.',
    'In the wrong place it would be ignored.',
    'Move it to the place that the message names, and indent it like the fields there.',
  ),
  'missing-parent': error(
    'The line [`{name}:`|{isText}with the name of this text, such as `text: >-`,|that begins this group, such as the name of a region or of a block,] is missing above this one. Write [its name and a colon, after {spaces:space},|it] there, and indent what belongs below it by two spaces more.',
    'The line with the name of a group is missing above its fields.',
    'The fields are read as part of the group above them.',
    'Write the line that the message names, and indent its fields by two spaces more than it.',
  ),
  'missing-field': error(
    '{Where} lacks the field "{name}". {about} [Add it, for example `{name}: {example}`.|Add "{name}".]',
    'A field that is required here is missing.',
    'A page needs it and has nothing to show without it.',
    'Add the field. Content that all regions share belongs under `defaults`.',
  ),
  'missing-plan': error(
    'The pricing pages compare four account types, but this list lacks {words}. Add an entry for each that is missing, such as `- id: {first}`.',
    'The list of plans lacks an account type that the pricing pages compare.',
    'The comparison table would have an empty column.',
    'Add an entry for each account type that the message names.',
  ),
  'missing-section': error(
    'The landing page has a section for each of three pages, but this list lacks {words}. Add a section for each that is missing, with `page: {first}`, and correct a page that is named twice.',
    'The sections of the landing page lack one of the pages that they lead to.',
    'Nothing on the landing page would tell visitors about that part of the product.',
    'Add a section with the page that the message names. Where two sections name the same page, correct one.',
  ),
  'empty-value': error(
    '{What} has no value[, since what begins with # is a comment. If that is the text, write {comment}|, since it is indented as deep as "{fieldBelow}" below it, which belongs in it. Indent {what} less.|. Write its fields below it, at least {fields}.|{needed}. Write one, or {nothing} if there is none.|. Write one, or {nothing} if there is none, or delete the line.|{needed}. Write one.|. Write one, or delete the line.]',
    'A field has a name and a colon, but no value.',
    'YAML reads it as "nothing", which no page can show.',
    'Write a value, or delete the line if the field is optional.',
  ),
  'wrong-type': error(
    '{What} must be {expected}, but this is {found}.',
    'The value is of another kind than the field holds, such as a text where a list belongs.',
    'The page could not show it.',
    'Write the kind of value that the message names. Lists have one dash per item, groups have named fields.',
    { fixable: keepsDecimals },
  ),
  'number-as-text': fixableError(
    '{source} without quotes is a number, [so it would become {becomes}. Put it in quotes to keep it as it is.|and a text belongs here. Put it in quotes.]',
    'A text consists of digits and has no quotes, so YAML reads a number.',
    'Numbers lose leading zeros and plus signs, so 007 would become 7.',
    'Put the value in quotes.',
  ),
  'boolean-as-text': fixableError(
    '{source} without quotes means yes or no to the program, and a text belongs here. Put it in quotes.',
    'A text is written as true or false without quotes.',
    'YAML reads it as yes or no and not as a word.',
    'Put the value in quotes.',
  ),
  'date-as-text': warning(
    '{source} without quotes is a text here, but a date to other programs that read YAML, which may change how it is written. Put it in quotes.',
    'A date stands in a text field without quotes.',
    'This program reads a text, but others, such as editors, read a date and may reformat it.',
    'Put the date in quotes.',
    { fixable: always },
  ),
  'boolean-word': fixableError(
    '{source} is just a word here and switches nothing on or off. Write [{value}true for yes|false for no].',
    'A switch is set with a word such as yes, no, on or off.',
    'These are plain words in YAML 1.2 and switch nothing.',
    'Write true or false.',
  ),
  'not-one-of': fixableError(
    '"{value}" is not a possible value of {what}.[ It was probably meant as "{nearest}".] Write {allowed}.',
    'The field takes one of a few words, and this is not one of them.',
    'The program would not know what to do with it.',
    'Write one of the words that the message lists.',
  ),
  'out-of-range': error(
    '{value} is too [{isSmall}small|large] for {what}. Write a number from {minimum} to {maximum}.',
    'A number is smaller or larger than the field allows.',
    'It is usually a slip, such as a digit too many.',
    'Write a number between the limits that the message names.',
  ),
  'wrong-count': error(
    '{What} has [{isSingle}1 entry|{count} entries], but must have [{isExact}{minimum}|from {minimum} to {maximum}|at least {minimum}].',
    'A list has fewer or more entries than its place has room for.',
    'The layout of the page is made for a certain number of entries.',
    'Add or delete entries until the number fits.',
  ),
  'duplicate-item': error(
    'This entry is in {what} already. [{isFixed}Correct|Delete] one of the two.',
    'The same entry stands twice in a list.',
    'Visitors would see it twice.',
    'Delete one of the two, or correct it.',
  ),
} as const;

/** Whether a number keeps its decimals: a comma before them may divide thousands. */
function keepsDecimals({ typed, suggestion }: Replacement): boolean {
  return typed.includes('.') === suggestion.includes('.');
}
