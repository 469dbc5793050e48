import { COLOUR } from '../../schema/formats/colour.ts';
import { DATE, MOMENT } from '../../schema/formats/date.ts';
import type { NameFormat } from '../../schema/formats/name.ts';
import { isNameFormat, namePatterns } from '../../schema/formats/name.ts';
import { PHONE } from '../../schema/formats/phone.ts';
import { ENTITY, isWords, TAG } from '../../schema/formats/text.ts';
import { TIME_ZONE } from '../../schema/formats/time-zone.ts';
import { UNPLAYABLE } from '../../schema/formats/video.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import type { Refusal } from './editor-node.ts';

/**
 * What is wrong with a text as far as a pattern can say it. A pattern refuses nothing that `validate` accepts; what takes
 * more than a pattern to find (a day that no calendar has, a host that cannot exist) is found by `validate` alone.
 *
 * @param tokens What texts print by token where the nodes are looked at.
 */
export function findRefusals(tokens: readonly string[]): (node: SchemaNode) => readonly Refusal[] {
  const usual = knownTokens(tokens, []);
  const known = ({ placeholders }: SchemaNode): Refusal =>
    placeholders === undefined ? usual : knownTokens(tokens, placeholders);
  return (node) => refusalsOf(node, known);
}

type TokenRefusal = (node: SchemaNode) => Refusal;

function refusalsOf(node: SchemaNode, known: TokenRefusal): readonly Refusal[] {
  if (!node.type?.includes('string')) return [];
  if (isWords(node.format)) return wordRefusals(node, known);
  const { format = '', examples = [] } = node;
  if (isNameFormat(format)) return [orEmpty(nameRefusal(format, examples[0]))];
  const shape = shapes[format];
  return shape === undefined ? [] : [orEmpty(shape)];
}

function wordRefusals(node: SchemaNode, known: TokenRefusal): readonly Refusal[] {
  return [
    ...(node.minLength === undefined ? [] : [notBlank]),
    noMarkup,
    noLineBreak,
    known(node),
    ...(node.placeholders ?? []).map(needed),
    ...(node.maxLength === undefined ? [] : [noLongerThan(node.maxLength)]),
  ];
}

const notBlank = refusal(/\S/, 'The text is empty. Write something, or delete the line.');

const noMarkup = refusal(
  new RegExp(String.raw`^(?![\s\S]*(?:${TAG.source}|${ENTITY.source}))`, 'i'),
  'Texts are plain here: visitors would read HTML letter for letter.',
);

const noLineBreak = refusal(
  /^[^\n\r\u2028\u2029]*$/,
  'The text has line breaks, but its place shows a single paragraph.',
);

const token = String.raw`\{\{[^{}]*\}\}`;

/** Tokens are not counted: what they stand for is only known once they are filled in. */
function noLongerThan(limit: number): Refusal {
  const one = String.raw`(?!${token})[\s\S]`;
  return refusal(
    new RegExp(`^(?:${token})*(?:${one}(?:${token})*){0,${String(limit)}}$`, 'u'),
    `The text has more than the ${String(limit)} characters that its place has room for.`,
  );
}

/** Names in braces: tokens in two, what the page fills in in one. */
function knownTokens(tokens: readonly string[], placeholders: readonly string[]): Refusal {
  const double = String.raw`\{\{\s*(?:${either(tokens)})\s*\}\}`;
  const single = String.raw`\{(?:${either(placeholders)})\}`;
  const stray = String.raw`\{\{|\{\s*(?:${either(tokens)})\s*\}`;
  return refusal(
    new RegExp(String.raw`^(?:${double}|${single}|(?!${stray})[\s\S])*$`, 'u'),
    `Nothing is filled in for a name in braces here. ${listed(tokens, placeholders)}`,
  );
}

/** Of tokens that begin alike, what they begin with. */
function listed(tokens: readonly string[], placeholders: readonly string[]): string {
  const groups = new Set(tokens.map((name) => name.replace(/\..*/, '.…')));
  const known = [
    ...[...groups].map((name) => `{{${name}}}`),
    ...placeholders.map((name) => `{${name}}`),
  ];
  return known.length === 0 ? 'Write the word itself.' : `Known here: ${known.join(', ')}.`;
}

function needed(name: string): Refusal {
  return refusal(
    new RegExp(String.raw`\{${name}\}`),
    `The text must hold {${name}}, with its braces: the page puts in its place what the text is about.`,
  );
}

/** Where there are no names, a pattern that matches nothing. */
function either(names: readonly string[]): string {
  return names.length === 0 ? '(?!)' : names.map((name) => name.replaceAll('.', '\\.')).join('|');
}

/** Where a token stands for the beginning, the rest is not looked at. */
const link =
  /^(?:https:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?|mailto:\S+|\/(?![/\\])\S*|[\s\S]*\{\{[\s\S]*)$/i;

const videoPage = String.raw`https:\/\/(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube\.com\/(?!embed\/)|vimeo\.com\/)`;

const notALink =
  'Links start with https://, mailto: or, within this site, with a single slash, such as /about/.';

/** The forms of texts that are no words, as far as a pattern can say them. */
const shapes: Readonly<Record<string, Refusal>> = {
  link: refusal(link, notALink),
  'asset-document': refusal(new RegExp(`^assets/|${link.source}`, 'i'), notALink),
  'asset-video': refusal(
    new RegExp(
      `^assets/|^(?!${videoPage})(?!.*${UNPLAYABLE.source.replace('$', '(?:[?#]|$)')})${link.source}`,
      'i',
    ),
    'Write the address of a video file (mp4 or webm), or the one that YouTube or Vimeo gives for embedding.',
  ),
  origin: refusal(
    /^https:\/\/[^\s/?#@]+$/,
    'Write https:// and the name of the host, without a slash at the end, such as https://www.careerexplorer.example.',
  ),
  email: refusal(
    /^[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}$/i,
    'Write an e-mail address, such as hello@careerexplorer.example.',
  ),
  phone: refusal(
    PHONE,
    'Write all 10 digits, also with a 1 before them, such as 1-800-555-0199; blanks, hyphens, dots and brackets may stand between. A number abroad begins with +.',
  ),
  'iso-date': refusal(DATE, 'Write a day as year-month-day, such as 2026-03-12.'),
  moment: refusal(
    MOMENT,
    'Write year-month-day and an hour from 00:00 to 23:59, such as 2027-01-21 15:30.',
  ),
  'time-zone': refusal(
    TIME_ZONE,
    'Write the IANA name of a place that has the same time, such as America/New_York.',
  ),
  colour: refusal(
    COLOUR,
    'Write # and six digits or letters from a to f, in quotes, such as "#D3D3D3".',
  ),
};

function nameRefusal(format: NameFormat, example: unknown): Refusal {
  return refusal(
    namePatterns[format],
    `Other programs and addresses need another form of name here, such as ${String(example)}.`,
  );
}

/** Whether a text may be empty is said by its least length. */
function orEmpty({ pattern, ...words }: Refusal): Refusal {
  return { pattern: `^$|${pattern}`, ...words };
}

function refusal(pattern: RegExp, patternErrorMessage: string): Refusal {
  const { source, ignoreCase } = pattern;
  return { pattern: ignoreCase ? inEitherCase(source) : source, patternErrorMessage };
}

/** JSON Schema has no flags, so ranges of letters name those in capitals as well. */
function inEitherCase(source: string): string {
  return source.replace(/([a-z])-([a-z])/g, (range) => range + range.toUpperCase());
}
