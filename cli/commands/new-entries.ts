import type { CheckedProject } from '../compile/check-project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { insertField, insertItem } from '../author/edit/insert.ts';
import { toYaml } from '../author/edit/yaml-value.ts';
import { findRegion } from '../compile/resolve/names.ts';
import { isMoment } from '../compile/schema/formats/date.ts';
import { childPointer, valueAt } from '../compile/schema/pointer.ts';
import type { WrittenRegion } from '../compile/schema/written.ts';
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
  /** Why an answer is wrong by itself; else that is found with the whole file. */
  readonly refusal?: (answer: string, project: CheckedProject) => string | undefined;
}

type Webinars = Pick<WrittenRegion, 'webinar' | 'webinarHistory'>;

/** What can be written, and what for. */
interface EntryKind {
  /** Where below its owner. */
  readonly pointer: '/webinar/upcoming' | '/webinarHistory' | '/otherSites';
  readonly questions: (answers: Answers) => readonly Question[];
  readonly compose: (answers: Answers) => object;
  /** At which index among the entries that are there; by default it comes last. */
  readonly indexIn?: (content: Webinars, answers: Answers) => number | undefined;
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

/** Asks whose content it is added to. */
const regionQuestion: Question = {
  option: 'region',
  field: '/regions',
  words: 'The region that shows it.',
  empty: 'the defaults, which all regions show that state nothing else',
  refusal: (name, { resolved }) => {
    const found = findRegion(resolved, name);
    const keys = resolved.regions.map(({ key }) => key);
    if (found === undefined) return unknownName('region', name, keys).message;
    const target = resolved.written.regions.value.regions[found.key]?.reuse;
    return (
      target && `${found.key} shows what ${target} does (reuse), and can have nothing of its own.`
    );
  },
};

const kindQuestion: Question = {
  option: 'kind',
  field: '',
  words: 'Is it upcoming or recorded?',
  refusal: (kind) =>
    readKind(kind) === undefined ? `A webinar is upcoming or recorded, not "${kind}".` : undefined,
};

const upcomingQuestions: readonly Question[] = [
  { option: 'form', field: '/defaults/webinar/upcoming/webinarSignupForm' },
  { option: 'start', field: '/defaults/webinar/upcoming/startsAt' },
  {
    option: 'details',
    field: '/defaults/webinar/upcoming/webinarDetails',
    words:
      'What it is about, in a sentence. Its date goes in front, unless {{webinarDate}} says where else.',
  },
];

const recordedQuestions: readonly Question[] = [
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

const siteQuestions: readonly Question[] = [
  { option: 'name', field: '/defaults/otherSites/0/name' },
  { option: 'url', field: '/defaults/otherSites/0/url' },
  { option: 'logo', field: '/defaults/otherSites/0/logoSrc' },
];

const pictureQuestion: Question = { option: 'alt', field: '/defaults/otherSites/0/logoSrc/alt' };

const webinars = {
  upcoming: {
    pointer: '/webinar/upcoming',
    questions: () => upcomingQuestions,
    compose: ({ form, start, details = '' }) => ({
      webinarSignupForm: form,
      startsAt: start,
      webinarDetails: details.includes('{{webinarDate}}') ? details : `{{webinarDate}}: ${details}`,
    }),
  },
  recorded: {
    pointer: '/webinarHistory',
    questions: () => recordedQuestions,
    compose: ({ date, title, description, video, fallbackVideo, captions }) => ({
      startsAt: date,
      title,
      description,
      captions,
      videoUrl: video,
      videoFallbackUrl: fallbackVideo,
    }),
    indexIn: ({ webinarHistory = [] }, { date = '' }) => {
      const older = webinarHistory.findIndex(
        ({ startsAt, sortableDate = '' }) => (startsAt ?? sortableDate) < date,
      );
      return older === -1 ? undefined : older;
    },
  },
} as const satisfies Record<string, EntryKind>;

/** A site of the same family, shown by its logo. */
const sisterSite: EntryKind = {
  pointer: '/otherSites',
  questions: ({ logo = '' }) =>
    logo === '' || logo.endsWith('.svg') ? siteQuestions : [...siteQuestions, pictureQuestion],
  compose: ({ name, url, logo, alt }) => ({
    name,
    url,
    logoSrc: alt === undefined ? logo : { file: logo, alt },
  }),
};

/** What `new` can write, as the command line names it. */
export type KindName = 'webinar' | 'sister-site';

/** Which kind it is, as far as that is known. */
function kindOf(name: KindName, answers: Answers): EntryKind | undefined {
  if (name === 'sister-site') return sisterSite;
  const kind = webinarKind(answers);
  return kind && webinars[kind];
}

/** What was said, else what follows from the options that were given. */
function webinarKind({ kind, ...answers }: Answers): keyof typeof webinars | undefined {
  if (kind !== undefined) return readKind(kind);
  const found = webinarKinds.filter((name) =>
    webinars[name].questions().some(({ option }) => answers[option] !== undefined),
  );
  if (found.length < 2) return found[0];
  throw new UsageError('A webinar is upcoming or recorded: say which with --kind.');
}

export const webinarKinds = ['upcoming', 'recorded'] as const;

function readKind(kind: string) {
  return webinarKinds.find((name) => name.startsWith(kind.toLowerCase()));
}

/** What has to be known, as far as that follows from what is. */
export function questionsOf(name: KindName, answers: Answers): readonly Question[] {
  return [regionQuestion, ...(kindOf(name, answers)?.questions(answers) ?? [kindQuestion])];
}

/** Why nothing can be written, whatever else is answered: a single webinar is announced there. */
export function refuseEntry(name: KindName, answers: Answers, project: CheckedProject) {
  const owner = ownerOf(answers, project);
  const { upcoming } = owner.content.webinar ?? {};
  const isOne = upcoming !== undefined && !Array.isArray(upcoming);
  if (kindOf(name, answers) !== webinars.upcoming || !isOne) return undefined;
  const { document } = project.resolved.written.regions;
  const place = formatLocation(document.locate(owner.pointer + webinars.upcoming.pointer, 'key'));
  return `A webinar is announced there already: change it at ${place}, or make it the first of a list.`;
}

/** The region of any of its names, else the defaults; other names have been refused. */
function ownerOf({ region = '' }: Answers, { resolved }: CheckedProject) {
  const { value } = resolved.written.regions;
  const found = findRegion(resolved, region);
  if (found === undefined) return { pointer: '/defaults', content: value.defaults };
  const { key, config } = found;
  const content: Webinars = value.regions[key] ?? {};
  return { pointer: childPointer('/regions', key), content, region: config.name };
}

/** The entry with all answers, which has not been refused. */
export function composeEntry(name: KindName, answers: Answers, project: CheckedProject): Entry {
  const kind = kindOf(name, answers);
  if (kind === undefined) throw new Error('An entry is composed once its kind is known.');
  const { pointer: above, content, region } = ownerOf(answers, project);
  const { document } = project.resolved.written.regions;
  const pointer = above + kind.pointer;
  const entry = toYaml(kind.compose(answers));
  const others = valueAt(content, kind.pointer);
  if (Array.isArray(others)) {
    const index = kind.indexIn?.(content, answers) ?? others.length;
    const after = insertItem(document, 'regions', pointer, index, entry);
    return { pointer: childPointer(pointer, index), after };
  }
  if (kind === webinars.upcoming)
    return { pointer, after: insertField(document, 'regions', pointer, entry) };
  const after = insertField(document, 'regions', pointer, [entry]);
  const note = `${region} has a list of its own now, in place of the one that it showed before: copy from that what it should keep.`;
  return { pointer: childPointer(pointer, 0), after, ...(region !== undefined && { note }) };
}
