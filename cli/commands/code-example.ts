import type { Code } from '../diagnostics/codes.ts';
import { programRoot } from '../emit/program-folder.ts';
import { readSourceFile } from '../source/read.ts';
import { cutEnd, wrapText } from '../diagnostics/print/lines.ts';

/** An input with something wrong in it, as docs/diagnostics.md has it: a fixture, and what is reported of it. */
export interface CodeExample {
  /** What the `manifest.json` of the build says, where that is what is wrong. */
  readonly manifest?: string;
  /** The diagnostic as a terminal shows it, with the line of the file and what to write instead. */
  readonly report: string;
}

/** Undefined where the program has no such page, or the page no such entry. */
export function readExample(code: Code): CodeExample | undefined {
  const [page] = readSourceFile(programRoot, 'docs/diagnostics.md');
  const [, entry = ''] = page?.text.split(`\n### ${code}\n`) ?? [];
  const [shown = ''] = entry.split('\n**What to do:**');
  const blocks = shown.matchAll(/^```(\w+)\n([^]*?)\n```$/gm);
  const byLanguage = new Map([...blocks].map(([, language, text = '']) => [language, text]));
  const [report, manifest] = [byLanguage.get('text'), byLanguage.get('json')];
  return report === undefined ? undefined : { ...(manifest !== undefined && { manifest }), report };
}

/** In lines of limited length, with the mark where it belongs below a line that is cut. */
export function printExample(
  { manifest, report }: CodeExample,
  columns: number,
): readonly string[] {
  const [head = '', ...frame] = report.split('\n');
  return [
    ...(manifest === undefined ? [] : [...cutLines(manifest, columns), '']),
    ...wrapText(head, columns, '', '  '),
    ...fitFrame(frame, columns),
  ];
}

function cutLines(text: string, columns: number): readonly string[] {
  return text.split('\n').map((line) => cutEnd(line, columns));
}

/** Characters that stay before the mark in a line whose beginning is cut. */
const lead = 16;

function fitFrame(frame: readonly string[], columns: number): readonly string[] {
  const [margin = '', line = '', marked = '', ...more] = frame;
  const [, indent = '', mark = '', advice = ''] =
    /^( *)(\^~*) ?(.*)$/.exec(marked.slice(margin.length + 1)) ?? [];
  if (mark === '') return frame.flatMap((each) => wrapText(each, columns, ''));
  const room = columns - margin.length - 1;
  const text = line.slice(margin.length + 1);
  const from = Math.max(0, Math.min(indent.length - lead, text.length - room));
  const shown = from === 0 ? text : `…${text.slice(from + 1)}`;
  const below = `${margin} ${indent.slice(from)}${mark}`.slice(0, columns);
  const lines = [
    margin,
    cutEnd(`${line.slice(0, margin.length)} ${shown}`, columns),
    ...adviceBelow(below, advice, columns, margin),
  ];
  return [...lines, ...more].map((each) => each.trimEnd());
}

/** Beside the mark where there is room, else below it. */
function adviceBelow(
  marked: string,
  advice: string,
  columns: number,
  margin: string,
): readonly string[] {
  const beside = `${marked} ${advice}`;
  return beside.length <= columns ? [beside] : [marked, ...wrapText(advice, columns, `${margin} `)];
}
