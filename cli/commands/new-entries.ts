import type { CheckedProject } from '../compile/check-project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import type { Answers, EntryName } from '../author/edit/entries.ts';
import { findRegion } from '../compile/resolve/names.ts';
import { isMoment } from '../compile/schema/formats/date.ts';
import { unknownName } from './usage.ts';

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

const questions: Readonly<Record<EntryName, (answers: Answers) => readonly Question[]>> = {
  upcoming: () => upcomingQuestions,
  recorded: () => recordedQuestions,
  'sister-site': ({ logo = '' }) =>
    logo === '' || logo.endsWith('.svg') ? siteQuestions : [...siteQuestions, pictureQuestion],
};

/** What `new` can write, as the command line names it. */
export type KindName = 'webinar' | 'sister-site';

/** Which kind it is, as far as that is known. */
export function entryNameOf(name: KindName, answers: Answers): EntryName | undefined {
  return name === 'sister-site' ? name : webinarKind(answers);
}

/** What was said, else what follows from the options that were given. */
function webinarKind({ kind, ...answers }: Answers): (typeof webinarKinds)[number] | undefined {
  if (kind !== undefined) return readKind(kind);
  const found = webinarKinds.filter((name) =>
    questions[name](answers).some(({ option }) => answers[option] !== undefined),
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
  const kind = entryNameOf(name, answers);
  return [regionQuestion, ...(kind === undefined ? [kindQuestion] : questions[kind](answers))];
}
