import type { sourceCodes } from '../catalogue/source.ts';
import type { Explanation } from './explanation.ts';
import { explanation } from './explanation.ts';

export const sourceExplanations: Readonly<Record<keyof typeof sourceCodes, Explanation>> = {
  'file-not-found': explanation(
    'A file that the command needs does not exist.',
    'Without both YAML files there is nothing to build from.',
    'Create the file, correct its name after --regions or --library, or run the command inside the project folder.',
  ),
  'file-unreadable': explanation(
    'The path exists, but it is a folder, or your account may not open the file.',
    'The site cannot be built from a file that cannot be read.',
    'Name the YAML file itself, and check its permissions.',
  ),
  'not-utf8': explanation(
    'The file is saved in another encoding than UTF-8.',
    'Accented letters, dashes and quotes would come out as other characters.',
    'Save the file again with the encoding UTF-8; most editors offer this in the status bar or when saving.',
  ),
  'control-character': explanation(
    'The file contains an invisible control character, usually pasted from another program, or an escape such as `\\0` that stands for one.',
    'No page can show it.',
    'Delete the character; if it is hard to find, delete the word around it and type that again.',
  ),
  'merge-conflict': explanation(
    'Git could not combine two changes to the same lines and left both in the file.',
    'The markers are not YAML, and only one of the two versions can be right.',
    'Keep the version that is right, and delete the other one and the three marker lines.',
  ),
  'merge-leftover': explanation(
    'A line that git wrote into the file to divide two versions of the same lines is still there.',
    'It is not YAML. Often the two versions stand there one after the other as well, and only one of them can be right.',
    'Delete the line, and of the lines around it keep the version that is right.',
  ),
  'missing-fold': explanation(
    'A text of several lines stands below its name without `>-`, and holds a colon.',
    'YAML takes the words before the colon for the name of a field.',
    'Write `>-` after the colon of the name that the text belongs to.',
  ),
  'alt-below-picture': explanation(
    'The words of a picture, its `alt`, stand in a line of their own below the path of the file.',
    'A field has one value: the path alone, or path and words together between braces.',
    'Write `{ file: assets/…, alt: "…" }` after the name of the picture.',
  ),
  'empty-file': explanation(
    'The file has no content other than blank lines or comments.',
    'There is nothing to build from.',
    'Start the file with `version: 1`, or restore it from an earlier commit.',
  ),
  'not-a-mapping': explanation(
    'The file is a list or a single value instead of named fields.',
    'Everything in these files is found by the name of its field.',
    'Write fields, each as `name: value`, and start with `version: 1`.',
  ),
  'several-documents': explanation(
    'A line of three dashes in the middle of the file starts a second YAML document.',
    'Only the first document would be read, so what follows would be lost.',
    'Delete the line, or move what follows it to a file of its own.',
  ),
  'nested-too-deep': explanation(
    'Values are nested far deeper than any field of these files.',
    'It is almost always a slip, such as brackets that were pasted many times.',
    'Remove the extra brackets, dashes or indentation.',
  ),
  'too-many-problems': explanation(
    'The file has more problems than are listed.',
    'Most of them usually follow from the first few.',
    'Correct the problems that are listed, and validate again.',
  ),
  'mac-line-end': explanation(
    'A line ends with a single carriage return, as in files of old Mac programs.',
    'Some YAML programs take it for the end of a line and others do not, so they would read different texts.',
    'Save the file with the line ends LF or CRLF; most editors offer this in the status bar.',
  ),
  'tab-indentation': explanation(
    'A line is indented with a tab.',
    'YAML allows only spaces there, because tabs are shown with different widths.',
    'Replace the tab with spaces, as many as the lines beside it have. Editors can be set to insert spaces.',
  ),
  'odd-space': explanation(
    'A character looks like a space and is another one, such as a no-break space copied from a web page.',
    'YAML does not take it for a space, so the line is read differently than it looks.',
    'Delete it and type ordinary spaces.',
  ),
  'bad-indentation': explanation(
    'The indentation of a line fits none of the lines above it.',
    'Indentation decides which field a line belongs to, and here that is unclear.',
    'Indent the line exactly like the fields or items that it belongs with. Put a text that continues here in quotes.',
  ),
  'missing-colon': explanation(
    'A line among fields has no colon after its name.',
    'Without the colon YAML cannot tell the name from its value.',
    'Write `name: value`. A line that continues the text above must be indented deeper than that field.',
  ),
  'missing-space-after-colon': explanation(
    'A value follows its colon without a space.',
    'YAML then reads name, colon and value as one text, and the field is missing.',
    'Write a space after the colon. If the whole line is meant as a text, put it in quotes.',
  ),
  'missing-space-after-dash': explanation(
    'An item of a list follows its dash without a space.',
    'YAML then reads the dash as part of a text, and the item is missing from the list.',
    'Write the dash, a space, and then the item.',
  ),
  'missing-dash': explanation(
    'A line stands between the items of a list and has no dash.',
    'It is unclear whether it is an item of its own or continues the one above.',
    'Start it with a dash and a space, or indent it deeper than the dash of the item it continues.',
  ),
  'wrong-dash': explanation(
    'An item of a list begins with a sign that looks like a dash or a bullet.',
    'YAML knows only the hyphen of the keyboard; word processors replace it as you type.',
    'Delete the sign and type a hyphen and a space.',
  ),
  'stray-sign': explanation(
    'A line begins with a sign that does not belong to it, such as + or >.',
    'Lines that are copied from a comparison of two versions or from a mail begin so, and YAML takes the sign for text.',
    'Delete the sign, and indent the line like those that it stands beside.',
  ),
  'text-beside-block': explanation(
    'A name has a text beside it, and fields or items below it, or the lines of another text.',
    'A field has one value, and only one of the two can be it.',
    'Delete the text, or those lines of another that it takes the place of. If it belongs there, indent the line like those below it, or those below it like those that they stand beside.',
  ),
  'item-among-fields': explanation(
    'A line that starts with a dash stands among named fields.',
    'A place holds either fields or a list, never both.',
    'Move the item below the name of its list. If it is a field, delete the dash.',
  ),
  'list-beside-name': explanation(
    'The first item of a list stands on the same line as the name of the list.',
    'YAML reads the dash as part of a text there.',
    'Move the dash and what follows it to the next line.',
  ),
  'duplicate-key': explanation(
    'The same field is written twice in one place.',
    'Only one of the two can count, and readers cannot see which.',
    'Delete one of them, or correct its name.',
  ),
  'unquoted-colon': explanation(
    'A text without quotes contains a colon and a space.',
    'YAML takes what stands before such a colon for the name of a field.',
    'Put the whole text in quotes.',
  ),
  'unquoted-token': explanation(
    'A text starts with the two braces of a token and has no quotes.',
    'A brace at the start of a value means something else in YAML.',
    'Put the whole text in quotes, such as `"{{regionName}} at work"`.',
  ),
  'reserved-start': explanation(
    'A text starts with a character that YAML reserves, such as `@`, `%` or `&`.',
    'YAML refuses to read such a value.',
    'Put the text in quotes.',
  ),
  'text-beside-mark': explanation(
    'A text stands on the same line as `|` or `>`.',
    'These marks announce a text of several lines, which begins on the next line.',
    'Start the text on the next line and indent it. If the mark is part of the text, put all of it in quotes.',
  ),
  'unclosed-quote': explanation(
    'A text starts with a quote, and no second quote ends it.',
    'Everything up to the next quote in the file would become part of this text.',
    'Write the same quote at the end. For a quote inside the text, use the other kind around it.',
  ),
  'text-after-quote': explanation(
    'More text follows after the quote that ends a text.',
    'YAML allows nothing there, usually because a quote inside the text ended it too early.',
    'Put the whole text in the kind of quotes that it does not contain.',
  ),
  'sign-after-quote': explanation(
    'A comma or semicolon stands behind a text in quotes.',
    'It was probably copied along with the text, and YAML cannot read what follows a closing quote.',
    'Delete it.',
  ),
  'bad-escape': explanation(
    'A backslash in double quotes is followed by a character that has no meaning there.',
    'In double quotes a backslash starts a special character, such as `\\n` for a new line.',
    'Write two backslashes, or put the text in single quotes.',
  ),
  'unclosed-bracket': explanation(
    'A `[` or `{` is never closed.',
    'Everything that follows would belong to this list or group.',
    'Write the closing bracket after the last entry. If the bracket is part of a text, put the text in quotes.',
  ),
  'missing-comma': explanation(
    'Two entries between brackets have no comma between them.',
    'YAML reads them as one entry.',
    'Write a comma after each entry, or write the list with one dash per line.',
  ),
  'number-with-comma': explanation(
    'A number between brackets is written with a comma, such as 1,200.',
    'Between brackets a comma ends the entry, so the number would become two.',
    'Write the number without the comma. If it is a text, put it in quotes.',
  ),
  'curly-quotes': explanation(
    'A text is enclosed in curly quotes, as word processors insert them.',
    'YAML knows only straight quotes, so visitors would see the curly ones.',
    'Replace them with straight quotes. To show curly quotes, put straight ones around them.',
  ),
  'hash-in-text': explanation(
    'A text without quotes contains a space and a `#`.',
    'YAML takes the `#` and everything after it for a comment, so visitors would not see it.',
    'Put the text in quotes. If it is a comment, write a space after the `#`.',
  ),
  'yaml-anchor': explanation(
    'The value has an anchor of YAML, such as `&name`.',
    'Anchors copy content invisibly; here a value must show where it comes from.',
    'Delete the anchor, and share content with `defaults`, `fallthrough` or `reuse`. Put a text that starts with `&` in quotes.',
  ),
  'yaml-alias': explanation(
    'The value is an alias of YAML, such as `*name`, which copies an anchored value.',
    'Aliases copy content invisibly; here a value must show where it comes from.',
    'Write the value itself, or share content with `defaults`, `fallthrough` or `reuse`. Put a text that starts with `*` in quotes.',
  ),
  'yaml-merge-key': explanation(
    'The key `<<` merges fields from another place.',
    'Merged fields hide where a value comes from.',
    'Write the fields themselves, or share content with `defaults`, `fallthrough` or `reuse`.',
  ),
  'yaml-tag': explanation(
    'The value has a tag of YAML, such as `!!str`.',
    'The schema already says what each field holds.',
    'Delete the tag. To make a text of a number, put the number in quotes. Put a text that starts with `!` in quotes.',
  ),
  'yaml-directive': explanation(
    'The line starts with `%`, which gives instructions to YAML programs.',
    'No instruction is needed, and other programs may read the file differently because of it.',
    'Delete the line. Put a text that starts with `%` in quotes.',
  ),
  'unreadable-yaml': explanation(
    'This is not valid YAML, and no more specific reason could be found.',
    'A value that cannot be read cannot be built.',
    'Compare the colons, quotes, brackets and indentation of this line and the one before with lines that work.',
  ),
};
