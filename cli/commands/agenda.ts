import type { CheckedProject } from '../compile/check-project.ts';
import { checkProject } from '../compile/check-project.ts';
import { joinLines, toJson } from '../diagnostics/print/lines.ts';
import { listSome } from '../diagnostics/print/amounts.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import { readSide } from '../author/diff/open-versions.ts';
import { showSite } from '../author/diff/shown-site.ts';
import type { PageRow } from '../compile/manifest/table.ts';
import { openSite } from '../compile/open-site.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import { printInstant } from '../compile/resolve/moment.ts';
import { headlineOf, listChanges } from '../compile/resolve/agenda.ts';
import type { DatedChange } from '../compile/resolve/next-change.ts';
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
  /** What happens, of each of the changes. */
  readonly headlines: readonly string[];
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
  const first = checkAt(project.at);
  let pages: ReadonlyMap<string, string> | undefined;
  return Array.from(listChanges(first, until, checkAt), ({ at, changes, site }) => {
    const before = pages ?? renderPages(project, first, program);
    pages = renderPages(project, site, program);
    const headlines = changes.map((change) => headlineOf(change, site.resolved));
    return { at, changes, headlines, pages: differing(before, pages) };
  });
}

/** Every page by its URL, with `(library)` behind that of a page of the library edition. */
function renderPages(project: Project, checked: CheckedProject, program: Program) {
  const { pages, render } = showSite(readSide(openSite(project, checked, program)));
  const nameOf = ({ edition, url }: PageRow) => (edition === 'main' ? url : `${url} (library)`);
  return new Map([...pages.values()].map((page) => [nameOf(page), render(page)]));
}

function differing(old: ReadonlyMap<string, string>, next: ReadonlyMap<string, string>) {
  const urls = new Set([...old.keys(), ...next.keys()]);
  return [...urls].filter((url) => old.get(url) !== next.get(url));
}

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

function lines({ changes, headlines, pages }: Entry): readonly string[] {
  const causes = changes.map(({ local, span }, index) => {
    const words = [formatLocation(span), headlines[index], local && `(${local})`];
    return words.filter(Boolean).join(' ');
  });
  return [...causes, pages.length === 0 ? 'no page is another' : `pages: ${listSome(pages)}`];
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
    title: entry.headlines.join('; '),
    description: lines(entry).join('\n'),
  };
}
