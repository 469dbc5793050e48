import type { AskedField } from '../page/inspector/edit-messages.ts';
import type { ShownWebinar, WebinarsAnswer } from '../page/agenda/messages.ts';
import { agendaPaths } from '../page/agenda/messages.ts';
import { GENERIC, zonesAt } from '../../compile/resolve/identity.ts';
import { printMoment } from '../../compile/resolve/moment.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import { webinarAround } from '../../compile/resolve/webinars.ts';
import { segmentsOf } from '../../compile/schema/pointer.ts';
import { nodeAt } from '../../compile/schema/schema-node.ts';
import { answerWebinar } from './edits/edit-endpoints.ts';
import { askedOf } from './edits/new-item.ts';
import type { Announced } from './edits/webinar-edits.ts';
import { listAnnounced } from './edits/webinar-edits.ts';
import { describePlace } from './inspect/describe-place.ts';
import { fieldPlaceOf } from '../find/field-name.ts';
import { siteQuestion } from './questions.ts';
import type { Endpoint } from './server.ts';

/** What is asked of webinars that are announced, and what is sent. */
export const webinarEndpoints: readonly Endpoint[] = [
  siteQuestion<WebinarsAnswer>(agendaPaths.webinars, 'site', ({ site }, { query }) => {
    const { root, resolved } = site;
    const [owner, field] = ['owner', 'field'].map((name) => query.get(name));
    const wanted = owner && field ? pointerAround(resolved, owner, field) : undefined;
    const webinars = listAnnounced(resolved.written)
      .filter(({ pointer }) => !owner || pointer === wanted)
      .toSorted((a, b) => ((a.webinar.startsAt ?? '') < (b.webinar.startsAt ?? '') ? -1 : 1))
      .map((each) => describeWebinar(resolved, root, each));
    return { webinars, announced: askedOfNew(resolved), recorded };
  }),
  { method: 'POST', path: agendaPaths.webinar, answer: answerWebinar },
];

function pointerAround({ findValue }: ResolvedSite, owner: string, field: string) {
  return webinarAround(findValue(fieldPlaceOf({ owner, field }))?.provenance.pointer ?? '');
}

function describeWebinar(
  { written, regions, generic }: ResolvedSite,
  root: string,
  { id, pointer, region, webinar }: Announced,
): ShownWebinar {
  const { value, document } = written.regions;
  const { startsAt, title, webinarDetails } = webinar;
  const [zone = ''] = zonesAt(value, pointer);
  const owner = region ?? GENERIC;
  const config = [generic, ...regions].find(({ key }) => key === owner)?.config;
  const start = pointer.startsWith('/defaults') ? 1 : 2;
  return {
    id,
    owner,
    field: segmentsOf(pointer).slice(start).join('.'),
    name: region === undefined ? 'All regions' : (config?.name ?? owner),
    title: title ?? webinarDetails,
    when: startsAt === undefined ? '' : printMoment(startsAt, zone, value.site.interface),
    place: describePlace(document.locate(pointer, 'key'), root),
    known: { title: title ?? '' },
  };
}

const recorded = askedOf(
  nodeAt('regions', '/defaults/webinarHistory/0'),
  ['title', 'description', 'videoUrl', 'videoFallbackUrl', 'captions', 'poster'],
  ['title', 'description', 'videoUrl'],
);

/** By the names that `new webinar` has for them. */
const announced: Readonly<Record<string, string>> = {
  webinarSignupForm: 'form',
  startsAt: 'start',
  durationMinutes: 'minutes',
  title: 'title',
  webinarDetails: 'details',
};

function askedOfNew({ regions }: ResolvedSite): readonly AskedField[] {
  const upcoming = nodeAt('regions', '/defaults/webinar/upcoming');
  const fields = askedOf(upcoming, Object.keys(announced), [
    'webinarSignupForm',
    'startsAt',
    'webinarDetails',
  ]);
  const choices = regions.map(({ config: { name } }) => name);
  const words = 'The region that shows it; without one, all that say nothing else show it.';
  return [
    { path: 'region', label: 'Region', format: '', description: words, choices, isOptional: true },
    ...fields.map((field) => ({ ...field, path: announced[field.path] ?? field.path })),
  ];
}
