import type { explainCode } from '../compile/manifest/catalogue.ts';
import { catalogue } from '../compile/manifest/catalogue.ts';
import { cutEnd, defaultColumns, joinLines, toJson, wrapText } from '../diagnostics/print/lines.ts';
import { programRoot } from '../compile/program-folder.ts';
import { nearest } from '../compile/schema/nearest.ts';
import { readSourceFile } from '../compile/source/read.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

/** The code that a text was meant as; undefined where a region, or nothing, is nearer. */
export function unknownCode(text: string, regions: readonly string[]): UsageError | undefined {
  const meant = nearest(text.toLowerCase(), [...regions, ...Object.keys(catalogue)]);
  if (meant === undefined || !Object.hasOwn(catalogue, meant)) return undefined;
  return new UsageError(`There is no diagnostic "${text}". Did you mean "${meant}"?`);
}

/** What a code means, why it matters and what to do, with an example. */
export function formatCode(
  explained: NonNullable<ReturnType<typeof explainCode>>,
  format: 'pretty' | 'json',
  columns = defaultColumns,
): string {
  const { code } = explained;
  const example = readExample(code);
  if (format === 'json') return toJson({ version: 1, ...explained, example });
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

/** Of docs/diagnostics.md: what is reported, and the `manifest.json`; undefined without one. */
function readExample(code: string) {
  const [page] = readSourceFile(programRoot, 'docs/diagnostics.md');
  const [, entry = ''] = page?.text.split(`\n### ${code}\n`) ?? [];
  const [shown = ''] = entry.split('\n**What to do:**');
  const blocks = shown.matchAll(/^```(\w+)\n([^]*?)\n```$/gm);
  const byLanguage = new Map([...blocks].map(([, language, text = '']) => [language, text]));
  const report = byLanguage.get('text');
  const manifest = byLanguage.get('json');
  return report === undefined ? undefined : { ...(manifest !== undefined && { manifest }), report };
}

/** In lines of limited length, with the mark where it belongs below a line that is cut. */
function printExample(
  { manifest, report }: NonNullable<ReturnType<typeof readExample>>,
  columns: number,
): readonly string[] {
  const [head = '', ...frame] = report.split('\n');
  const record = manifest === undefined ? [] : [...manifest.split('\n'), ''];
  return [
    ...record.map((line) => cutEnd(line, columns)),
    ...wrapText(head, columns, '', '  '),
    ...fitFrame(frame, columns),
  ];
}

/** Characters that stay before the mark in a line whose beginning is cut. */
const lead = 16;

/** What to write stands beside the mark where there is room, else below it. */
function fitFrame(frame: readonly string[], columns: number): readonly string[] {
  const [margin = '', line = '', marked = '', ...more] = frame;
  const start = margin.length + 1;
  const [, indent = '', mark = '', advice = ''] =
    /^( *)(\^~*) ?(.*)$/.exec(marked.slice(start)) ?? [];
  if (mark === '') return frame.flatMap((each) => wrapText(each, columns, ''));
  const from = Math.max(0, Math.min(indent.length - lead, line.length - columns));
  const shown = from === 0 ? line.slice(start) : `…${line.slice(start + from + 1)}`;
  const below = `${margin} ${indent.slice(from)}${mark}`.slice(0, columns);
  const beside = `${below} ${advice}`;
  const lines = [
    margin,
    cutEnd(`${line.slice(0, margin.length)} ${shown}`, columns),
    ...(beside.length <= columns ? [beside] : [below, ...wrapText(advice, columns, `${margin} `)]),
    ...more,
  ];
  return lines.map((each) => each.trimEnd());
}
