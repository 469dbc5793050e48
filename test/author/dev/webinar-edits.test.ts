import { expect, test } from 'vitest';
import { listAnnounced } from '../../../cli/author/dev/edits/webinar-edits.ts';
import type { EditAnswer } from '../../../cli/author/page/inspector/edit-messages.ts';
import { openSample } from './open-sample.ts';

type Sample = ReturnType<typeof openSample>;

const answers = {
  region: 'Nevada',
  form: 'spring',
  start: '2031-01-21 15:30',
  title: 'A first lesson',
  minutes: '45',
  details: 'Meet people at work.',
};

function given(values: Readonly<Record<string, string>>) {
  return Object.entries(values).map(([path, value]) => ({ path, value }));
}

function announce({ edits }: Sample, changed: Partial<typeof answers> = {}): EditAnswer {
  const values = given({ ...answers, ...changed });
  return edits.webinar({ action: 'announce', id: '', given: values });
}

function idOf(sample: Sample, at = 0): string {
  return listAnnounced(sample.resolved().written)[at]?.id ?? '';
}

const announced = `    webinar:
      upcoming:
        webinarSignupForm: spring
        startsAt: 2031-01-21 15:30
        durationMinutes: 45
        title: A first lesson
        webinarDetails: '{{webinarDate}}: Meet people at work.'
`;

test('a webinar is announced in its place, and one undo takes it back', () => {
  const sample = openSample();
  const before = sample.read();
  expect(announce(sample)).toEqual({ outcome: 'done', problems: [] });
  expect(sample.read()).toContain(announced);
  expect(sample.read().replace(announced, '')).toBe(before);
  sample.edits.undo();
  expect(sample.read()).toBe(before);
});

test('of a second one and the first a list is made, and each is called off by itself', () => {
  const sample = openSample();
  const before = sample.read();
  announce(sample);
  const one = sample.read();
  announce(sample, { form: 'summer', start: '2031-06-10 09:00' });
  expect(sample.read()).toContain('        - webinarSignupForm: summer\n');
  sample.edits.webinar({ action: 'cancel', id: idOf(sample, 1), given: [] });
  expect(sample.read()).toContain('        - webinarSignupForm: spring\n');
  sample.edits.webinar({ action: 'cancel', id: idOf(sample), given: [] });
  expect(sample.read()).toBe(before);
  expect(one).not.toBe(before);
});

test('one for all regions is called off, and the defaults say that there is none', () => {
  const sample = openSample();
  const before = sample.read();
  const all = `
  webinar:
    upcoming:
      webinarSignupForm: spring
      webinarDetails: 'May 6, 2031: a talk.'
`;
  sample.change('\n  webinar: {}\n', all);
  const answer = sample.edits.webinar({ action: 'cancel', id: idOf(sample), given: [] });
  expect(answer).toMatchObject({ outcome: 'done' });
  expect(sample.read()).toBe(before);
});

const film = {
  title: 'A first lesson',
  description: 'What it shows.',
  videoUrl: 'https://media.careerexplorer.example/talk.mp4',
};

test('one that was held is put among the recordings of its region, which keeps those it showed', () => {
  const sample = openSample();
  announce(sample, { start: '2026-01-21 15:30' });
  const answer = sample.edits.webinar({ action: 'record', id: idOf(sample), given: given(film) });
  expect(answer).toMatchObject({ outcome: 'done' });
  expect(sample.read()).not.toContain('upcoming:\n        webinarSignupForm');
  expect(sample.read()).toContain(`    webinarHistory:
      - startsAt: 2026-01-21 15:30
        title: A first lesson
        description: What it shows.
        videoUrl: https://media.careerexplorer.example/talk.mp4
`);
});

test('what would be wrong is said, and nothing is written', () => {
  const sample = openSample();
  const before = sample.read();
  expect(announce(sample, { start: '1/21/2031' })).toMatchObject({
    outcome: 'refused',
    problems: [{ isError: true }],
  });
  expect(sample.read()).toBe(before);
});

test('one that was changed meanwhile is left alone', () => {
  const sample = openSample();
  announce(sample);
  const id = idOf(sample);
  sample.change('Meet people at work', 'Meet people');
  expect(sample.edits.webinar({ action: 'cancel', id, given: [] })).toMatchObject({
    outcome: 'conflict',
  });
});
