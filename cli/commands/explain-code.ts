import type { Code } from '../diagnostics/codes.ts';
import { catalogue } from '../diagnostics/codes.ts';
import { explainCode, isCode } from '../diagnostics/codes.ts';
import { nearest } from '../schema/nearest.ts';
import { printExample, readExample } from './code-example.ts';
import { defaultColumns, joinLines, wrapText } from '../diagnostics/print/lines.ts';
import { UsageError } from './usage.ts';

/** Says which code a text was probably meant as; undefined where one of the regions, or nothing, is nearer. */
export function unknownCode(text: string, regions: readonly string[]): UsageError | undefined {
  const meant = nearest(text.toLowerCase(), [...regions, ...Object.keys(catalogue)]);
  if (meant === undefined || !isCode(meant)) return undefined;
  return new UsageError(`There is no diagnostic "${text}". Did you mean "${meant}"?`);
}

/** What a code means, why it matters and what to do, with an example. */
export function formatCode(
  code: Code,
  format: 'pretty' | 'json',
  columns = defaultColumns,
): string {
  const explained = explainCode(code);
  const example = readExample(code);
  if (format === 'json')
    return `${JSON.stringify({ version: 1, ...explained, example }, undefined, 2)}\n`;
  const { severity, meaning, reason, fix, fixable } = explained;
  const paragraphs = [
    `What is wrong: ${meaning}`,
    `Why it matters: ${reason}`,
    `What to do: ${fix}`,
    ...(fixable ? ['`career-site validate --fix` writes what is suggested.'] : []),
  ];
  return joinLines([
    `${code} (${severity})`,
    '',
    ...paragraphs.flatMap((paragraph) => wrapText(paragraph, columns, '', '  ')),
    ...(example === undefined ? [] : ['', 'For example:', '', ...printExample(example, columns)]),
  ]);
}
