import { DomUtils, parseDocument } from 'htmlparser2';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Extent } from '../../../diagnostics/span.ts';
import { atPiece, atPlace, locatePiece } from '../../source/locate-piece.ts';
import { asYaml } from '../describe.ts';
import { checks, isChecked } from '../formats/checks.ts';
import type { LinkReason } from '../formats/link.ts';
import { linkProblem, whyUnusable } from '../formats/link.ts';
import { proseProblem } from '../formats/prose.ts';
import { zoneMeant } from '../formats/time-zone.ts';
import { ENTITY, isBlank, markupIn, TAG, textProblem } from '../formats/text.ts';
import { unplayableEnding, videoPageAt } from '../formats/video.ts';
import type { SchemaError } from './schema-error.ts';
import { sourceOf, whatOf } from './schema-error.ts';
import { explainEmptyText } from './wrong-size.ts';

/** A text that is not of its field's format. */
export function explainFormat(error: SchemaError): Diagnostic {
  const text = String(error.value);
  const { format = 'text' } = error.node;
  if (isBlank(text)) return explainEmptyText(error);
  if (!isChecked(format)) return (explanations[format] ?? explainText)(error, text);
  const { code, meant } = checks[format];
  const instead = meant(text);
  // A date needs no quotes where a date belongs.
  const suggestion = /date|moment/.test(format) ? instead : asYaml(instead);
  return atPlace(error, code, { value: text, instead }, { suggestion });
}

const explanations: Readonly<Record<string, (error: SchemaError, text: string) => Diagnostic>> = {
  link: explainLink,
  'asset-document': explainLink,
  'asset-video': explainVideo,
  'time-zone': explainTimeZone,
  count: explainCount,
};

function explainTimeZone(error: SchemaError, value: string): Diagnostic {
  const { near: instead, isGuess } = zoneMeant(value);
  return atPlace(error, 'bad-time-zone', { value, instead }, { suggestion: instead, isGuess });
}

/** The texts around a number, or its word, say of what it is. */
function explainCount(error: SchemaError, value: string): Diagnostic {
  const [instead] = value.trim().split(/\s+/);
  return atPlace(error, 'bad-count', { value, instead }, { suggestion: instead, isGuess: true });
}

/** A text that is plain otherwise has a mark or a link of running text that is wrong. */
function explainText(error: SchemaError, text: string): Diagnostic {
  const problem = textProblem(text);
  if (problem === 'line-break') return explainLineBreak(error);
  return problem === undefined ? explainMarks(error, text) : explainMarkup(error, text);
}

/** HTML in a plain text, at its first tag. The message has the text without all tags. */
function explainMarkup(error: SchemaError, text: string): Diagnostic {
  const { document, pointer } = error;
  const { typed: markup, start } = markupIn(text) ?? { typed: text, start: 0 };
  const bare = withoutMarkup(text);
  const span = locatePiece(document, pointer, text, { start, end: start + markup.length });
  if (span) return createDiagnostic('html-in-text', { markup, bare }, span, { path: pointer });
  const extras = { suggestion: bare === '' ? undefined : asYaml(bare) };
  return atPlace(error, 'html-in-text', { markup, bare }, extras);
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

const dividing = new RegExp(
  '^</?(?:address|article|aside|blockquote|br|d[dlt]|div|figure|footer|h[1-6r]|header|li|main|' +
    'nav|ol|p|pre|section|t(?:able|body|[dhr]|foot|head)|ul)\\b',
  'i',
);

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

/** A link that is not https, `mailto:`, `tel:` or site-relative. */
function explainLink(error: SchemaError, value: string): Diagnostic {
  const { reason, instead } = linkProblem(value) ?? { reason: 'no-address' };
  const why = whyUnusable[reason];
  const extras = { suggestion: asYaml(instead), isGuess: isOfOwnPages(reason, instead) };
  return atPlace(error, 'unsafe-link', { value, why, instead }, extras);
}

/** Whether a link is mended to a page of the site: the same page of a state may be meant. */
function isOfOwnPages(reason: LinkReason, instead: string | undefined): boolean {
  return reason === 'relative' && instead?.startsWith('/') === true;
}

/** An address that plays no video: no link at all, or the page of a video instead of the video. */
function explainVideo(error: SchemaError, value: string): Diagnostic {
  const page = videoPageAt(value);
  if (page)
    return atPlace(error, 'video-page', { value, ...page }, { suggestion: asYaml(page.embed) });
  const ending = unplayableEnding(value);
  if (ending === undefined || linkProblem(value) !== undefined) return explainLink(error, value);
  return atPlace(error, 'video-file', { value, ending });
}

/** A text of several paragraphs where one belongs; below `>-` it is one line that breaks it. */
function explainLineBreak(error: SchemaError): Diagnostic {
  const { document, pointer } = error;
  const what = whatOf(error);
  const source = sourceOf(error);
  const line = source.startsWith('>') ? breakingLine(source) : undefined;
  if (line === undefined) return atPlace(error, 'line-break-in-text', { what });
  const whole = document.locate(pointer, 'value');
  const span = { file: whole.file, start: whole.start + line.start, end: whole.start + line.end };
  return createDiagnostic('line-break-in-text', { what, [line.kind]: true }, span, {
    path: pointer,
  });
}

interface BreakingLine extends Extent {
  readonly kind: 'isBlank' | 'isDeeper';
}

/** The first line that is empty or indented deeper than the text: YAML breaks the line there. */
function breakingLine(source: string): BreakingLine | undefined {
  const lines = [...source.matchAll(/\n([ \t]*)([^\n]*)/g)];
  const indent = lines.find(([, , words]) => words?.trim() !== '')?.[1]?.length ?? 0;
  for (const { 0: line, 1: blanks = '', 2: words = '', index } of lines) {
    const isBlank = words.trim() === '';
    if (!isBlank && blanks.length <= indent) continue;
    const end = index + line.length;
    return isBlank
      ? { kind: 'isBlank', start: index + 1, end: end + 1 }
      : { kind: 'isDeeper', start: index + 1, end: index + 1 + blanks.length };
  }
  return undefined;
}
