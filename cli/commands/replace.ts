import { openFinder } from '../author/find/find.ts';
import { listMixedWords } from '../author/find/mixed-words.ts';
import type { Replacement, ReplacePlan } from '../author/find/replace.ts';
import { draftReplacements, keptKinds, planReplace, replacedText } from '../author/find/replace.ts';
import { listWrittenValues } from '../author/edit/written-values.ts';
import { checkProject } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import { findRegion } from '../compile/resolve/names.ts';
import type { ResolvedSite } from '../compile/resolve/resolved.ts';
import { fieldName } from '../compile/schema/describe.ts';
import { assetFiles } from '../compile/source/assets.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { count, listSome } from '../diagnostics/print/amounts.ts';
import { cutEnd, defaultColumns, joinLines, toJson, wrapText } from '../diagnostics/print/lines.ts';
import type { Paint } from '../diagnostics/print/paint.ts';
import { createPaint } from '../diagnostics/print/paint.ts';
import type { CommandContext } from './command-context.ts';
import { formatLine, positionOf } from './explained-value.ts';
import { openProject } from './open-project.ts';
import { orReport, wantsColour } from './report-diagnostics.ts';
import { saveDrafts } from './save-drafts.ts';
import { didYouMean, unknownName } from './usage.ts';

export interface ReplaceOptions extends ProjectOptions {
  readonly in: readonly string[];
  readonly field: readonly string[];
  readonly dryRun?: boolean;
  readonly format: 'pretty' | 'json';
}

/** `replace`: other words in place of some, in all texts that have them or in those named. */
export function replace(
  context: CommandContext,
  from: string,
  to: string,
  { in: owners, field: fields, dryRun: isDry = false, format, ...options }: ReplaceOptions,
): void {
  refuseWords(from, to);
  const project = openProject(options, context);
  const { resolved } = orReport(checkProject(project), context);
  refuseFields(fields, resolved);
  const request = { from, to, owners: owners.map((name) => readOwner(name, resolved)), fields };
  const { read } = assetFiles(project.root);
  const { replacements, kept } = planReplace(resolved, read, request);
  const mixed = listMixedWords(openFinder(resolved, read), request);
  const plan = { replacements, kept: [...kept, ...mixed] };
  const { stdout } = context;
  const drafts = draftReplacements(resolved.written, plan.replacements);
  if (!isDry) saveDrafts(project, drafts, 'replaced');
  if (format === 'json') stdout.write(printJson(plan, !isDry));
  else {
    const paint = createPaint(wantsColour(stdout, context));
    stdout.write(printPlan(plan, from, isDry, paint, stdout.columns ?? defaultColumns), 'painted');
  }
}

function refuseWords(from: string, to: string): void {
  if (from.trim() === '') throw new UsageError('Name the words that are to be replaced.');
  if (from === to) throw new UsageError('Both are the same words: there is nothing to replace.');
  if (/[\r\n]/.test(from + to)) throw new UsageError('Write the words in one line.');
}

/** A region by any of its names, or what all share. */
function readOwner(name: string, resolved: ResolvedSite): string {
  const shared = ['defaults', 'site', ...(resolved.library === undefined ? [] : ['library'])];
  if (shared.includes(name)) return name;
  const region = findRegion(resolved, name);
  if (region !== undefined) return region.key;
  throw unknownName('region', name, [...shared, ...resolved.regions.map(({ key }) => key)]);
}

function refuseFields(fields: readonly string[], { written }: ResolvedSite): void {
  const paths = listWrittenValues(written).map(({ file, pointer }) => fieldName(file, pointer));
  const unknown = fields.find((field) => !paths.some((path) => `${path}.`.includes(`.${field}.`)));
  if (unknown === undefined) return;
  const names = new Set(paths.flatMap((path) => path.split('.').slice(1)));
  throw new UsageError(`No file has a field "${unknown}".${didYouMean(unknown, names)}`);
}

/** Characters of what stays; JSON has it whole. */
const longestKept = 100;

function printPlan(
  { replacements, kept }: ReplacePlan,
  from: string,
  isDry: boolean,
  paint: Paint,
  columns: number,
): string {
  const places = replacements.flatMap((each) => [
    paint.strong(`${formatLine(each.span)} · ${each.field}`),
    ...wrapText(markEdits(each, paint), columns, '  '),
    '',
  ]);
  const stays = kept.flatMap(({ kind, fields, span, text }) => {
    const named = listSome(fields);
    const where = named === '' ? formatLine(span) : `${formatLine(span)} · ${named}`;
    const words = cutEnd(text, longestKept);
    return wrapText(`${where}, ${keptKinds[kind]}: ${words}`, columns, '  ', '    ');
  });
  const texts = count(replacements.length, 'text');
  const done = isDry ? `${texts} would be changed.` : `${texts} changed.`;
  return joinLines([
    ...places,
    ...(stays.length === 0 ? [] : ['What stays as it is:', ...stays, '']),
    replacements.length === 0 ? `No text has “${from}” as whole words.` : done,
  ]);
}

/** The text with the words that go and those that come. */
function markEdits({ pieces }: Replacement, { removed, added }: Paint): string {
  return pieces
    .map(({ text, instead }) => (instead === undefined ? text : removed(text) + added(instead)))
    .join('');
}

function printJson({ replacements, kept }: ReplacePlan, isWritten: boolean): string {
  return toJson({
    version: 1,
    written: isWritten && replacements.length > 0,
    replacements: replacements.map((each) => ({
      ...positionOf(each.span),
      field: each.field,
      text: each.text,
      replaced: replacedText(each),
    })),
    kept: kept.map(({ span, ...each }) => ({ ...positionOf(span), ...each })),
  });
}
