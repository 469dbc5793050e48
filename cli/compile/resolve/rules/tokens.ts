import { always, error, fixableError, warning } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { textCodes } from '../../../diagnostics/catalogue/texts.ts';
import { isWords } from '../../schema/formats/text.ts';
import { nameMeant } from '../../schema/nearest.ts';
import { segmentsOf } from '../../schema/pointer.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { listTypedTexts } from '../../schema/typed-texts.ts';
import { locatePiece, reporter } from '../../source/locate-piece.ts';
import { nameTokenAfter } from '../region-names.ts';
import { libraryOrigin } from '../tokens/expand.ts';
import type { TokenFile } from '../tokens/known.ts';
import { tokenFiles, tokenInstead } from '../tokens/known.ts';
import type { TokenPart } from '../tokens/template.ts';
import { readTemplate } from '../tokens/template.ts';
import type { Rule } from './rule.ts';

export const codes = {
  'unknown-token': fixableError(
    '[Nothing can be filled in for {token}. It was meant as {meant}.|Nothing can be filled in for {token}. Write one of {known}.|{token} would be shown as it is typed, because nothing is filled in here. Write the words themselves.]',
    'A token has a name that is not filled in here.',
    'Visitors would read the braces.',
    'Write one of the tokens that the message lists, or the words themselves.',
  ),
  'no-library-edition': error(
    'This leads to the library edition, and the site has none: the project has no library.yaml. Delete the link with all that belongs to it, or put library.yaml beside regions.yaml.',
    'A text prints the address of the library edition, and the project has no `library.yaml`.',
    'The link would lead nowhere.',
    'Delete the link, such as the entry of a list or the whole field that it stands in. To have the library edition, put `library.yaml` beside `regions.yaml`.',
  ),
  'broken-token': error(
    '"{token}" cannot be read. A token is written between two opening and two closing braces, such as {{regionName}}.',
    'A token cannot be read, for example because a brace is missing.',
    'It could not be filled in.',
    'Write two opening braces, the name, and two closing braces, such as `{{regionName}}`.',
  ),
  'single-braces': fixableError(
    '{token} would be shown as it is typed, because tokens need two braces on each side. Write {suggestion}.',
    'A token is written with one brace on each side, or with other brackets.',
    'Visitors would read it as it is typed.',
    'Write two braces on each side.',
  ),
  'three-braces': warning(
    '{token} has a brace too many on each side. It is filled in all the same, but tokens are written with two. Write {suggestion}.',
    'A token is written with three braces on each side.',
    'It is filled in as one with two, but the next person may take three for another kind of token.',
    'Write two braces on each side.',
    { fixable: always },
  ),
  'name-without-article': warning(
    'Within a sentence {name} is {nameInText}, and {{regionName}} prints it without the article. Write {{regionInText}}, which prints the names of all other regions as they are.',
    'A sentence prints the name of its region by `{{regionName}}`, and a region whose name takes an article shows it.',
    'Visitors of that region would read `in District of Columbia`.',
    'Write `{{regionInText}}`. It prints `nameInText` of the region, and its name where it states none.',
  ),
} as const;

const { atPiece } = reporter({ ...textCodes, ...codes });

/** Every token stands for something where it is typed (docs/product.md R9). */
export const tokens: Rule = function* (subject) {
  for (const tokenFile of tokenFiles(subject)) {
    for (const text of tokenFile.texts.filter((each) => each.text.includes('{{'))) {
      for (const part of readTemplate(text.text)) {
        if (part.kind === 'text') continue;
        const known = tokenFile.knownIn(text);
        const isKnown = part.name !== undefined && known.includes(part.name);
        if (!isKnown) yield diagnose(text, part, tokenFile);
        else if (text.text.startsWith('{{{', part.start)) yield diagnoseThreeBraces(text, part);
      }
    }
  }
};

/** Names the token that was meant, where that is certain; else lists all there are. */
function diagnose(
  typed: TypedText,
  part: TokenPart,
  { facts, knownIn, choicesIn }: TokenFile,
): Diagnostic {
  const { document, pointer, text } = typed;
  const { name } = part;
  if (name === undefined) {
    const span = locatePiece(document, pointer, text, part) ?? document.locate(pointer, 'value');
    const [token = ''] = span.file.text.slice(span.start, span.end).split(/\s*\n/);
    return atPiece(typed, 'broken-token', { token }, part);
  }
  if (name === libraryOrigin && !facts.has(libraryOrigin))
    return atPiece(typed, 'no-library-edition', {}, part);
  const { near, isGuess } = nameMeant(name, knownIn(typed));
  const instead = near === undefined || isGuess ? undefined : `{{${near}}}`;
  const token = text.slice(part.start, part.end);
  const known = choicesIn(typed, name);
  const parameters = { token, known, meant: known !== '' && instead };
  return atPiece(typed, 'unknown-token', parameters, { ...part, instead });
}

