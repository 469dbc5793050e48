import { DomUtils, parseDocument } from 'htmlparser2';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { Extent } from '../../diagnostics/span.ts';
import { atPiece, locatePiece } from '../../source/locate-piece.ts';
import { asYaml } from '../describe.ts';
import { asColour } from '../formats/colour.ts';
import { asDate, asMoment } from '../formats/date.ts';
import type { LinkReason } from '../formats/link.ts';
import { isEmail, isOrigin, linkProblem, whyUnusable } from '../formats/link.ts';
import type { NameFormat } from '../formats/name.ts';
import { isNameFormat, names } from '../formats/name.ts';
import { asPhone } from '../formats/phone.ts';
import { proseProblem } from '../formats/prose.ts';
import { zoneMeant } from '../formats/time-zone.ts';
import { ENTITY, isBlank, markupIn, TAG, textProblem } from '../formats/text.ts';
import { unplayableEnding, videoPageAt } from '../formats/video.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, sourceOf, suggesting, whatOf } from './schema-error.ts';
import { explainEmptyText } from './wrong-size.ts';

/** A text that is not of its field's format. */
export function explainFormat(error: SchemaError): Diagnostic {
  const text = String(error.value);
  const { format = 'text' } = error.node;
  if (isBlank(text)) return explainEmptyText(error);
  const explain = isNameFormat(format)
    ? explainWrong(names[format].code, names[format].meant)
    : explanations[format];
  return (explain ?? explainText)(error, text);
}

type ExplainText = (error: SchemaError, text: string) => Diagnostic;

const explanations: Readonly<Record<string, ExplainText>> = {
  link: explainLink,
  'asset-document': explainLink,
  'asset-video': explainVideo,
  origin: explainWrong('bad-origin', asOrigin),
  email: explainWrong('bad-email', asEmail),
  phone: explainWrong('bad-phone', asPhone),
  // A date needs no quotes where a date belongs.
  'iso-date': explainWrong('bad-date', asDate, String),
  moment: explainWrong('bad-moment', asMoment, String),
  'time-zone': explainTimeZone,
  count: explainCount,
  colour: explainWrong('bad-colour', asColour),
};

type WrongText = `bad-${'origin' | 'email' | 'phone' | 'date' | 'moment' | 'colour'}`;

/** Explains a text by what follows from it, if anything does, and how that is written in the YAML. */
function explainWrong(
  code: WrongText | (typeof names)[NameFormat]['code'],
  mend: (text: string) => string | undefined,
  write: (text: string) => string | undefined = asYaml,
): ExplainText {
  return (error, value) => {
    const instead = mend(value);
    const extras = suggesting(instead === undefined ? undefined : write(instead));
    return atValue(error, code, { value, instead }, extras);
  };
}

function explainTimeZone(error: SchemaError, value: string): Diagnostic {
  const { near: instead, isGuess } = zoneMeant(value);
  return atValue(error, 'bad-time-zone', { value, instead }, suggesting(instead, isGuess));
}

/** The texts around a number, or its word, say of what it is. */
function explainCount(error: SchemaError, value: string): Diagnostic {
  const [instead] = value.trim().split(/\s+/);
  return atValue(error, 'bad-count', { value, instead }, suggesting(instead, true));
}

/** A text that is plain otherwise has a mark or a link of running text that is wrong. */
function explainText(error: SchemaError, text: string): Diagnostic {
  const problem = textProblem(text);
  if (problem === 'line-break') return explainLineBreak(error);
  return problem === undefined ? explainMarks(error, text) : explainMarkup(error, text);
}

