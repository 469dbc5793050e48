import type { CheckedProject } from '../../compile/check-project.ts';
import type { SourceFile } from '../../diagnostics/span.ts';
import { findRegion } from '../../compile/resolve/names.ts';
import { childPointer, valueAt } from '../../compile/schema/pointer.ts';
import type { WrittenRegion } from '../../compile/schema/written.ts';
import { edited } from './edit-in-steps.ts';
import { insertField, insertItem } from './insert.ts';
import { intoList } from './into-list.ts';
import { readNumber } from './number-as-typed.ts';
import { toYaml } from './yaml-value.ts';

/** What is known of a new entry, by the names of the options that say it. */
export type Answers = Readonly<Record<string, string | undefined>>;

type Webinars = Pick<WrittenRegion, 'webinar' | 'webinarHistory'>;

/** What can be written, and what for. */
interface EntryKind {
  /** Where below its owner. */
  readonly pointer: '/webinar/upcoming' | '/webinarHistory' | '/otherSites';
  readonly compose: (answers: Answers) => object;
  /** At which index among the entries that are there; by default it comes last. */
  readonly indexIn?: (content: Webinars, answers: Answers) => number | undefined;
}

/** An entry as it is to be written. */
export interface Entry {
  /** Where it then stands. */
  readonly pointer: string;
  readonly after: SourceFile;
  /** What a person may not expect of it. */
  readonly note?: string;
}

/** What can be written. */
export type EntryName = 'upcoming' | 'recorded' | 'sister-site';

const kinds: Readonly<Record<EntryName, EntryKind>> = {
  upcoming: {
    pointer: '/webinar/upcoming',
    compose: ({ form, start, title, minutes = '', details = '' }) => ({
      webinarSignupForm: form,
      startsAt: start,
      title,
      durationMinutes: minutes === '' ? undefined : (readNumber(minutes) ?? minutes),
      webinarDetails: details.includes('{{webinarDate}}') ? details : `{{webinarDate}}: ${details}`,
    }),
  },
  recorded: {
    pointer: '/webinarHistory',
    compose: ({ date, title, description, video, fallbackVideo, captions }) => ({
      startsAt: date,
      title,
      description,
      captions,
      videoUrl: video,
      videoFallbackUrl: fallbackVideo,
    }),
    indexIn: ({ webinarHistory = [] }, { date = '' }) => placeOfRecording(webinarHistory, date),
  },
  // A site of the same family, shown by its logo.
  'sister-site': {
    pointer: '/otherSites',
    compose: ({ name, url, logo, alt }) => ({
      name,
      url,
      logoSrc: alt === undefined ? logo : { file: logo, alt },
    }),
  },
};

/** Before the first that is older; undefined where it comes last. */
export function placeOfRecording(
  recorded: NonNullable<Webinars['webinarHistory']>,
  date: string,
): number | undefined {
  const older = recorded.findIndex(
    ({ startsAt, sortableDate = '' }) => (startsAt ?? sortableDate) < date,
  );
  return older === -1 ? undefined : older;
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
export function composeEntry(name: EntryName, answers: Answers, project: CheckedProject): Entry {
  const kind = kinds[name];
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
  if (name === 'upcoming' && others !== undefined) {
    const after = edited(intoList(document, pointer), (listed) =>
      insertItem(listed, 'regions', pointer, 1, entry),
    );
    return { pointer: childPointer(pointer, 1), after };
  }
  if (name === 'upcoming')
    return { pointer, after: insertField(document, 'regions', pointer, entry) };
  const after = insertField(document, 'regions', pointer, [entry]);
  const note = `${region} has a list of its own now, in place of the one that it showed before: copy from that what it should keep.`;
  return { pointer: childPointer(pointer, 0), after, ...(region !== undefined && { note }) };
}
