import { describe, expect, test } from 'vitest';
import { announced, nextAfter, planned } from '../../../runtime/services/schedule.ts';
import { reported, resolvedRegion, traced } from './sample.ts';
import type { Sample } from './sample.ts';

interface Item {
  readonly start?: string;
  readonly slug?: string;
  readonly form?: string;
  readonly details?: string;
}

/** Nevada with a list of webinars, as it is written. */
function listed(...items: readonly Item[]): Sample {
  const lines = items.map(
    ({ start, slug, form = 'spring', details = '{{webinarDate}}: a lesson.' }) => {
      const fields = {
        webinarSignupForm: form,
        startsAt: start,
        slug,
        webinarDetails: `'${details}'`,
      };
      const typed = Object.entries(fields).filter(
        ([, value]) => value !== undefined && value !== '',
      );
      return `        - { ${typed.map(([name, value]) => `${name}: ${String(value)}`).join(', ')} }\n`;
    },
  );
  const nevada = '  nevada:\n    code: NV\n    name: Nevada\n    webinar:\n      upcoming:\n';
  return { regions: nevada + lines.join('') };
}

const june = { start: '2027-06-10 09:00' };
const january = { start: '2027-01-21 15:30' };
const march = { start: '2027-03-14 15:30' };
const spring = listed(june, january, march);

function configAt(at: string) {
  return resolvedRegion('nevada', { ...spring, at }).config;
}

describe('of several webinars', () => {
  test.each([
    ['2027-01-01T00:00:00Z', '2027-01-21', '2027-03-14'],
    ['2027-01-21T23:30:00Z', '2027-01-21', '2027-03-14'],
    ['2027-01-22T00:30:00Z', '2027-03-14', '2027-06-10'],
    ['2027-06-01T00:00:00Z', '2027-06-10', undefined],
  ])('the next is announced, in whatever order they are written: at %s', (at, slug, next) => {
    const config = configAt(at);
    const first = announced(config);
    expect(first?.slug).toBe(slug);
    expect(first && nextAfter(config, first)?.slug).toBe(next);
  });

  test('none is announced once all are over, and each keeps its page', () => {
    const config = configAt('2027-07-01T00:00:00Z');
    expect(announced(config)).toBeUndefined();
    expect(planned(config).map(({ slug, phase }) => [slug, phase])).toEqual([
      ['2027-06-10', 'over'],
      ['2027-01-21', 'over'],
      ['2027-03-14', 'over'],
    ]);
  });

  test('one that was recorded stands among the recordings alone', () => {
    const recorded = `    webinarHistory:\n      - startsAt: 2027-01-21\n        title: A lesson\n        description: About it.\n        videoUrl: https://video.example/it.mp4\n`;
    const regions = `${spring.regions ?? ''}${recorded}`;
    const { config } = resolvedRegion('nevada', { regions, at: '2027-02-01T00:00:00Z' });
    expect(planned(config).map(({ slug }) => slug)).toEqual(['2027-06-10', '2027-03-14']);
  });

  test('each leads from its date to the line that says it', () => {
    const { provenanceOf } = resolvedRegion('nevada', spring);
    expect(traced(provenanceOf('/webinar/upcoming/1/date'))?.typed).toContain(
      'startsAt: «2027-01-21 15:30»',
    );
  });
});

test('two that begin at one instant are reported, with the first', () => {
  const found = reported('webinar-listed-twice', listed(june, { ...june, slug: 'again' }, march));
  expect(found).toMatchObject([{ related: [expect.stringContaining('«2027-06-10 09:00»')] }]);
});

test('one without a form is reported at its own place', () => {
  const found = reported('webinar-without-form', listed(june, { ...march, form: '' }));
  expect(found).toMatchObject([{ marked: expect.stringContaining('2027-03-14') as string }]);
});

test('one whose details name a day of the week that it is not on is reported', () => {
  const wrong = { details: 'Monday, June 10, 2027, 9 a.m. Pacific Time: a lesson.' };
  expect(reported('wrong-weekday', listed(march, wrong))).toHaveLength(1);
});

test('webinars of one region may have one form', () => {
  expect(reported('shared-webinar-form', spring)).toEqual([]);
});
