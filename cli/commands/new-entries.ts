import type { CheckedProject } from '../check-project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { insertField, insertItem } from '../edit/insert.ts';
import type { YamlFields } from '../edit/yaml-value.ts';
import { findRegion } from '../resolve/names.ts';
import { isMoment } from '../schema/formats/date.ts';
import { childPointer } from '../schema/pointer.ts';
import type { Content } from '../schema/written.ts';
import { unknownName } from './usage.ts';

/** What is known of a new entry, by the names of the options that say it. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** Something that an entry needs to know. */
export interface Question {
  /** The option that answers it, without dashes. */
  readonly option: string;
  /** The field of regions.yaml that the answer is for; the schema describes it. */
  readonly field: string;
  /** What to ask, where the schema's description does not fit. */
  readonly words?: string;
  /** What an empty answer means, where there may be none. */
  readonly empty?: string;
  /** Why the entry cannot be made with an answer, known at once; else what is wrong is found with the whole file. */
  readonly refusal?: (answer: string, project: CheckedProject) => string | undefined;
}

/** What `new` can write. */
export interface EntryKind {
  /** What has to be known, as far as that follows from what is. */
  readonly questions: (answers: Answers) => readonly Question[];
  /** Answers that further questions follow from, of which one is right. */
  readonly choices?: readonly Answers[];
  /** Why nothing can be written, whatever else is answered. */
  readonly refusal?: (answers: Answers, project: CheckedProject) => string | undefined;
  /** Writes it. Throws a `UsageError` where it cannot be written. */
  readonly compose: (answers: Answers, project: CheckedProject) => Entry;
}

/** An entry as it is to be written. */
export interface Entry {
  /** Where it then stands. */
  readonly pointer: string;
  /** The file with it. */
  readonly after: SourceFile;
  /** What a person may not expect of it. */
  readonly note?: string;
}

/** Whose content an entry is added to. */
interface Owner {
  /** Of its fields. */
  readonly pointer: string;
  /** What it states itself. */
  readonly content: Partial<Content>;
  /** The region's name; undefined for the defaults. */
  readonly region?: string;
}

/** Asks whose content it is added to. */
const regionQuestion: Question = {
  option: 'region',
  field: '/regions',
  words: 'The region that shows it.',
  empty: 'the defaults, which all regions show that state nothing else',
  refusal: (name, { resolved }) => {
    const found = findRegion(resolved, name);
    if (found === undefined) return unknownRegion(name, resolved).message;
    const target = resolved.written.regions.value.regions[found.key]?.reuse;
    return (
      target && `${found.key} shows what ${target} does (reuse), and can have nothing of its own.`
    );
  },
};

/** The region that was named, by any of its names, else the defaults. */
function ownerOf({ region }: Answers, { resolved }: CheckedProject): Owner {
  const { value } = resolved.written.regions;
  if (region === undefined) return { pointer: '/defaults', content: value.defaults };
  const found = findRegion(resolved, region);
  if (!found) throw unknownRegion(region, resolved);
  const { key, config } = found;
  const content = value.regions[key] ?? {};
  return { pointer: childPointer('/regions', key), content, region: config.name };
}

function unknownRegion(name: string, { regions }: CheckedProject['resolved']): UsageError {
  return unknownName(
    'region',
    name,
    regions.map(({ key }) => key),
  );
}

/** Adds an item to a list of an owner, which may have none yet. */
function addToList(
  { pointer, region }: Owner,
  field: 'otherSites' | 'webinarHistory',
  items: readonly unknown[] | undefined,
  index: number,
  item: YamlFields,
  { resolved }: CheckedProject,
): Entry {
  const { document } = resolved.written.regions;
  const list = childPointer(pointer, field);
  const place = childPointer(list, index);
  if (items !== undefined) {
    return { pointer: place, after: insertItem(document, 'regions', list, index, item) };
  }
  const note = `${region ?? ''} has a list of its own now, in place of the one that it showed before: copy from that what it should keep.`;
  return {
    pointer: place,
    after: insertField(document, 'regions', list, [item]),
    ...(region !== undefined && { note }),
  };
}

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
    refusal: (day) =>
      isMoment(day) ? undefined : `"${day}" is not a day. Write one such as 2026-10-08.`,
  },
  { option: 'title', field: '/defaults/webinarHistory/0/title' },
  { option: 'description', field: '/defaults/webinarHistory/0/description' },
  { option: 'video', field: '/defaults/webinarHistory/0/videoUrl' },
];

const kindQuestion: Question = {
  option: 'kind',
  field: '',
  words: 'Is it upcoming or recorded?',
  refusal: (kind) =>
    readKind(kind) === undefined ? `A webinar is upcoming or recorded, not "${kind}".` : undefined,
};

/** A webinar that is still to come, or one that was recorded. */
export const webinar: EntryKind = {
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
    const after = insertItem(document, 'regions', pointer, listed.length, fields);
    return { pointer: childPointer(pointer, listed.length), after };
  }
  return { pointer, after: insertField(document, 'regions', pointer, fields) };
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

/** A site of the same family, shown by its logo. */
export const sisterSite: EntryKind = {
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
