import type { Replacement } from './entry.ts';
import { error, fixableError } from './entry.ts';

const howToContinue =
  'If it goes on with the text above, indent it deeper than the name of that text.';

/** What a line without a colon was probably meant as. */
function noColon(typed: string): string {
  if (/^(?:\/[/*]|<!--)/.test(typed)) return 'A comment begins with #. Write that in its stead.';
  if (/^(["']).*: .*\1$/.test(typed))
    return 'Quotes make one text of a name and its value. Take them away.';
  if (typed.includes('：'))
    return `The sign ： only looks like a colon. Write \`${typed.replace(/\s*：\s*/, ': ')}\`.`;
  const [mark] = /^(?:`{3}|[^\p{L}\p{N}]{3,}$)/u.exec(typed) ?? [];
  if (mark !== undefined)
    return `The mark ${mark} comes from elsewhere, such as Markdown, and is no part of the file. Delete the line.`;
  const comment = /\w+ \w+ \w/.test(typed) ? ' A comment begins with #.' : '';
  return `There is no colon after a name in this line. Write it as \`name: value\`.${comment}`;
}

/** What can be wrong with the lines of a file, before its content is looked at. */
export const yamlCodes = {
  'tab-indentation': fixableError(
    'This line is indented with a tab, and YAML allows only spaces there. Replace the tab with {spaces:space}.',
    'A line is indented with a tab.',
    'YAML allows only spaces there, because tabs are shown with different widths.',
    'Replace the tab with spaces, as many as the lines beside it have. Editors can be set to insert spaces.',
  ),
  'odd-space': fixableError(
    'What looks like a space here is another character, as web pages and word processors have them. Delete it and type {spaces:space}.',
    'A character looks like a space and is another one, such as a no-break space copied from a web page.',
    'YAML does not take it for a space, so the line is read differently than it looks.',
    'Delete it and type ordinary spaces.',
  ),
  'deep-blank-line': fixableError(
    'This line has nothing but {found:space}, and the text below it is indented by fewer. Delete the spaces of this line.',
    'Above the first words of a text below `>` or `|` is a line of more spaces than the text is indented by.',
    'YAML takes the first line for how deep the text is indented.',
    'Delete the spaces of the line. It may stay empty.',
  ),
  'bad-indentation': error(
    'This line is indented by {found:space}, where {expected:space} [{isSingle}is|are] expected, so it is unclear what it belongs to. Indent it like the lines that it stands beside. If it goes on with the text above, put the whole text in quotes.',
    'The indentation of a line fits none of the lines above it.',
    'Indentation decides which field a line belongs to, and here that is unclear.',
    'Indent the line exactly like the fields or items that it belongs with. Put a text that continues here in quotes.',
    { fixable: beginsField },
  ),
  'missing-colon': error(
    ({ typed }: { typed: string }) => `${noColon(typed)} ${howToContinue}`,
    'A line among fields has no colon after its name.',
    'Without the colon YAML cannot tell the name from its value.',
    'Write `name: value`. A line that continues the text above must be indented deeper than that field.',
  ),
  'missing-space-after-colon': fixableError(
    'There is no space after the colon, so "{name}" is not read as a field. Write `{name}: {value}`. If all of it is a text, put it in quotes.',
    'A value follows its colon without a space.',
    'YAML then reads name, colon and value as one text, and the field is missing.',
    'Write a space after the colon. If the whole line is meant as a text, put it in quotes.',
  ),
  'missing-space-after-dash': fixableError(
    'There is no space after the dash, so this is not read as an item of the list. Write `- ` and then the item.',
    'An item of a list follows its dash without a space.',
    'YAML then reads the dash as part of a text, and the item is missing from the list.',
    'Write the dash, a space, and then the item.',
  ),
  'missing-dash': error(
    'This line stands in a list without a dash. Write `- ` before it. If it goes on with the item above, indent it deeper than the dash of that item.',
    'A line stands between the items of a list and has no dash.',
    'It is unclear whether it is an item of its own or continues the one above.',
    'Start it with a dash and a space, or indent it deeper than the dash of the item it continues.',
    { fixable: beginsField },
  ),
  'wrong-dash': fixableError(
    'An item of a list begins with a dash, and {sign} is another sign. Write `- ` in its place.',
    'An item of a list begins with a sign that looks like a dash or a bullet.',
    'YAML knows only the hyphen of the keyboard; word processors replace it as you type.',
    'Delete the sign and type a hyphen and a space.',
  ),
  'stray-sign': error(
    'This line begins with {sign}, as lines do that are copied from a comparison of two versions, from a mail or along with their numbers. Delete it, and indent the line like those that it stands beside.',
    'A line begins with a sign or a number that does not belong to it, such as + or >.',
    'Lines that are copied from a comparison of two versions, from a mail or along with their numbers begin so, and YAML takes that for text.',
    'Delete it, and indent the line like those that it stands beside.',
  ),
  'text-beside-block': error(
    'A text stands beside "{name}", and [{isText}the lines below it are read as more of it, though one of them holds a colon. Delete those that the new text takes the place of. If the line with their name is missing, write it above them. If all is one text, write `{name}: >-` and the whole text below it.|fields or items stand below it. Only one of the two can be its value. Delete the text; or, ][{isText}|{isOutdented}if the line belongs with those below it, indent it like them.|if the line with the name of what is below is missing, write it above that; or, if that belongs elsewhere, indent it like the lines that it stands beside.]',
    'A name has a text beside it, and fields or items below it, or the lines of another text.',
    'A field has one value, and only one of the two can be it.',
    'Delete the text, or those lines of another that it takes the place of. If it belongs there, indent the line like those below it, or those below it like those that they stand beside.',
  ),
  'filled-empty': fixableError(
    '`{typed}` says that "{name}" has nothing, and [{areItems}items|fields] stand below it. Delete the `{typed}`, so that they belong to "{name}".',
    'A name has `{}` or `[]` beside it, and fields or items below it.',
    'A field has one value: nothing, or what stands below it.',
    'Delete the `{}` or `[]`.',
  ),
  'time-below-value': error(
    'A value that has a time is an entry of a list. Leave "{name}:" alone in its line, write `- value: {value}` below it, and below `value` `{times}`.',
    'A `from` or `until` stands below the value that it is about.',
    'A field has one value. What holds for a time alone is written with its time, as one of several.',
    'Write the name alone, below it `- value:` with the value, and `from` or `until` below `value`.',
  ),
  'item-among-fields': error(
    'An item of a list stands among fields. Move it below the name of its list, or delete the dash if it is a field.',
    'A line that starts with a dash stands among named fields.',
    'A place holds either fields or a list, never both.',
    'Move the item below the name of its list. If it is a field, delete the dash.',
  ),
  'list-beside-name': error(
    'A list starts in the line below its name. Move the dash and what follows to a line of its own.',
    'The first item of a list stands on the same line as the name of the list.',
    'YAML reads the dash as part of a text there.',
    'Move the dash and what follows it to the next line.',
  ),
  'duplicate-key': error(
    '"{name}" is written twice in the same place, and only one of the two can count. Delete one, or give it its right name.',
    'The same field is written twice in one place.',
    'Only one of the two can count, and readers cannot see which.',
    'Delete one of them, or correct its name.',
  ),
} as const;

/** Whether a line begins with a dash or a name and colon, so that it continues no text. */
function beginsField({ suggestion, behind }: Replacement): boolean {
  return /^\s*(?:- )?[a-z]\w*:(?:\s|$)/i.test(suggestion + behind);
}
