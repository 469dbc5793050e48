import { setImmediate as turn } from 'node:timers/promises';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { AgendaAnswer, AgendaChange } from '../page/agenda/messages.ts';
import { agendaPaths } from '../page/agenda/messages.ts';
import { addressOf } from '../page/find/shown-field.ts';
import type { CheckedProject } from '../../compile/check-project.ts';
import { readSound } from '../../compile/check-project.ts';
import type { Project } from '../../compile/project.ts';
import { headlineOf, listChanges } from '../../compile/resolve/agenda.ts';
import { printInstant } from '../../compile/resolve/moment.ts';
import type { DatedChange } from '../../compile/resolve/next-change.ts';
import { segmentsOf } from '../../compile/schema/pointer.ts';
import { findDependents } from '../reach/dependents.ts';
import type { Reach } from '../reach/page-reach.ts';
import { describePlace } from './inspect/describe-place.ts';
import { namePage } from './inspect/name-page.ts';
import { siteQuestion } from './questions.ts';
import type { DevCall, DevServer, Endpoint } from './server.ts';
import type { SiteVersion } from './version.ts';
import { toolPage } from './workbench.ts';

/** The agenda, and what it asks and sends. */
export const agendaEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: agendaPaths.page, answer: toolPage('agenda') },
  siteQuestion<AgendaAnswer>(agendaPaths.changes, 'site', describeAgenda),
];

type Dated = Pick<CheckedProject, 'resolved'>;

/** Days that the agenda is of. */
const days = 366;

async function describeAgenda(
  version: SiteVersion,
  { webRoot }: DevCall,
  { project, addresses }: DevServer,
): Promise<AgendaAnswer> {
  const { at } = version.site.resolved;
  const until = printInstant(Date.parse(at) + days * 86_400_000);
  const linksOf = createLinks(version, await version.reach(), (edition) =>
    edition === webRoot ? '' : (addresses.get(edition) ?? '').replace(/\/$/, ''),
  );
  const written = asWritten(project, version);
  const siteAt = (instant: string): Dated => readSound({ ...written, at: instant });
  const changes: AgendaChange[] = [];
  for (const entry of listChanges<Dated>(version.site, until, siteAt)) {
    for (const change of entry.changes)
      changes.push({
        at: entry.at,
        day: change.day ?? entry.at.slice(0, 'YYYY-MM-DD'.length),
        ...(change.local !== undefined && { local: change.local }),
        words: headlineOf(change, entry.site.resolved),
        place: describePlace(change.span, project.root),
        ...linksOf(change),
      });
    // Edits are taken in meanwhile.
    await turn();
  }
  return { until, changes };
}

/** The project with the very texts that a version is made of, which are known to be sound. */
function asWritten(project: Project, { site: { resolved } }: SiteVersion): Project {
  const { regions, library } = resolved.written;
  const drafts = [regions, library].flatMap((file) => file?.document.file ?? []);
  return { ...project, drafts };
}

/** Most regions that are named with a link of their own. */
const mostLinks = 4;

/** Says where to look at a change: a value on a page that shows it, else where a region begins. */
function createLinks(
  { site: { resolved, manifest } }: SiteVersion,
  reach: Reach,
  originOf: (edition: WebRoot) => string,
) {
  const { regions: homes } = manifest;
  const landingOf = (pathPrefix: string) => ({
    name: namePage(homes, 'main', `${pathPrefix}/`),
    url: `${originOf('main')}${pathPrefix}/`,
  });
  return ({ what, field = '', pointer, regions }: DatedChange) => {
    const file = field.startsWith('library.') ? 'library' : 'regions';
    const { fields } =
      pointer === undefined ? { fields: [] } : findDependents(resolved, file, pointer);
    const shown = fields.flatMap((each) => reach(each).pages.map((page) => ({ ...each, ...page })));
    const [first] = shown;
    if (first !== undefined) {
      const name = { owner: first.owner, field: segmentsOf(first.pointer).join('.') };
      const url = addressOf(originOf(first.edition) + first.url, name);
      const pages = new Set(shown.map(({ edition, url: each }) => edition + each)).size;
      return { links: [{ name: namePage(homes, first.edition, first.url), url }], pages };
    }
    if (what === 'security-expires') return { links: [] };
    const own = homes.filter(({ key }) => regions.includes(key)).slice(0, mostLinks);
    const prefixes = own.length > 0 ? own.map(({ pathPrefix }) => pathPrefix) : [''];
    return { links: prefixes.map(landingOf) };
  };
}
