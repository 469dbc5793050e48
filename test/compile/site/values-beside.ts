import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';
import { exampleOf } from '../../example-words.ts';

/** Without an hour, since a day that is typed as words counts only then. */
const ofWords = {
  title: 'Careers in water',
  description: 'Three profiles.',
  date: 'May 1, 2026',
  sortableDate: '2026-05-01',
  videoUrl: 'https://video.careerexplorer.example/water.mp4',
};

/** A form on the page in Spanish, and all words of the other group that forms need. */
const formInSpanish = (group: string) => ({
  '/defaults/blockPages/familias/blocks/form': { form: { title: 'Pregunte', form: 'ask' } },
  [`/site/interfaces/es/${group}`]: exampleOf(nodeAt('regions', `/site/interface/${group}`)),
});

const video = {
  title: 'Una clase',
  url: 'https://video.careerexplorer.example/class.mp4',
  poster: 'assets/webinars/first-tools.svg',
  captions: 'assets/webinars/2026-10-one-class-period.vtt',
};

/** Next to what a field takes effect, and its own value before. */
const company: readonly (readonly [RegExp, (pointer: string) => Record<string, unknown>])[] = [
  [/\/joinUrl$/, (pointer) => ({ [pointer.replace(/joinUrl$/, 'joinIsPublic')]: true })],
  [
    /\/joinIsPublic$/,
    (pointer) => ({ [pointer.replace(/joinIsPublic$/, 'joinUrl')]: 'https://meet.example/' }),
  ],
  [
    /\/(?:upcoming|webinarHistory)\/.*\/(?:date|sortableDate)$/,
    (pointer) => ({ [pointer.replace(/\/\w+$/, '')]: ofWords }),
  ],
  // A block has one kind.
  [/\/blocks\/[\w-]+\/(?!shown$)\w+$/, (pointer) => ({ [pointer.replace(/\/\w+$/, '')]: {} })],
  [/\/picture\/alt$/, (pointer) => ({ [pointer.replace(/\/alt$/, '/decorative')]: false })],
  [
    /^\/claims\//,
    (pointer) => ({ [pointer]: 7, '/hero/title': `{{claims.${pointer.split('/')[2] ?? ''}}}` }),
  ],
  [/\/es\/forms$/, () => formInSpanish('confirmed')],
  [/\/es\/confirmed$/, () => formInSpanish('forms')],
  [
    /\/es\/video$/,
    () => ({ '/defaults/blockPages/familias/blocks/video': { video: { title: 'Mire', video } } }),
  ],
  [
    /\/generic\/timeZone$/,
    (pointer) => ({
      [pointer]: 'America/Denver',
      '/defaults/webinar': {
        upcoming: {
          webinarSignupForm: 'webinar-all',
          webinarDetails: 'For all states.',
          startsAt: '2027-05-05 10:00',
        },
      },
    }),
  ],
];

/** What a field needs beside it to take effect, by pointers; undefined where it needs nothing. */
export function valuesBeside(pointer: string): Readonly<Record<string, unknown>> | undefined {
  const [, values] = company.find(([pattern]) => pattern.test(pointer)) ?? [];
  return values?.(pointer);
}
