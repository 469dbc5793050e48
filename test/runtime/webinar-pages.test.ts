import { describe, expect, test } from 'vitest';
import { pageWords } from '../example-words.ts';
import { linkNamed, open } from './open-document.ts';
import { nevada } from './site-data.ts';

function textOf(document: Document): string {
  return (document.querySelector('main')?.textContent ?? '').replace(/\s+/g, ' ');
}

describe('a webinar', () => {
  const startsAt = '2026-05-05T20:00Z';
  const upcoming = { webinarSignupForm: 'form', webinarDetails: 'A tour.', startsAt };
  const regions = (phase: 'begun' | 'over') => [
    { ...nevada, webinar: { upcoming: { ...upcoming, slug: '2026-01-08', phase } } },
  ];
  const { closed } = pageWords.webinar;

  test('that is being held when the site is built is said to have begun without scripts', () => {
    const begun = { data: { regions: regions('begun') } };
    const page = open('/nv/webinar/', begun);
    expect(textOf(page)).toContain(closed.begun);
    expect(linkNamed(page, pageWords.webinar.answers.coming)).toBeUndefined();
    expect(linkNamed(open('/nv/', begun), 'Sign up for the webinar')).toBeUndefined();
    expect(linkNamed(open('/nv/about/', begun), pageWords.closing.webinar.planned.button)).toBe(
      undefined,
    );
  });

  test('has a page of its own under which its recording stands once there is one', () => {
    const page = open('/nv/webinar/2026-01-08/');
    expect(page.querySelector('h1')?.textContent).toBe('A first job shadow');
    const latest = open('/nv/webinar/latest/1/');
    expect(latest.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://careers.example/nv/webinar/2026-01-08/',
    );
    expect(linkNamed(latest, 'Careers in class')).toBe('/nv/webinar/latest/');
    expect(linkNamed(latest, 'https://careers.example/nv/webinar/2026-01-08/')).toBe(
      '/nv/webinar/2026-01-08/',
    );
  });

  test('has a page of its own before, by its day', () => {
    const history = [{ ...nevada, webinarHistory: [] }];
    const data = {
      regions: history.map((region) => ({
        ...region,
        webinar: {
          upcoming: { ...upcoming, slug: '2026-01-08', sortableDate: '2026-05-05' },
        },
      })),
    };
    const page = open('/nv/webinar/2026-01-08/', { data });
    expect(page.querySelector('h1')?.textContent).toBe('Webinar on May 5, 2026');
  });
});
