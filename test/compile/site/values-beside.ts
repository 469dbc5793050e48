/** Without an hour, since a day that is typed as words counts only then. */
const ofWords = {
  title: 'Careers in water',
  description: 'Three profiles.',
  date: 'May 1, 2026',
  sortableDate: '2026-05-01',
  videoUrl: 'https://video.careerexplorer.example/water.mp4',
};

/** Next to what a field takes effect, and its own value before. */
const company: readonly (readonly [RegExp, (pointer: string) => Record<string, unknown>])[] = [
  [/\/joinUrl$/, (pointer) => ({ [pointer.replace(/joinUrl$/, 'joinIsPublic')]: true })],
  [
    /\/joinIsPublic$/,
    (pointer) => ({ [pointer.replace(/joinIsPublic$/, 'joinUrl')]: 'https://meet.example/' }),
  ],
  [/\/(?:date|sortableDate)$/, (pointer) => ({ [pointer.replace(/\/\w+$/, '')]: ofWords })],
  // A block has one kind.
  [/\/blocks\/[\w-]+\/(?!shown$)\w+$/, (pointer) => ({ [pointer.replace(/\/\w+$/, '')]: {} })],
  [/\/picture\/alt$/, (pointer) => ({ [pointer.replace(/\/alt$/, '/decorative')]: false })],
  [
    /^\/claims\//,
    (pointer) => ({ [pointer]: 7, '/hero/title': `{{claims.${pointer.split('/')[2] ?? ''}}}` }),
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