function asOrigin(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`;
  const link = mendedLink(url);
  const origin = URL.canParse(link) ? new URL(link).origin : '';
  return isOrigin(origin) ? origin : undefined;
}

/** An address whose host holds a foreign sign would be read as another host, in the letters of Punycode. */
function mendedLink(url: string): string {
  const problem = linkProblem(url);
  const isForeign = problem?.reason === 'odd-sign' || problem?.reason === 'mixed-alphabets';
  return problem?.instead ?? (isForeign ? '' : url);
}

function asEmail(text: string): string | undefined {
  const [, inside = text] = /<([^<>]+)>/.exec(text) ?? [];
  const address = inside
    .replace(/^mailto:/i, '')
    .replace(/\s/g, '')
    .replace(/[.,;]+$/, '');
  return isEmail(address) ? address : undefined;
}

/** HTML in a plain text, at its first tag; the message has the text without any, as one place can hold many. */
function explainMarkup(error: SchemaError, text: string): Diagnostic {
  const { document, pointer } = error;
  const { typed: markup, start } = markupIn(text) ?? { typed: text, start: 0 };
  const bare = withoutMarkup(text);
  const span = locatePiece(document, pointer, text, { start, end: start + markup.length });
  if (span) return createDiagnostic('html-in-text', { markup, bare }, span, { path: pointer });
  const extras = suggesting(bare === '' ? undefined : asYaml(bare));
  return atValue(error, 'html-in-text', { markup, bare }, extras);
}

/** The text with its tags left out and its entities as the characters that they stand for. */
function withoutMarkup(text: string): string {
  const bare = text.replace(new RegExp(TAG, 'gi'), spaceOf);
  return bare.replace(new RegExp(ENTITY, 'gi'), characterOf).replace(/ {2,}/g, ' ').trim();
}

/** What divides words where a tag is left out: browsers break the line at some. */
function spaceOf(tag: string): string {
  return dividing.test(tag) ? ' ' : '';
}

const dividing =
  /^<\/?(?:address|article|aside|blockquote|br|d[dlt]|div|figure|footer|h[1-6r]|header|li|main|nav|ol|p|pre|section|t(?:able|body|[dhr]|foot|head)|ul)\b/i;

function characterOf(entity: string): string {
  return DomUtils.textContent(parseDocument(entity.toLowerCase()));
}

/** Running text with a mark that stands alone, or with a link that leads nowhere. */
function explainMarks({ document, pointer }: SchemaError, text: string): Diagnostic {
  const typed = { document, pointer, text };
  const problem = proseProblem(text) ?? { kind: 'mark', mark: '**', start: 0 };
  if (problem.kind === 'mark') {
    const { mark, start } = problem;
    return atPiece(typed, 'lone-mark', { mark }, { start, end: start + mark.length });
  }
  const { target, reason, instead } = problem;
  const start = text.indexOf(`](${target})`) + 2;
  const parameters = { value: target, why: whyUnusable[reason], instead };
  const isGuess = isOfOwnPages(reason, instead);
  const piece = { start, end: start + target.length, instead, isGuess };
  return atPiece(typed, 'unsafe-link', parameters, piece);
}

/** A link that is not https, `mailto:` or site-relative. */
function explainLink(error: SchemaError, value: string): Diagnostic {
  const { reason, instead } = linkProblem(value) ?? { reason: 'no-address' };
  const why = whyUnusable[reason];
  const extras = suggesting(asYaml(instead), isOfOwnPages(reason, instead));
  return atValue(error, 'unsafe-link', { value, why, instead }, extras);
}

/** Whether a link is mended to a page of the site: then that of the state may be meant, which has its prefix. */
function isOfOwnPages(reason: LinkReason, instead: string | undefined): boolean {
  return reason === 'relative' && instead?.startsWith('/') === true;
}

/** An address that no video can be played from: no link at all, or the page of a video instead of the video. */
function explainVideo(error: SchemaError, value: string): Diagnostic {
  const page = videoPageAt(value);
  if (page) return atValue(error, 'video-page', { value, ...page }, suggesting(asYaml(page.embed)));
  const ending = unplayableEnding(value);
  if (ending === undefined || linkProblem(value) !== undefined) return explainLink(error, value);
  return atValue(error, 'video-file', { value, ending });
}

/** A text of several paragraphs where one belongs; below `>-` it is one line that breaks it. */
function explainLineBreak(error: SchemaError): Diagnostic {
  const { document, pointer } = error;
  const what = whatOf(error);
  const source = sourceOf(error);
  const line = source.startsWith('>') ? breakingLine(source) : undefined;
  if (line === undefined) return atValue(error, 'line-break-in-text', { what });
  const whole = document.locate(pointer, 'value');
  const span = { file: whole.file, start: whole.start + line.start, end: whole.start + line.end };
  return createDiagnostic('line-break-in-text', { what, by: line.kind }, span, { path: pointer });
}

interface BreakingLine extends Extent {
  readonly kind: 'blank' | 'deeper';
}

/** The first line of a source that is empty, or indented deeper than the text begins; YAML breaks the line at both. */
function breakingLine(source: string): BreakingLine | undefined {
  const lines = [...source.matchAll(/\n([ \t]*)([^\n]*)/g)];
  const indent = lines.find(([, , words]) => words?.trim() !== '')?.[1]?.length ?? 0;
  for (const { 0: line, 1: blanks = '', 2: words = '', index } of lines) {
    const isBlank = words.trim() === '';
    if (!isBlank && blanks.length <= indent) continue;
    const end = index + line.length;
    return isBlank
      ? { kind: 'blank', start: index + 1, end: end + 1 }
      : { kind: 'deeper', start: index + 1, end: index + 1 + blanks.length };
  }
  return undefined;
}
