import { error, fixableError, warning } from './entry.ts';

/** What can be wrong with quotes, brackets and other signs that YAML reads as its own. */
export const signCodes = {
  'unquoted-colon': fixableError(
    '[{isDash}A second dash begins this item. Delete it; or, if it is part of a text, put that in quotes: {suggestion}|A second field begins in this line. Begin a line of its own with "{field}:", indented like the name before it; or, if all of it is one text, put that in quotes: {suggestion}|This text holds a colon, which YAML takes for the end of a field\'s name. Put the text in quotes: {suggestion}]',
    'A text without quotes contains a colon and a space.',
    'YAML takes what stands before such a colon for the name of a field.',
    'Put the whole text in quotes.',
  ),
  'unquoted-token': fixableError(
    ({ suggestion }: { suggestion: string }) =>
      `A text that begins with {{ must be in quotes, because brackets mean something else in YAML. Write ${suggestion}`,
    'A text starts with the two braces of a token and has no quotes.',
    'A brace at the start of a value means something else in YAML.',
    'Put the whole text in quotes, such as `"{{regionName}} at work"`.',
  ),
  'reserved-start': fixableError(
    'A text cannot begin with {sign} unless it is in quotes, because YAML keeps that sign for itself. Write [{link} where an address belongs, and else ]{suggestion}',
    'A text starts with a character that YAML reserves, such as `@`, `%` or `&`.',
    'YAML refuses to read such a value.',
    'Put the text in quotes.',
  ),
  'text-beside-mark': fixableError(
    '[Write {fold} before a text of several lines, with the hyphen of the keyboard and no blank between.|After {mark} the text begins in the next line. Put it there, indented by {spaces:space}. If {mark} is part of the text, put all of it in quotes.]',
    'A text stands on the same line as `|` or `>`.',
    'These marks announce a text of several lines, which begins on the next line.',
    'Start the text on the next line and indent it. If the mark is part of the text, put all of it in quotes.',
  ),
  'unclosed-quote': fixableError(
    "[A ' at the start of a text opens quotes, also where it shortens a word. Put the text in double quotes: {shortened}|This text opens with {quote} and never closes. Write {quote} at its end too. For a quote inside the text, use the other kind outside.]",
    'A text starts with a quote, and no second quote ends it.',
    'Everything up to the next quote in the file would become part of this text.',
    'Write the same quote at the end. For a quote inside the text, use the other kind around it.',
  ),
  'text-after-quote': fixableError(
    'The text in quotes ends at the second {quote}, and more follows it. Put all of it between quotes that it does not hold itself: {suggestion}',
    'More text follows after the quote that ends a text.',
    'YAML allows nothing there, usually because a quote inside the text ended it too early.',
    'Put the whole text in the kind of quotes that it does not contain.',
  ),
  'sign-after-quote': fixableError(
    'The text in quotes ends before this [{isComma}comma|semicolon], and nothing may follow it. Write only {suggestion}',
    'A comma or semicolon stands behind a text in quotes.',
    'It was probably copied along with the text, and YAML cannot read what follows a closing quote.',
    'Delete it.',
  ),
  'bad-escape': fixableError(
    'In double quotes a backslash has a meaning of its own, and {typed} has none. Write \\{typed}, or use single quotes around the text.',
    'A backslash in double quotes is followed by a character that has no meaning there.',
    'In double quotes a backslash starts a special character, such as `\\n` for a new line.',
    'Write two backslashes, or put the text in single quotes.',
  ),
  'unclosed-bracket': error(
    ({ bracket }: { bracket: '[' | '{' | ']' }) =>
      bracket === ']'
        ? 'The list ends at this ], and more follows. Write the [ that is missing within it, or delete the ].'
        : `This ${bracket} is never closed. Write ${bracket === '[' ? ']' : '}'} after the last item. If it belongs to a text, put the text in quotes.`,
    'A `[` or `{` is never closed.',
    'Everything that follows would belong to this list or group.',
    'Write the closing bracket after the last entry. If the bracket is part of a text, put the text in quotes.',
  ),
  'missing-comma': error(
    'There is no comma before "{name}". Between brackets a comma ends each entry: write one there. If "{name}" belongs to the text before it, put that text in quotes.',
    'Two entries between brackets have no comma between them.',
    'YAML reads them as one entry.',
    'Write a comma after each entry, or write the list with one dash per line.',
  ),
  'number-with-comma': fixableError(
    'Between brackets a comma ends the entry, so {typed} would be cut in two. Numbers take no comma: write {suggestion}. If it is a text, put it in quotes.',
    'A number between brackets is written with a comma, such as 1,200.',
    'Between brackets a comma ends the entry, so the number would become two.',
    'Write the number without the comma. If it is a text, put it in quotes.',
  ),
  'curly-quotes': error(
    'Curly quotes do not count as quotes in YAML, they would be shown on the page. Write {suggestion}. To show them, put straight quotes around them.',
    'A text is enclosed in curly quotes, as word processors insert them.',
    'YAML knows only straight quotes, so visitors would see the curly ones.',
    'Replace them with straight quotes. To show curly quotes, put straight ones around them.',
  ),
  'hash-in-text': warning(
    'Everything from # on is a comment here, and not part of the text. If it belongs to the text, write {suggestion}. If it is a comment, put a space after #.',
    'A text without quotes contains a space and a `#`.',
    'YAML takes the `#` and everything after it for a comment, so visitors would not see it.',
    'Put the text in quotes. If it is a comment, write a space after the `#`.',
  ),

  'yaml-anchor': error(
    '{typed} is an anchor of YAML, which is not used here: it would hide where a value comes from. Delete it; regions share content by `reuse`, `fallthrough` and `defaults`. If it is part of the text, write {text}',
    'The value has an anchor of YAML, such as `&name`.',
    'Anchors copy content invisibly; here a value must show where it comes from.',
    'Delete the anchor, and share content with `defaults`, `fallthrough` or `reuse`. Put a text that starts with `&` in quotes.',
  ),
  'yaml-alias': error(
    "{typed} is a copy by YAML's aliases, which are not used here: they would hide where a value comes from. Write the value itself; regions share content by `reuse`, `fallthrough` and `defaults`. If it is a text, write {text}",
    'The value is an alias of YAML, such as `*name`, which copies an anchored value.',
    'Aliases copy content invisibly; here a value must show where it comes from.',
    'Write the value itself, or share content with `defaults`, `fallthrough` or `reuse`. Put a text that starts with `*` in quotes.',
  ),
  'yaml-merge-key': error(
    '<< copies fields from elsewhere, which is not done here: it would hide where a value comes from. Write the fields themselves; regions share content by `reuse`, `fallthrough` and `defaults`.',
    'The key `<<` merges fields from another place.',
    'Merged fields hide where a value comes from.',
    'Write the fields themselves, or share content with `defaults`, `fallthrough` or `reuse`.',
  ),
  'yaml-tag': error(
    '{typed} is a tag of YAML, and none is needed here. Delete it; to make a text of a number, put the number in quotes. If it is part of the text, write {text}',
    'The value has a tag of YAML, such as `!!str`.',
    'The schema already says what each field holds.',
    'Delete the tag. To make a text of a number, put the number in quotes. Put a text that starts with `!` in quotes.',
  ),
  'yaml-directive': error(
    'Lines that begin with % are instructions to YAML programs, and none is needed here. Delete the line.',
    'The line starts with `%`, which gives instructions to YAML programs.',
    'No instruction is needed, and other programs may read the file differently because of it.',
    'Delete the line. Put a text that starts with `%` in quotes.',
  ),
  'unreadable-yaml': error(
    'This cannot be read as YAML. Check the colons, quotes, brackets and indentation of this line and the one before.',
    'This is not valid YAML, and no more specific reason could be found.',
    'A value that cannot be read cannot be built.',
    'Compare the colons, quotes, brackets and indentation of this line and the one before with lines that work.',
  ),
} as const;
