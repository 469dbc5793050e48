import type { CheckedProject } from '../../check-project.ts';
import { formatLocation } from '../../diagnostics/print/location.ts';
import { insertField, insertItem } from '../../edit/insert.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import { isMoment } from '../../schema/formats/date.ts';
import { childPointer } from '../../schema/pointer.ts';
import { UsageError } from '../usage.ts';
import type { Answers, Entry, EntryKind, Owner, Question } from './entry.ts';
import { addToList, ownerOf, regionQuestion } from './entry.ts';

const upcoming: readonly Question[] = [
  { option: 'form', field: '/defaults/webinar/upcoming/webinarSignupForm' },
  { option: 'start', field: '/defaults/webinar/upcoming/startsAt' },
  {
    option: 'details',
    field: '/defaults/webinar/upcoming/webinarDetails',
    words:
      'What it is about, in a sentence. Its date goes in front, unless {{webinarDate}} says where else.',
  },
];

const recorded: readonly Question[] = [
  {
    option: 'date',
    field: '/defaults/webinarHistory/0/startsAt',
    words: 'The date, as year-month-day.',
    refusal: (day) => (isMoment(day) ? undefined : noDay(day)),
  },
  { option: 'title', field: '/defaults/webinarHistory/0/title' },
  { option: 'description', field: '/defaults/webinarHistory/0/description' },
  { option: 'video', field: '/defaults/webinarHistory/0/videoUrl' },
];

const kindQuestion: Question = {
  option: 'kind',
  field: '',
  words: 'Is it upcoming or recorded?',
  refusal: (kind) => (readKind(kind) === undefined ? noKind(kind) : undefined),
};

/** A webinar that is still to come, or one that was recorded. */
export const webinar: EntryKind = {
  name: 'webinar',
  questions: (answers) => [
    regionQuestion,
    ...(webinarKind(answers) === undefined ? [kindQuestion] : []),
    ...(webinarKind(answers) === 'upcoming' ? upcoming : []),
    ...(webinarKind(answers) === 'recorded' ? recorded : []),
  ],
  choices: [{ kind: 'upcoming' }, { kind: 'recorded' }],
  // Whom it is for is the first question.
  refusal: (answers, project) =>
    'region' in answers && webinarKind(answers) === 'upcoming'
      ? announced(ownerOf(answers, project), project)
      : undefined,
  compose: (answers, project) =>
    webinarKind(answers) === 'upcoming'
      ? composeUpcoming(answers, project)
      : composeRecorded(answers, project),
};

/** What was said, else what follows from the options that were given. */
function webinarKind({ kind, ...answers }: Answers): string | undefined {
  if (kind !== undefined) return readKind(kind);
  const isAny = (questions: readonly Question[]) =>
    questions.some(({ option }) => answers[option] !== undefined);
  if (isAny(upcoming) && isAny(recorded)) {
    throw new UsageError('A webinar is upcoming or recorded: say which with --kind.');
  }
  if (isAny(upcoming)) return 'upcoming';
  return isAny(recorded) ? 'recorded' : undefined;
}

function readKind(kind: string): string | undefined {
  return ['upcoming', 'recorded'].find((name) => name.startsWith(kind.toLowerCase()));
}

function noKind(kind: string): string {
  return `A webinar is upcoming or recorded, not "${kind}".`;
}

function upcomingIn({ pointer }: Owner): string {
  return `${pointer}/webinar/upcoming`;
}

/** Why no webinar can be announced. */
function announced(owner: Owner, { resolved: { written } }: CheckedProject): string | undefined {
  const upcoming = owner.content.webinar?.upcoming;
  if (upcoming === undefined || Array.isArray(upcoming)) return undefined;
  const place = formatLocation(written.regions.document.locate(upcomingIn(owner), 'key'));
  return `A webinar is announced there already: change it at ${place}, or make it the first of a list.`;
}

function composeUpcoming(answers: Answers, project: CheckedProject): Entry {
  const owner = ownerOf(answers, project);
  const { document } = project.resolved.written.regions;
  const refusal = announced(owner, project);
  if (refusal !== undefined) throw new UsageError(refusal);
  const pointer = upcomingIn(owner);
  const { form: webinarSignupForm, start: startsAt, details = '' } = answers;
  const isDated = details.includes('{{webinarDate}}');
  const webinarDetails = isDated ? details : `{{webinarDate}}: ${details}`;
  const fields = stated({ webinarSignupForm, startsAt, webinarDetails });
  const listed = owner.content.webinar?.upcoming;
  if (Array.isArray(listed)) {
    const edits = insertItem(document, 'regions', pointer, listed.length, fields);
    return { pointer: childPointer(pointer, listed.length), edits };
  }
  return { pointer, edits: insertField(document, 'regions', pointer, fields) };
}

function composeRecorded(answers: Answers, project: CheckedProject): Entry {
  const owner = ownerOf(answers, project);
  const { date = '', title, description, video, captions } = answers;
  const items = owner.content.webinarHistory;
  const older =
    items?.findIndex(({ startsAt, sortableDate = '' }) => (startsAt ?? sortableDate) < date) ?? 0;
  const item = stated({
    startsAt: date,
    title,
    description,
    videoUrl: video,
    videoFallbackUrl: answers['fallbackVideo'],
    captions,
  });
  const index = older === -1 ? (items?.length ?? 0) : older;
  return addToList(owner, 'webinarHistory', items, index, item, project);
}

/** The fields that have a value. */
function stated(fields: Readonly<Record<string, string | undefined>>): YamlFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function noDay(day: string): string {
  return `"${day}" is not a day. Write one such as 2026-10-08.`;
}

/** A site of the same family, shown by its logo. */
export const sisterSite: EntryKind = {
  name: 'sister-site',
  questions: ({ logo = '' }) => [
    regionQuestion,
    { option: 'name', field: '/defaults/otherSites/0/name' },
    { option: 'url', field: '/defaults/otherSites/0/url' },
    { option: 'logo', field: '/defaults/otherSites/0/logoSrc' },
    ...(logo === '' || logo.endsWith('.svg')
      ? []
      : [{ option: 'alt', field: '/defaults/otherSites/0/logoSrc/alt' }]),
  ],
  compose: (answers, project) => {
    const owner = ownerOf(answers, project);
    const { name = '', url = '', logo = '', alt } = answers;
    const logoSrc = alt === undefined ? logo : { file: logo, alt };
    const items = owner.content.otherSites;
    const item = { name, url, logoSrc };
    return addToList(owner, 'otherSites', items, items?.length ?? 0, item, project);
  },
};
