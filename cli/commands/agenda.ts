import type { CheckedProject } from '../compile/check-project.ts';
import { checkProject } from '../compile/check-project.ts';
import { joinLines, toJson } from '../diagnostics/print/lines.ts';
import { count, joinParts, listSome } from '../diagnostics/print/amounts.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { readSide } from '../author/diff/open-versions.ts';
import { showSite } from '../author/diff/shown-site.ts';
import type { PageRow } from '../compile/manifest/table.ts';
import { openSite } from '../compile/open-site.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import { printInstant } from '../compile/resolve/moment.ts';
import type { DatedChange } from '../compile/resolve/next-change.ts';
import { nextChanges, securityExpiry } from '../compile/resolve/next-change.ts';
import type { CalendarEvent } from '../compile/site/calendar-files.ts';
import { printCalendar } from '../compile/site/calendar-files.ts';
import type { Program } from '../compile/site/program.ts';
import { openProgram } from '../compile/site/program.ts';
import type { CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';

export interface AgendaOptions extends ProjectOptions {
  readonly days: number;
  readonly format: 'pretty' | 'json' | 'ics' | 'cron';
}

interface Entry {
  readonly at: string;
  readonly changes: readonly DatedChange[];
  /** Of regions, by their keys. */
  readonly names: ReadonlyMap<string, string>;
  /** URLs of pages that are others from then on. */
  readonly pages: readonly string[];
}

/** `agenda`: what time will change, when, on which pages, and by which line. */
export async function agenda(context: CommandContext, options: AgendaOptions): Promise<void> {
  const project = openProject(options, context);
  const until = printInstant(Date.parse(project.at) + options.days * 86_400_000);
  const entries = listEntries(project, until, context);
  context.stdout.write(await print(entries, options.format, until));
}

function listEntries(project: Project, until: string, context: CommandContext): readonly Entry[] {
  const program = openProgram();
  const checkAt = (at: string) => orReport(checkProject({ ...project, at }), context);
  const entries: Entry[] = [];
  let checked = checkAt(project.at);
  let pages: ReadonlyMap<string, string> | undefined;
  for (;;) {
    const changes = nextChanges(checked.resolved, securityExpiry(checked.resolved));
    const [{ at }] = changes;
    if (at > until) return entries;
    pages ??= renderPages(project, checked, program);
    checked = checkAt(at);
    const next = renderPages(project, checked, program);
    entries.push({ at, changes, names: namesIn(checked), pages: differing(pages, next) });
    pages = next;
  }
}

/** Every page by its URL, with `(library)` behind that of a page of the library edition. */
function renderPages(project: Project, checked: CheckedProject, program: Program) {
  const { pages, render } = showSite(readSide(openSite(project, checked, program)));
  const nameOf = ({ edition, url }: PageRow) => (edition === 'main' ? url : `${url} (library)`);
  return new Map([...pages.values()].map((page) => [nameOf(page), render(page)]));
}

function namesIn({ resolved: { generic, regions } }: CheckedProject) {
  return new Map([generic, ...regions].map(({ key, config }) => [key, config.name]));
}

function differing(old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>) {
  const urls = new Set([...old.keys(), ...next.keys()]);
  return [...urls].filter((url) => old.get(url) !== next.get(url));
}

const words: Readonly<Record<DatedChange['what'], string>> = {
  'webinar-begins': 'a webinar begins',
  'webinar-ends': 'a webinar is over',
  'year-begins': 'a year begins',
  'value-begins': 'a value begins to hold',
  'value-ends': 'a value no longer holds',
  'security-expires': 'security.txt runs out',
};

async function print(
  entries: readonly Entry[],
  format: AgendaOptions['format'],
  until: string,
): Promise<string> {
  switch (format) {
    case 'json':
      return toJson({ version: 1, until, changes: entries.map(describeEntry) });
    case 'ics':
      return printCalendar(entries.map(toEvent), 'career-site/agenda');
    case 'cron':
      return entries.map(({ at }) => `${cronLine(at)}\n`).join('');
    case 'pretty':
      return entries.length === 0
        ? `Time changes nothing until ${until}.\n`
        : joinLines(
            entries.flatMap((entry) => [entry.at, ...lines(entry).map((line) => `  ${line}`)]),
          );
  }
}

function describeEntry({ at, changes, pages }: Entry): object {
  const causes = changes.map(({ what, field, title, local, regions, span }) => {
    return { what, field, title, local, regions, at: formatLocation(span) };
  });
  return { at, causes, pages };
}

function lines({ changes, names, pages }: Entry): readonly string[] {
  const causes = changes.map((change) => {
    const local = change.local === undefined ? '' : ` (${change.local})`;
    return `${formatLocation(change.span)} ${headline(change, names)}${local}`;
  });
  return [...causes, pages.length === 0 ? 'no page is another' : `pages: ${listSome(pages)}`];
}

/** What happens, to whom: `Nevada: a webinar begins, “A first lesson”`. */
function headline({ what, field, title, regions }: DatedChange, names: Entry['names']): string {
  const named = regions.map((key) => names.get(key) ?? key);
  const many = named.length > 3 ? count(named.length, 'region') : named.join(', ');
  const event = joinParts([field ?? many, words[what]], ': ');
  return title === undefined ? event : `${event}, “${title}”`;
}

/** The minute at which a build is another one, in UTC; cron knows no years. */
function cronLine(at: string): string {
  const [, month, day, hour, minute] = at.split(/\D/).map(Number);
  return `${[minute, hour, day, month].join(' ')} *`;
}

function toEvent(entry: Entry): CalendarEvent {
  const at = Date.parse(entry.at);
  return {
    uid: `${entry.at}@career-site`,
    timestamp: at,
    start: at,
    duration: { minutes: 1 },
    title: entry.changes.map((change) => headline(change, entry.names)).join('; '),
    description: lines(entry).join('\n'),
  };
}
