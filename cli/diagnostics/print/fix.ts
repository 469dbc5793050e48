import { counted } from '../catalogue/lists.ts';
import { codePoint } from '../visible.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { formatLocation, isReindented } from './location.ts';

/** What `validate --fix` did about a diagnostic. */
export function describeFix({ code, span, suggestion = '' }: Diagnostic): string {
  const typed = span.file.text.slice(span.start, span.end);
  return `${formatLocation(span)}: fixed: ${describeChange(typed, suggestion)} [${code}]`;
}

function describeChange(typed: string, written: string): string {
  if (written === '') return `deleted ${describeText(typed)}`;
  if (isReindented(typed, written))
    return `indented ${String(written.split('\n').length)} lines by spaces`;
  if (typed === '') return `added ${describeText(written)}`;
  if (/^(["']).*\1$/.test(written) && written.slice(1, -1) === typed)
    return `put ${typed} in quotes`;
  const isLonger = /\S$/.test(typed) && written.startsWith(typed);
  const added = isLonger ? written.slice(typed.length) : '';
  if (/^ +$/.test(added)) return `added ${describeText(added)} after ${typed}`;
  return `changed ${describeText(typed)} to ${describeText(written)}`;
}

/** A text as it is, unless it cannot be seen: `2 spaces and 1 tab`. */
function describeText(text: string): string {
  if (/^[\s\p{Cf}\p{Cc}]+$/u.test(text)) {
    const runs = text.match(/(.)\1*/gsu) ?? [];
    return runs.map(describeRun).join(' and ');
  }
  return text.trim() === text && !text.includes('\n') ? text : JSON.stringify(text);
}

function describeRun(run: string): string {
  const blank = run.startsWith(' ') ? 'space' : run.startsWith('\t') ? 'tab' : undefined;
  const { length } = Array.from(run);
  return blank ? counted(length, blank) : `${counted(length, 'character')} ${codePoint(run)}`;
}
