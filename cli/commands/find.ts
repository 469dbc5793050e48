import type { Finder, Hit } from '../author/find/find.ts';
import { openFinder } from '../author/find/find.ts';
import { shownBy } from '../author/find/shown-by.ts';
import type { Shown } from '../author/reach/page-reach.ts';
import type { CheckedProject } from '../compile/check-project.ts';
import { checkOnce } from '../compile/check-project.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import { fieldName } from '../compile/schema/describe.ts';
import { assetFiles } from '../compile/source/assets.ts';
import { count, listSome } from '../diagnostics/print/amounts.ts';
import { defaultColumns, joinLines, toJson, wrapText } from '../diagnostics/print/lines.ts';
import type { Paint } from '../diagnostics/print/paint.ts';
import { createPaint } from '../diagnostics/print/paint.ts';
import type { Extent } from '../diagnostics/span.ts';
import type { CommandContext } from './command-context.ts';
import { formatLine, positionOf } from './explained-value.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { openReachOf } from './open-reach.ts';
import { orReport, wantsColour } from './report-diagnostics.ts';
import { drawingWords, pageWords } from './shown-words.ts';

/** `find`: where words stand, in texts, names and drawings, and which pages show them. */
export async function find(
  context: CommandContext,
  words: string,
  { format, ...options }: ProjectOptions & { readonly format: 'pretty' | 'json' },
): Promise<void> {
  const project = openProject(options, context);
  const checked = orReport(checkOnce(openProjectCheck(project, context)), context);
  const finder = openFinder(checked.resolved, assetFiles(project.root).read);
  const found = await withShown(finder.find(words), project, checked);
  const { stdout } = context;
  if (format === 'json') stdout.write(printJson(words, found));
  else if (found.length === 0) stdout.write(nothingFound(words, finder));
  else {
    const paint = createPaint(wantsColour(stdout, context));
    stdout.write(printFound(words, found, paint, stdout.columns ?? defaultColumns), 'painted');
  }
}

interface Found extends Hit {
  readonly shown: Shown;
}

/** Pages are made only where something was found. */
async function withShown(
  hits: readonly Hit[],
  project: Project,
  checked: CheckedProject,
): Promise<readonly Found[]> {
  if (hits.length === 0) return [];
  const reach = await openReachOf(project, checked);
  return hits.map((hit) => ({ ...hit, shown: shownBy(hit, checked.resolved, reach) }));
}

/** What is said where nothing has the words. */
export function nothingFound(words: string, finder: Finder): string {
  const near = finder.near(words);
  const hint = near === undefined ? '' : ` Did you mean “${near}”?`;
  return `Nothing says “${words}”, and nothing is called so.${hint}\n`;
}

function printFound(words: string, found: readonly Found[], paint: Paint, columns: number): string {
  const head = `“${words}” stands in ${count(found.length, 'place')}.`;
  const blocks = found.map((hit) => ['', ...printHit(hit, paint, columns)]);
  return joinLines([head, ...blocks.flat()]);
}

function printHit(hit: Found, paint: Paint, columns: number): readonly string[] {
  const { kind, span, fields, text, match, editions, time, shown } = hit;
  const names = fields.map(({ file, pointer }) => fieldName(file, pointer));
  const isDrawn = kind === 'drawing';
  const called = isDrawn ? [`drawn for ${listSome(names) || 'the site as a whole'}`] : [];
  const reads = editions === undefined ? [] : [`as it reads in ${listSome(editions)}`];
  const sentences = [
    ...called,
    ...reads,
    ...(time === undefined ? pageWords(shown.pages.map(({ url }) => url)) : [`shown ${time}`]),
    ...drawingWords(shown.drawings),
  ];
  return [
    paint.strong(isDrawn ? formatLine(span) : `${formatLine(span)} · ${names.join()}`),
    ...(text === '' ? [] : wrapText(markMatch(text, match, paint), columns, '  ')),
    ...sentences.flatMap((sentence) => wrapText(sentence, columns, '  ', '    ')),
  ];
}

/** What is found stands out, word by word: a line may end between two. */
function markMatch(text: string, match: Extent | undefined, { strong }: Paint): string {
  if (match === undefined) return text;
  const words = text.slice(match.start, match.end).replaceAll(/\S+/g, strong);
  return text.slice(0, match.start) + words + text.slice(match.end);
}

function printJson(words: string, found: readonly Found[]): string {
  const hits = found.map(({ kind, span, fields, text, match, editions, time, shown }) => ({
    kind,
    ...positionOf(span),
    fields: fields.map(describeField),
    text,
    match: match ?? null,
    ...(editions && { editions }),
    ...(time !== undefined && { shown: time }),
    pages: shown.pages.map(({ url }) => url),
    ...(shown.drawings.length > 0 && { drawings: shown.drawings }),
  }));
  return toJson({ version: 1, words, hits });
}

/** A field as `explain` takes it: who states it, and its path there. */
export function describeField({ file, pointer }: Hit['fields'][number]) {
  const [owner = '', ...path] = fieldName(file, pointer).split('.');
  return { owner, field: path.join('.') };
}