/** Three braces print the value as two do, since nothing is escaped in texts. */
function diagnoseThreeBraces(typed: TypedText, { start, end, name = '' }: TokenPart): Diagnostic {
  const instead = `{{${name}}}`;
  const parameters = { token: typed.text.slice(start, end), suggestion: instead };
  return atPiece(typed, 'three-braces', parameters, { start, end, instead });
}

/**
 * Tokens with other braces: `{regionName}`, `{regionName}}`, `((regionName))`, `[regionName]`,
 * `${regionName}`, `{ {regionName} }`, `%regionName%`, and the bare name.
 */
const singleBraced =
  /(?<![\w.{/-])[a-z]+[A-Z]\w*(?![\w.}/-])|｛+\s*[\w.]+\s*｝+|(?<!\{)\{ \{\s*[\w.]+\s*\} \}(?!\})|(?<!\{)\$?\{\s*([\w.]+)\s*\}{1,2}(?!\})|%[a-z]\w*[A-Z.][\w.]*%|\(\(\s*([\w.]+)\s*\)\)|\[\[\s*([\w.]+)\s*\]\]|\[[a-z]\w*[A-Z.][\w.]*\](?!\()/g;

/** A token between single braces, which visitors would read as it is typed. */
export const singleBraces: Rule = function* (subject) {
  for (const { texts, knownIn, names, choicesIn } of tokenFiles(subject)) {
    for (const typed of texts) {
      const { text, node } = typed;
      const { placeholders = [], format } = node;
      for (const { 0: token, index } of text.matchAll(singleBraced)) {
        const [name = ''] = /[\w.]+/.exec(token) ?? [];
        if (placeholders.includes(name)) continue;
        const isInBraces = /\{\{\s*$/.test(text.slice(0, index));
        if (token === name && (isInBraces || !isWords(format) || !names.includes(name))) continue;
        const { near, isGuess } = nameMeant(name, names);
        const piece = { start: index, end: index + token.length };
        if (near === undefined && !isInGroup(name, names)) {
          if (isWords(format) && placeholders.length === 0 && /^\{\w+\}$/.test(token))
            yield atPiece(typed, 'unknown-placeholder', { typed: token }, piece);
          continue;
        }
        if (near === undefined || isGuess || !knownIn(typed).includes(near)) {
          const parameters = { token, known: choicesIn(typed, name) };
          yield atPiece(typed, 'unknown-token', parameters, piece);
          continue;
        }
        const instead = `{{${near}}}`;
        const parameters = { token, suggestion: instead };
        yield atPiece(typed, 'single-braces', parameters, { ...piece, instead });
      }
    }
  }
};

/** Whether a name begins like those of tokens, as `claims.age` does. */
function isInGroup(name: string, names: readonly string[]): boolean {
  const [group = ''] = /^.+\./.exec(name) ?? [];
  return group !== '' && names.some((each) => each.startsWith(group));
}

const ALONE = '{{regionName}}';

/** A name that takes an article has it in sentences, inherited ones too (docs/product.md R9). */
export const nameWithoutArticle: Rule = function* ({ written }) {
  const { document, value } = written.regions;
  const regions = Object.entries(value.regions).filter(([, region]) => region.nameInText);
  if (regions.length === 0) return;
  for (const text of listTypedTexts(document, 'regions')) {
    const start = text.node.format === 'text' ? indexInSentence(text.text) : -1;
    if (start === -1) continue;
    const [part, key] = segmentsOf(text.pointer);
    const [, shown] = regions.find(([each]) => part === 'defaults' || each === key) ?? [];
    if (shown === undefined) continue;
    const { name, nameInText = name } = shown;
    const token = nameTokenAfter(text.text.slice(0, start));
    const piece = { start, end: start + ALONE.length };
    const instead = tokenInstead(text, piece, token);
    yield atPiece(text, 'name-without-article', { name, nameInText }, { ...piece, instead });
  }
};

function indexInSentence(text: string): number {
  const found = [...text.matchAll(/\{\{regionName\}\}/g)];
  return found.find(({ index }) => nameTokenAfter(text.slice(0, index)) !== ALONE)?.index ?? -1;
}
