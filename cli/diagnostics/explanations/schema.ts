import type { schemaCodes } from '../catalogue/schema.ts';
import { doubtfulExplanations } from './doubtful.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const schemaExplanations: Readonly<Record<keyof typeof schemaCodes, Explanation>> = {
  'unknown-version': explanation(
    'The file states a version of its format that this program does not know.',
    'The fields of another version may mean something else.',
    'Write `version: 1`, or use the version of career-site that the file was written for.',
  ),
  'unknown-field': explanation(
    'There is no field of this name in this place.',
    'An unknown field would be ignored, so what it says would never be shown.',
    'Correct the spelling; the message names the nearest field. Letter case counts.',
  ),
  'misplaced-field': explanation(
    'The field exists, but it belongs in another place.',
    'In the wrong place it would be ignored.',
    'Move it to the place that the message names, and indent it like the fields there.',
  ),
  'missing-field': explanation(
    'A field that is required here is missing.',
    'A page needs it and has nothing to show without it.',
    'Add the field. Content that all regions share belongs under `defaults`.',
  ),
  'missing-plan': explanation(
    'The list of plans lacks an account type that the pricing pages compare.',
    'The comparison table would have an empty column.',
    'Add an entry for each account type that the message names.',
  ),
  'missing-section': explanation(
    'The sections of the landing page lack one of the pages that they lead to.',
    'Nothing on the landing page would tell visitors about that part of the product.',
    'Add a section with the page that the message names. Where two sections name the same page, correct one.',
  ),
  'empty-value': explanation(
    'A field has a name and a colon, but no value.',
    'YAML reads it as "nothing", which no page can show.',
    'Write a value, or delete the line if the field is optional.',
  ),
  'wrong-type': explanation(
    'The value is of another kind than the field holds, such as a text where a list belongs.',
    'The page could not show it.',
    'Write the kind of value that the message names. Lists have one dash per item, groups have named fields.',
  ),
  'number-as-text': explanation(
    'A text consists of digits and has no quotes, so YAML reads a number.',
    'Numbers lose leading zeros and plus signs, so 007 would become 7.',
    'Put the value in quotes.',
  ),
  'boolean-as-text': explanation(
    'A text is written as true or false without quotes.',
    'YAML reads it as yes or no and not as a word.',
    'Put the value in quotes.',
  ),
  'date-as-text': explanation(
    'A date stands in a text field without quotes.',
    'This program reads a text, but others, such as editors, read a date and may reformat it.',
    'Put the date in quotes.',
  ),
  'boolean-word': explanation(
    'A switch is set with a word such as yes, no, on or off.',
    'These are plain words in YAML 1.2 and switch nothing.',
    'Write true or false.',
  ),
  'not-one-of': explanation(
    'The field takes one of a few words, and this is not one of them.',
    'The program would not know what to do with it.',
    'Write one of the words that the message lists.',
  ),
  'out-of-range': explanation(
    'A number is smaller or larger than the field allows.',
    'It is usually a slip, such as a digit too many.',
    'Write a number between the limits that the message names.',
  ),
  'wrong-count': explanation(
    'A list has fewer or more entries than its place has room for.',
    'The layout of the page is made for a certain number of entries.',
    'Add or delete entries until the number fits.',
  ),
  'duplicate-item': explanation(
    'The same entry stands twice in a list.',
    'Visitors would see it twice.',
    'Delete one of the two, or correct it.',
  ),
  'empty-text': explanation(
    'A text is empty or consists of blanks.',
    'The page would have a gap where the text belongs.',
    'Write the text, or delete the line if the field is optional.',
  ),
  'text-too-long': explanation(
    'A text is longer than its place on the page.',
    'It would be cut off, or push other content out of its place.',
    'Shorten it to the length that the message names.',
  ),
  'line-break-in-text': explanation(
    'A text has line breaks, and its place shows one paragraph.',
    'The breaks would disappear or split the text where nobody wants it.',
    'Write it on one line, or start it with `>-`, which joins the lines below it.',
  ),
  'html-in-text': explanation(
    'A text contains HTML.',
    'Texts are plain here, so visitors would read the tags.',
    'Write the text without the tags.',
  ),
  'field-in-text': explanation(
    'A line that looks like a field is indented so deep that it belongs to the text above.',
    'Visitors would read it as part of that text, and the field would be missing.',
    'Indent it like the field above. If it is part of the text, put the whole text in quotes.',
  ),
  'missing-placeholder': explanation(
    'A message lacks a word in single braces that the page replaces, such as {count}.',
    'Visitors would not read what the message is about, such as how many matches there are.',
    'Write the word in its braces where that belongs. The words around it are yours.',
  ),
  'unknown-placeholder': explanation(
    'A message holds a word in braces that the page does not replace.',
    'Visitors would read it as it stands, with its braces.',
    'Write one of those that the message names, in single braces, or the word itself.',
  ),
  'markdown-in-text': explanation(
    'A plain text contains marks of Markdown, such as `**` or `[ ]( )`.',
    'Only fields that say so, such as the paragraphs of the privacy page, can hold bold words and links. Elsewhere visitors would read the marks.',
    'Write the words without the marks.',
  ),
  'lone-mark': explanation(
    'A text with bold words or links contains a mark without its counterpart, such as two asterisks or a square bracket.',
    'Visitors would read the mark, and the words after it would be neither bold nor a link.',
    'Write `**bold words**` or `[words](https://…)`, or delete the mark.',
  ),
  'unsafe-link': explanation(
    'The value cannot be used as a link, for example because it runs code or depends on the page it stands on.',
    'Such a link would be broken, or lead visitors where nobody intends.',
    'Start links with https:// or mailto:, or with a single slash within this site, such as /about/.',
  ),
  'video-page': explanation(
    'The address is the web page of a video, not the video itself.',
    'Those pages refuse to be shown inside other sites, so the video would not play.',
    'Write the address of a video file, or the address for embedding that the service offers.',
  ),
  'video-file': explanation(
    'The address leads to a file that browsers do not play as a video.',
    'Visitors would see an error in place of the video.',
    'Save the video as MP4 (H.264) or WebM, and write the address of that file.',
  ),
  'bad-phone': explanation(
    'The value is not a phone number that can be dialled.',
    'Visitors who tap it would reach nobody. Letters and extensions cannot be dialled by a tap.',
    'Write digits, with blanks, hyphens, dots or brackets between them.',
  ),
  'bad-origin': explanation(
    'The value is not the address of a host.',
    'Every page names the address it is published under, and search engines rely on it.',
    'Write https:// and the name of the host, without a path and without a slash at the end.',
  ),
  'bad-email': explanation(
    'The value is not an e-mail address.',
    'Messages of visitors would not arrive.',
    'Write it like hello@careerexplorer.example.',
  ),
  'bad-date': explanation(
    'The value is not a day of the calendar in the form year-month-day.',
    'It could not be sorted or compared.',
    'Write it like 2026-03-12.',
  ),
  'bad-colour': explanation(
    'The value is not a colour of six hexadecimal digits.',
    'Browsers would ignore it.',
    'Write # and six digits or letters from a to f, in quotes, such as `"#D3D3D3"`.',
  ),
  'bad-region-code': explanation(
    'The code of a region must be two capital letters.',
    'The code stands in addresses and finds the region on the map.',
    'Write the two-letter abbreviation of the state, such as NJ.',
  ),
  'bad-region-key': explanation(
    'The key of a region must be lower-case words joined by underscores.',
    'Other regions refer to it by this key.',
    'Write the full name in lower case with underscores for spaces, such as new_jersey.',
  ),
  'bad-site-id': explanation(
    'A siteId has lower-case letters, digits and hyphens only.',
    'The API finds the webinars of a region by it.',
    'Write such an id, or delete the line to use the code in lower case.',
  ),
  'bad-path-prefix': explanation(
    'A path prefix is a slash followed by lower-case letters, digits or hyphens.',
    'All addresses of the region start with it.',
    'Write it like /nj, or delete the line to use the code in lower case.',
  ),
  'bad-alias': explanation(
    'Another name of a region contains characters that cannot be part of an address.',
    'Visitors reach the region by an address with this name.',
    'Write letters and digits, with single spaces, hyphens or underscores between them.',
  ),
  'bad-name': explanation(
    'The value is a name by which a file or service is found, and it contains other characters than names have.',
    'Nothing would be found by it.',
    'Write letters, digits and hyphens, without spaces.',
  ),
  ...doubtfulExplanations,
};
