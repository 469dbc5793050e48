import type { Replacement } from './entry.ts';
import { error, fixableError, warning } from './entry.ts';

/** What can be wrong with a single text: words, links, addresses, dates, names. */
export const textCodes = {
  'empty-text': error(
    'The text of {what} [{blank}has only blanks|is empty]. Write something[{needed}|, or delete the line].',
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
  'lone-mark': error(
    ({ mark }: { mark: string }) =>
      mark === '**'
        ? 'Two asterisks stand alone here. Put two before the bold words and two behind them, without blanks inside: **bold words**.'
        : `The bracket ${mark} stands alone here. A link is its words in square brackets and, without a blank between, its address in round ones: [words](https://…).`,
    'A text with bold words or links contains a mark without its counterpart, such as two asterisks or a square bracket.',
    'Visitors would read the mark, and the words after it would be neither bold nor a link.',
    'Write `**bold words**` or `[words](https://…)`, or delete the mark.',
  ),
  'unsafe-link': error(
    '"{value}" cannot be used as a link: {why}. [Write "{instead}".|Links start with https://, mailto: or, within this site, with a single slash, such as /about/.]',
    'The value cannot be used as a link, for example because it runs code or depends on the page it stands on.',
    'Such a link would be broken, or lead visitors where nobody intends.',
    'Start links with https://, mailto: or tel:, or with a single slash within this site, such as /about/.',
    { fixable: keepsName },
  ),
  'video-page': error(
    '"{value}" is a page of {service}, which other sites cannot show, so the video would not play. Write the address of a video file (mp4 or webm), or the one that {service} gives for embedding[: "{embed}"].',
    'The address is the web page of a video, not the video itself.',
    'Those pages refuse to be shown inside other sites, so the video would not play.',
    'Write the address of a video file, or the address for embedding that the service offers.',
  ),
  'video-file': error(
    '"{value}" ends in .{ending}, and no browser plays such a file as a video. Save the video as MP4 or WebM, and write the address of that file.',
    'The address leads to a file that browsers do not play as a video.',
    'Visitors would see an error in place of the video.',
    'Save the video as MP4 (H.264) or WebM, and write the address of that file.',
  ),
  'bad-phone': error(
    '"{value}" is not a phone number that a tap can dial. [Did you mean "{instead}"? ]Write all 10 digits, also with a 1 before them, such as 1-800-555-0199; blanks, hyphens, dots and brackets may stand between. A number abroad begins with +.',
    'The value is not a phone number that can be dialled.',
    'Visitors who tap it would reach nobody. Letters and extensions cannot be dialled by a tap.',
    'Write digits, with blanks, hyphens, dots or brackets between them.',
    { fixable: keepsName },
  ),
  'bad-origin': error(
    '"{value}" is not the address of a host. [Did you mean "{instead}"? ]Write https:// and the name of the host, without a slash at the end, such as https://www.careerexplorer.example.',
    'The value is not the address of a host.',
    'Every page names the address it is published under, and search engines rely on it.',
    'Write https:// and the name of the host, without a path and without a slash at the end.',
    { fixable: keepsName },
  ),
  'bad-email': error(
    '"{value}" is not an e-mail address. [Did you mean "{instead}"? ]Write it like hello@careerexplorer.example.',
    'The value is not an e-mail address.',
    'Messages of visitors would not arrive.',
    'Write it like hello@careerexplorer.example.',
    { fixable: keepsName },
  ),
  'bad-date': error(
    '"{value}" is not a day of the calendar in the form year-month-day. [Did you mean "{instead}"? ]Write it like 2026-03-12.',
    'The value is not a day of the calendar in the form year-month-day.',
    'It could not be sorted or compared.',
    'Write it like 2026-03-12.',
  ),
  'bad-moment': error(
    '"{value}" is not a day of the calendar with an hour from 00:00 to 23:59. [Did you mean "{instead}"? ]Write it like 2027-01-21 15:30.',
    'The value is not a day and an hour in the form year-month-day hour:minute.',
    'Nobody could know when something begins.',
    'Write it like 2027-01-21 15:30.',
  ),
  'bad-count': error(
    '"{value}" is no number, nor the word of one. [Did you mean "{instead}"? ]Write the number or its word alone: the texts that print it name the unit.',
    'The value has more than a number, or the word of one, such as its unit.',
    'Texts print it before the unit, which visitors would read twice.',
    'Write a number such as 2, or a word such as two.',
  ),
  'bad-time-zone': error(
    'There is no time zone "{value}". [Did you mean "{instead}"? ]Write the IANA name of a place that has the same time, such as America/New_York or America/Los_Angeles.',
    'The value is not the name of a time zone in the IANA database.',
    'The hours of webinars could not be told to people elsewhere.',
    'Write a name such as America/New_York, America/Chicago, America/Denver or America/Los_Angeles.',
  ),
  'bad-colour': error(
    '"{value}" is not a colour. [Did you mean "{instead}"? ]Write # and six digits or letters from a to f, in quotes, such as "#D3D3D3".',
    'The value is not a colour of six hexadecimal digits.',
    'Browsers would ignore it.',
    'Write # and six digits or letters from a to f, in quotes, such as `"#D3D3D3"`.',
  ),
  'bad-region-code': error(
    '"{value}" is not the code of a region. [Did you mean "{instead}"? ]Write the two capital letters of the state, such as NJ.',
    'The code of a region must be two capital letters.',
    'The code stands in addresses and finds the region on the map.',
    'Write the two-letter abbreviation of the state, such as NJ.',
    { fixable: keepsName },
  ),
  'bad-region-key': error(
    '"{value}" cannot be the key of a region. [Did you mean "{instead}"? ]Write the full name in lower case, with underscores for spaces, such as new_jersey.[ If this is a copy, write its own code as well: the code {code} is that of "{other}" already.]',
    'The key of a region must be lower-case words joined by underscores.',
    'Other regions refer to it by this key.',
    'Write the full name in lower case with underscores for spaces, such as new_jersey.',
  ),
  'bad-site-id': error(
    '"{value}" cannot be a siteId. [Did you mean "{instead}"? ]Write lower-case letters, digits and hyphens, such as nj.',
    'A siteId has lower-case letters, digits and hyphens only.',
    'The API finds the webinars of a region by it.',
    'Write such an id, or delete the line to use the code in lower case.',
  ),
  'bad-index-now-key': error(
    '"{value}" is no key for IndexNow. Write 32 digits and letters from a to f, as `openssl rand -hex 16` prints them.',
    'The key for IndexNow has 32 hexadecimal digits.',
    'Search engines would not take a list of changed pages from this site.',
    'Write what `openssl rand -hex 16` prints.',
  ),
  'bad-site-address': error(
    '"{value}" is no address of this site. [Did you mean "{instead}"? ]Write what follows the host, from the slash on, such as /nv/plan/.',
    'An address of this site is a path: it begins with a slash and has no spaces and no query.',
    'Hosts could not answer it.',
    'Write what follows the host in the address, from the slash on, such as `/nv/plan/`.',
    { fixable: keepsName },
  ),
  'bad-page-address': error(
    'A page cannot be at "{value}". [Did you mean "{instead}"? ]Write lower-case letters, digits and hyphens between slashes, such as /families/.',
    'The address of a page is lower-case letters, digits and hyphens between slashes.',
    'Hosts would answer it in different ways, or not at all.',
    'Write it like `/families/`, without the address of a state.',
    { fixable: keepsName },
  ),
  'bad-language': error(
    '"{value}" is no language. [Did you mean "{instead}"? ]Write two or three letters, such as es for Spanish, and where it matters a country, such as es-US.',
    'A language is not written as its tag.',
    'Browsers and screen readers would take the page for English, and read its words wrong.',
    'Write the tag of the language, such as `es`, or with a country `es-US`.',
    { fixable: keepsName },
  ),
  'bad-path-prefix': error(
    'Addresses of the site cannot start with "{value}". [Did you mean "{instead}"? ]Write a slash, then lower-case letters, digits or hyphens, such as /nj.',
    'A path prefix is a slash followed by lower-case letters, digits or hyphens.',
    'All addresses of the region start with it.',
    'Write it like /nj, or delete the line to use the code in lower case.',
    { fixable: keepsName },
  ),
  'bad-alias': error(
    '"{value}" cannot be another name of a region, because it is also part of addresses. [Did you mean "{instead}"? ]Write letters and digits, with single spaces, hyphens or underscores between them.',
    'Another name of a region contains characters that cannot be part of an address.',
    'Visitors reach the region by an address with this name.',
    'Write letters and digits, with single spaces, hyphens or underscores between them.',
  ),
  'bad-name': error(
    '"{value}" cannot be used as a name, because other programs look it up in this form. [Did you mean "{instead}"? ]Write letters, digits and hyphens, without spaces.',
    'The value is a name by which a file or service is found, and it contains other characters than names have.',
    'Nothing would be found by it.',
    'Write letters, digits and hyphens, without spaces.',
  ),
  'bad-block-name': error(
    '"{value}" cannot be the name of a page or of a block. [Did you mean "{instead}"? ]Begin with a lower-case letter and go on with letters, digits and hyphens, such as first-week; "main" is what the whole page is called.',
    'The name of a page of blocks, or of a block, holds other characters than names have, or is `main`.',
    'Links could not lead to the block by its name, and names of digits alone would lose their place.',
    'Write lower-case letters, digits and hyphens, beginning with a letter.',
    { fixable: keepsName },
  ),
  'invisible-character': fixableError(
    '[After "{before}"|At the start of the text] there is a character that nobody sees ({name}). Searching, copying and reading aloud stumble over it. Delete it.',
    'A text holds a character without any width, as web pages and word processors leave them behind.',
    'Nobody sees it, but a search does not find the word, and programs that read aloud say it wrong.',
    'Delete the character. Where an editor does not show it, delete the letters around it and type them again.',
  ),
} as const;

/** Whether a suggestion changes only the case, or what stands around a name, such as `https://`. */
function keepsName({ typed, suggestion }: Replacement): boolean {
  return nameIn(typed) === nameIn(suggestion);
}

function nameIn(text: string): string {
  const [, bare = ''] = /^["']?(?:https:\/\/|mailto:|tel:|[/#]*)(.*?)\/?["']?$/i.exec(text) ?? [];
  return bare.toLowerCase();
}
