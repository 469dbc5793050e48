import type { Replacement } from './entry.ts';
import { error, fixable, rewording, warning } from './entry.ts';
import { counted } from './lists.ts';

export interface TextBeside {
  readonly name: string;
  /** What the lines below are: fields or items, or more of a text. */
  readonly below: 'block' | 'text';
  readonly isOutdented: boolean;
}

/** What can be wrong with a file before its content is looked at. */
export const sourceCodes = {
  'file-not-found': error(
    ({ path }: { path: string }) => `The file ${path} does not exist. Create it, or name another.`,
  ),
  'file-unreadable': error(({ path, reason }: { path: string; reason: string }) => {
    if (reason === 'EISDIR') return `${path} is a folder. Name the YAML file itself.`;
    if (reason === 'device') return `${path} is a device or a pipe. Put a file in its place.`;
    if (reason === 'link')
      return `${path} is a link that leaves the project's folder. Put the file in its place, or name the other one with --regions or --library.`;
    return `The file ${path} cannot be read. Check that you are allowed to open it.`;
  }),
  'not-utf8': error(({ name, character }: { name: string; character?: string }) => {
    const meant =
      character === undefined ? '' : ` This character was probably meant as "${character}".`;
    return `The file is not saved as UTF-8, but probably as ${name}, so letters would be lost.${meant} Save it again with the encoding UTF-8.`;
  }),
  'control-character': fixable(
    error(({ escape }: { escape?: string }) => {
      const what =
        escape === undefined
          ? 'There is an invisible control character here'
          : `${escape} stands for a control character`;
      return `${what}, which no page can show. Delete it.`;
    }),
  ),
  'merge-conflict': error(
    () =>
      'Two people changed the same lines, and git left both versions here. Keep the right one, and delete the other and the three marker lines.',
  ),
  'merge-leftover': error(
    ({ mark, others }: { mark: string; others: number }) =>
      `"${mark}" is left over from where git marked that two people changed the same lines. Delete this line${others === 0 ? '' : ' and the others that are left over'}. If the lines around say the same thing twice, keep only the right version.`,
  ),
  'missing-fold': fixable(
    error(
      ({ name }: { name: string }) =>
        `The text of "${name}" begins in the line below and holds a colon, which YAML takes for the end of a field's name. Write \`${name}: >-\`, so that the indented lines below are one text.`,
    ),
  ),
  'alt-below-picture': fixable(
    rewording.error(
      ({ name, suggestion }: { name: string; suggestion: string }) =>
        `The picture of "${name}" and its "alt" belong together in braces. Write \`${name}: ${suggestion}\`.`,
    ),
  ),
  'empty-file': error(
    () => 'The file holds no fields yet, only blank lines or comments. Start it with `version: 1`.',
  ),
  'not-a-mapping': error(
    () =>
      'The file must be made of fields, each a name, a colon, a space and a value. Start it with `version: 1`.',
  ),
  'several-documents': error(
    () =>
      'This line starts a second document, and a file can hold only one. Delete the line, or move what follows to a file of its own.',
  ),
  'nested-too-deep': error(
    ({ limit }: { limit: number }) =>
      `This is nested more than ${limit} levels deep, and no field is. Remove the extra brackets, dashes or indentation.`,
  ),
  'too-many-problems': error(
    ({ limit }: { limit: number }) =>
      `Only the first ${limit} problems of this file are reported, and what follows here was left out. Mend those, and validate again.`,
  ),
  'mac-line-end': error(
    () =>
      'This line ends as those of old Mac programs do, and YAML programs disagree on what that means. Save the file with the line ends of Unix (LF) or Windows (CRLF).',
  ),

  'tab-indentation': fixable(
    error(
      ({ spaces }: { spaces: number }) =>
        `This line is indented with a tab, and YAML allows only spaces there. Replace the tab with ${counted(spaces, 'space')}.`,
    ),
  ),
  'odd-space': fixable(
    error(
      ({ spaces }: { spaces: number }) =>
        `What looks like a space here is another character, as web pages and word processors have them. Delete it and type ${counted(spaces, 'space')}.`,
    ),
  ),
  'bad-indentation': fixable(
    error(
      ({ found, expected }: { found: number; expected: number }) =>
        `This line is indented by ${counted(found, 'space')}, where ${counted(expected, 'space')} ${expected === 1 ? 'is' : 'are'} expected, so it is unclear what it belongs to. Indent it like the lines that it stands beside. If it goes on with the text above, put the whole text in quotes.`,
    ),
    beginsField,
  ),
  'missing-colon': error(
    () =>
      'There is no colon after a name in this line. Write it as `name: value`. If it goes on with the text above, indent it deeper than the name of that text.',
  ),
  'missing-space-after-colon': fixable(
    error(({ typed, name }: { typed: string; name: string }) => {
      const value = typed.slice(typed.indexOf(':') + 1);
      return `There is no space after the colon, so "${name}" is not read as a field. Write \`${name}: ${value}\`. If all of it is a text, put it in quotes.`;
    }),
  ),
  'missing-space-after-dash': fixable(
    error(
      () =>
        'There is no space after the dash, so this is not read as an item of the list. Write `- ` and then the item.',
    ),
  ),
  'missing-dash': fixable(
    error(
      () =>
        'This line stands in a list without a dash. Write `- ` before it. If it goes on with the item above, indent it deeper than the dash of that item.',
    ),
    beginsField,
  ),
  'wrong-dash': fixable(
    error(
      ({ sign }: { sign: string }) =>
        `An item of a list begins with a dash, and ${sign} is another sign. Write \`- \` in its place.`,
    ),
  ),
  'stray-sign': error(
    ({ sign }: { sign: string }) =>
      `This line begins with ${sign}, as lines do that are copied from a comparison of two versions or from a mail. Delete the sign, and indent the line like those that it stands beside.`,
  ),
  'text-beside-block': error(({ name, below, isOutdented }: TextBeside) => {
    if (below === 'text') {
      return `A text stands beside "${name}", and the lines below it are read as more of it, though one of them holds a colon. Delete those that the new text takes the place of. If all is one text, write \`${name}: >-\` and the whole text below it.`;
    }
    const otherwise = isOutdented
      ? 'if the line belongs with those below it, indent it like them'
      : 'if the lines below belong elsewhere, indent them like the lines that they stand beside';
    return `A text stands beside "${name}", and fields or items stand below it. Only one of the two can be its value. Delete the text; or, ${otherwise}.`;
  }),
  'item-among-fields': error(
    () =>
      'An item of a list stands among fields. Move it below the name of its list, or delete the dash if it is a field.',
  ),
  'list-beside-name': error(
    () =>
      'A list starts in the line below its name. Move the dash and what follows to a line of its own.',
  ),
  'duplicate-key': error(
    ({ name }: { name: string }) =>
      `"${name}" is written twice in the same place, and only one of the two can count. Delete one, or give it its right name.`,
  ),

  'unquoted-colon': fixable(
    error(
      ({ suggestion }: { suggestion: string }) =>
        `This text holds a colon, which YAML takes for the end of a field's name. Put the text in quotes: ${suggestion}`,
    ),
  ),
  'unquoted-token': fixable(
    error(
      ({ suggestion }: { suggestion: string }) =>
        `A text that begins with {{ must be in quotes, because brackets mean something else in YAML. Write ${suggestion}`,
    ),
  ),
  'reserved-start': fixable(
    error(
      ({ sign, suggestion }: { sign: string; suggestion: string }) =>
        `A text cannot begin with ${sign} unless it is in quotes, because YAML keeps that sign for itself. Write ${suggestion}`,
    ),
  ),
  'text-beside-mark': error(
    ({ mark, spaces }: { mark: string; spaces: number }) =>
      `After ${mark} the text begins in the next line. Put it there, indented by ${counted(spaces, 'space')}. If ${mark} is part of the text, put all of it in quotes.`,
  ),
  'unclosed-quote': fixable(
    error(({ quote, shortened }: { quote: string; shortened?: string }) =>
      shortened === undefined
        ? `This text opens with ${quote} and never closes. Write ${quote} at its end too. For a quote inside the text, use the other kind outside.`
        : `A ' at the start of a text opens quotes, also where it shortens a word. Put the text in double quotes: ${shortened}`,
    ),
  ),
  'text-after-quote': fixable(
    error(
      ({ quote, suggestion }: { quote: string; suggestion: string }) =>
        `The text in quotes ends at the second ${quote}, and more follows it. Put all of it between quotes that it does not hold itself: ${suggestion}`,
    ),
  ),
  'sign-after-quote': fixable(
    error(
      ({ sign, suggestion }: { sign: string; suggestion: string }) =>
        `The text in quotes ends before this ${sign === ',' ? 'comma' : 'semicolon'}, and nothing may follow it. Write only ${suggestion}`,
    ),
  ),
  'bad-escape': fixable(
    error(
      ({ typed }: { typed: string }) =>
        `In double quotes a backslash has a meaning of its own, and ${typed} has none. Write ${`\\${typed}`}, or use single quotes around the text.`,
    ),
  ),
  'unclosed-bracket': error(
    ({ bracket }: { bracket: string }) =>
      `This ${bracket} is never closed. Write ${bracket === '[' ? ']' : '}'} after the last item. If it belongs to a text, put the text in quotes.`,
  ),
  'missing-comma': error(
    ({ name }: { name: string }) =>
      `There is no comma before "${name}". Between brackets a comma ends each entry: write one there. If "${name}" belongs to the text before it, put that text in quotes.`,
  ),
  'number-with-comma': fixable(
    error(
      ({ typed, suggestion }: { typed: string; suggestion: string }) =>
        `Between brackets a comma ends the entry, so ${typed} would be cut in two. Numbers take no comma: write ${suggestion}. If it is a text, put it in quotes.`,
    ),
  ),
  'curly-quotes': error(
    ({ suggestion }: { suggestion: string }) =>
      `Curly quotes do not count as quotes in YAML, they would be shown on the page. Write ${suggestion}. To show them, put straight quotes around them.`,
  ),
  'hash-in-text': warning(
    ({ suggestion }: { suggestion: string }) =>
      `Everything from # on is a comment here, and not part of the text. If it belongs to the text, write ${suggestion}. If it is a comment, put a space after #.`,
  ),

  'yaml-anchor': error(
    ({ typed, text }: { typed: string; text: string }) =>
      `${typed} is an anchor of YAML, which is not used here: it would hide where a value comes from. Delete it; regions share content by \`reuse\`, \`fallthrough\` and \`defaults\`. If it is part of the text, write ${text}`,
  ),
  'yaml-alias': error(
    ({ typed, text }: { typed: string; text: string }) =>
      `${typed} is a copy by YAML's aliases, which are not used here: they would hide where a value comes from. Write the value itself; regions share content by \`reuse\`, \`fallthrough\` and \`defaults\`. If it is a text, write ${text}`,
  ),
  'yaml-merge-key': error(
    () =>
      '<< copies fields from elsewhere, which is not done here: it would hide where a value comes from. Write the fields themselves; regions share content by `reuse`, `fallthrough` and `defaults`.',
  ),
  'yaml-tag': error(
    ({ typed, text }: { typed: string; text: string }) =>
      `${typed} is a tag of YAML, and none is needed here. Delete it; to make a text of a number, put the number in quotes. If it is part of the text, write ${text}`,
  ),
  'yaml-directive': error(
    () =>
      'Lines that begin with % are instructions to YAML programs, and none is needed here. Delete the line.',
  ),
  'unreadable-yaml': error(({ limit }: { limit?: string }) =>
    limit === undefined
      ? 'This cannot be read as YAML. Check the colons, quotes, brackets and indentation of this line and the one before.'
      : `In a file of more than ${limit} characters, what is written here takes too long to read. Write it like the lines around it; a text of several lines goes after \`>-\`.`,
  ),
} as const;

/** Whether a line begins with a name and a colon, or a dash before them, and so hardly goes on with a text above. */
function beginsField({ suggestion, behind }: Replacement): boolean {
  return /^\s*(?:- )?[a-z]\w*:(?:\s|$)/i.test(suggestion + behind);
}
